/** The hero of a money screen: a large amount on the gradient, with a label above and facts below. */
import type { ReactNode } from 'react';
import { markAmount } from './amount-mark';
import { fitFigures } from './figures';
import styles from './hero.module.css';

interface HeroProps {
  /** Product or brand, above the amount. */
  product?: ReactNode;
  label: string;
  /** The formatted amount; absent shows a dash. */
  amount: string | undefined;
  /** A text of the server about the amount. */
  note?: string | undefined;
  /** Short facts: dates, terms, coupons. */
  facts?: readonly ReactNode[];
}

export function Hero({ product, label, amount, note, facts = [] }: HeroProps) {
  const length = amount?.length ?? 0;
  if (__REPORT_URL__ !== undefined && amount !== undefined) markAmount();
  const size = length > 22 ? styles.small : length > 14 ? styles.medium : '';
  return (
    <div className={styles.hero}>
      {product}
      <p className={styles.label}>{label}</p>
      <p className={`${styles.amount} ${size}`} {...fitFigures(amount ?? '')}>
        {amount ?? '—'}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Facts facts={facts} />
    </div>
  );
}

/** @param label the list's accessible name. */
export function Facts({ facts, label }: { facts: readonly ReactNode[]; label?: string }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={label}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed while it is shown
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}
