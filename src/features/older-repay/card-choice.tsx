/** A list of bank cards with native radio inputs, so that it works with keyboard and screen reader. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { BankCard } from '../../loan/bank-card';
import { ForwardIcon } from '../../ui/icons';
import { useGo } from '../../ui/use-go';
import styles from './card-choice.module.css';
import type { PaymentCard } from './wire';

interface CardChoiceProps {
  cards: readonly PaymentCard[];
  chosen: PaymentCard | undefined;
  choose: (card: PaymentCard) => void;
  /** Called on a tap on a card. Arrow keys only call `choose`. */
  onSelect?: ((card: PaymentCard) => void) | undefined;
  /** The link to all cards. */
  more?: { path: string } | undefined;
}

export function CardChoice({ cards, chosen, choose, onSelect, more }: CardChoiceProps) {
  const intl = useIntl();
  const go = useGo();
  const group = useId();
  const hintId = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage({ id: 'olderRepay.cards' })}</legend>
      {cards.map((card) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the radio inside handles the keys
        <label
          key={card.key}
          className={styles.row}
          onClick={(event) => {
            // Arrow keys also fire `click`, with `detail` 0.
            if (event.detail > 0) onSelect?.(card);
          }}
        >
          <BankCard bank={card.bank} number={card.number} />
          <input
            className={styles.radio}
            type="radio"
            name={group}
            checked={card === chosen}
            onChange={() => choose(card)}
          />
        </label>
      ))}
      {more && (
        <button type="button" className={styles.more} aria-describedby={hintId} onClick={() => go(more.path)}>
          <span>
            {intl.formatMessage({ id: 'olderRepay.otherCards' })}
            <small id={hintId} className={styles.hint} aria-hidden="true">
              {intl.formatMessage({ id: 'olderRepay.otherCardsHint' })}
            </small>
          </span>
          <ForwardIcon aria-hidden />
        </button>
      )}
    </fieldset>
  );
}
