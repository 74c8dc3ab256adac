/** A bank card: the bank and the last four digits. The other digits are never shown. */
import { useIntl } from 'react-intl';
import { lastFour, maskBankCard } from '../format/digits';
import { Tile } from '../ui/picture/remote-image';
import styles from './bank-card.module.css';

interface BankCardProps {
  bank: string | undefined;
  /** Complete or masked; undefined if it is unknown. */
  number: string | undefined;
}

export function BankCard({ bank, number }: BankCardProps) {
  const intl = useIntl();
  const name = bank ?? intl.formatMessage({ id: 'bind.card' });
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
            <span className="visually-hidden">
              {intl.formatMessage({ id: 'bind.cardEnding' }, { digits: lastFour(number) })}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
