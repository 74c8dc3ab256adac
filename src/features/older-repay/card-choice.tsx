/** A radio list of bank cards, native inside, so that keyboard and screen reader find it. */
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
  /** A tap on a card; arrow keys only `choose`. */
  settle?: ((card: PaymentCard) => void) | undefined;
  /** The way to all cards. */
  more?: { path: string } | undefined;
}

export function CardChoice({ cards, chosen, choose, settle, more }: CardChoiceProps) {
  const intl = useIntl();
  const go = useGo();
  const group = useId();
  const hintId = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{intl.formatMessage({ id: 'olderRepay.cards' })}</legend>
      {cards.map((card) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the radio inside hears the keys
        <label
          key={card.key}
          className={styles.row}
          onClick={(event) => {
            // Arrow keys click too, with no finger or pointer.
            if (event.detail > 0) settle?.(card);
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
