/** A bank card: the bank and the last four digits. The other digits are never shown. */

import { lastFour, maskBankCard } from '../format/digits';
import { useText } from '../intl/text';
import { Tile } from '../ui/picture/remote-image';
import styles from './bank-card.module.css';

interface BankCardProps {
  bank: string | undefined;
  /** Complete or masked; undefined if it is unknown. */
  number: string | undefined;
}

export function BankCard({ bank, number }: BankCardProps) {
  const t = useText();
  const name = bank ?? t('bind.card');
  return (
    <span className={styles.card}>
      <Tile>
        <svg width="1.2em" viewBox="0 0 26 20" className={styles.drawing} aria-hidden="true">
          <rect x="1" y="1" width="24" height="18" rx="3.5" />
          <path d="M1 7h24M5 14h6" />
        </svg>
      </Tile>
      <span className={styles.text}>
        <span className="name">{name}</span>
        {number !== undefined && (
          <>
            <span className={`muted ${styles.number}`} aria-hidden="true">
              {maskBankCard(number)}
            </span>
            <span className="visually-hidden">{t('bind.cardEnding', { digits: lastFour(number) })}</span>
          </>
        )}
      </span>
    </span>
  );
}
