/** The hero of a money screen: a large amount on the gradient, with a label above and facts below. */
import type { ReactNode } from 'react';
import type { Amount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { fitFigures } from '../text/figures';
import { LongText } from '../text/long-text';
import styles from './hero.module.css';

interface HeroProps {
  /** Product or brand, above the amount. */
  product?: ReactNode;
  label: string;
  amount: Amount | undefined;
  /** A text of the server about the amount. */
  note?: string | undefined;
  facts?: readonly ReactNode[];
  /** A button below the facts. */
  children?: ReactNode;
}

/** In low and in wide windows the facts are beside the amount, so that the content is in sight. */
export function Hero({ product, label, amount, note, facts = [], children }: HeroProps) {
  const t = useText();
  const money = useMoney();
  if (__REPORT_URL__ !== undefined && amount !== undefined) markAmount();
  return (
    <div className={styles.hero}>
      <div>
        {product}
        <p className={styles.label}>{label}</p>
        <div className={styles.figure}>
          {amount === undefined ? (
            <p className={`${styles.amount} ${styles.medium}`}>{t('common.notAvailable')}</p>
          ) : (
            <HeroAmount figure={money(amount)} />
          )}
          {amount !== undefined && note !== undefined && <LongText className={styles.note}>{note}</LongText>}
        </div>
      </div>
      <div>
        <Facts facts={facts} />
        {children}
      </div>
    </div>
  );
}

export function HeroAmount({ figure }: { figure: string }) {
  const size = figure.length > 22 ? styles.small : figure.length > 14 ? styles.medium : '';
  return (
    <p className={`${styles.amount} ${size}`} translate="no" {...fitFigures(figure)}>
      {figure}
    </p>
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

/** Name of the performance mark for the moment when the amount of a money screen is visible. */
export const AMOUNT_MARK = 'amount visible';

/** Sets the mark in the next frame. It may be called for each render; only the first mark is reported. */
const markAmount = () => void requestAnimationFrame(() => performance.mark(AMOUNT_MARK));
