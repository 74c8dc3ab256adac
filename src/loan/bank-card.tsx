/** A bank card: the bank and the last four digits. The other digits are never shown. */
import type { BankCard as Card } from '../contract/cards';
import { lastFour, maskBankCard } from '../format/digits';
import { useText } from '../intl/text';
import { Tile } from '../ui/picture/remote-image';
import styles from './bank-card.module.css';

/** @param number complete or masked. */
export function BankCard({ bank, number }: Pick<Card, 'bank' | 'number'>) {
  const t = useText();
  const name = bank ?? t('bind.card');
  return (
    <span className={styles.card}>
      <Tile>
        <svg width="1.3em" viewBox="0 0 28 22" className={styles.drawing} aria-hidden="true">
          <rect x="2" y="2" width="24" height="18" rx="3.5" />
          <path d="M2 8h24M6 15h6" />
        </svg>
      </Tile>
      <span className={styles.text}>
        <span className="name" translate="no">
          {name}
        </span>
        {number !== undefined && (
          <>
            <span className={`muted ${styles.number}`} aria-hidden="true" translate="no">
              {maskBankCard(number)}
            </span>
            <span className="visually-hidden">{t('bind.cardEnding', { digits: lastFour(number) })}</span>
          </>
        )}
      </span>
    </span>
  );
}
