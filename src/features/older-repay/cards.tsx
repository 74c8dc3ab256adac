/** The list of bank cards to pay with, and its loading, failed and empty states. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { isCut } from '../../api/decode';
import { type Failure, toFailure } from '../../api/failure';
import { BankCard } from '../../loan/bank-card';
import { useOrderAction } from '../../loan/order';
import { type OlderOrderKey, paths } from '../../paths';
import { Button } from '../../ui/form/button';
import { useGo } from '../../ui/links/use-go';
import { showToast } from '../../ui/overlay/toast';
import { Card } from '../../ui/page/card';
import { CardSkeleton } from '../../ui/page/skeleton';
import { StateView } from '../../ui/page/state-view';
import { ForwardIcon } from '../../ui/picture/icons';
import { EMPTY } from '../../ui/picture/illustration';
import { RestNote } from '../../ui/text/rest-note';
import { cardsFailureMessages } from './error-messages';
import styles from './older-repay.module.css';
import type { PaymentCard, PaymentMethods } from './queries';

/** The number of cards on the payment screen; all cards are on a separate screen. */
const SHORT_LIST = 3;

interface CardsProps {
  query: UseQueryResult<PaymentMethods>;
  order: OlderOrderKey;
  chosen: PaymentCard | undefined;
  choose: (card: PaymentCard) => void;
  /** Called on a tap on a card, which ends the choice. Arrow keys only call `choose`. */
  onSelect?: (card: PaymentCard) => void;
  /** Whether only a few cards and a link to all are shown. */
  short?: boolean;
}

export function Cards({ query, order, chosen, choose, onSelect, short = false }: CardsProps) {
  const intl = useIntl();
  const go = useGo();
  const group = useId();
  const hintId = useId();
  if (query.data === undefined) {
    if (query.isError && !query.isFetching) {
      return <CardsFailure failure={toFailure(query.error)} order={order} retry={() => void query.refetch()} />;
    }
    // As in the skeletons of the two screens (`screens.ts`).
    return <CardSkeleton shape={short ? 4 : 3} />;
  }
  const { cards, offersAlipay } = query.data;
  if (cards.length === 0) {
    return (
      <StateView
        illustration={EMPTY}
        title={intl.formatMessage({ id: 'olderRepay.noCardsTitle' })}
        text={intl.formatMessage({ id: offersAlipay ? 'olderRepay.noCardsAlipay' : 'olderRepay.noCardsText' })}
      >
        <Button variant={offersAlipay ? 'secondary' : 'primary'} onClick={() => go(paths.bindCard())}>
          {intl.formatMessage({ id: 'olderRepay.addCard' })}
        </Button>
      </StateView>
    );
  }
  return (
    <fieldset className={`surface ${styles.group}`}>
      <legend className={`heading ${styles.legend}`}>{intl.formatMessage({ id: 'olderRepay.cards' })}</legend>
      {(short ? shortened(cards, chosen) : cards).map((card) => (
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
      {!short && isCut(cards) && <RestNote />}
      {short && (
        <button
          type="button"
          className={styles.more}
          aria-describedby={hintId}
          onClick={() => go(paths.olderRepayChoose(order))}
        >
          <span>
            {intl.formatMessage({ id: 'olderRepay.otherCards' })}
            <small id={hintId} className={`hint ${styles.moreHint}`} aria-hidden="true">
              {intl.formatMessage({ id: 'olderRepay.otherCardsHint' })}
            </small>
          </span>
          <ForwardIcon />
        </button>
      )}
    </fieldset>
  );
}

/** The first few cards; the chosen card comes first if it is not among them. */
function shortened(cards: readonly PaymentCard[], chosen: PaymentCard | undefined): readonly PaymentCard[] {
  const first = cards.slice(0, SHORT_LIST);
  return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first.slice(0, SHORT_LIST - 1)];
}

interface CardsFailureProps {
  failure: Failure;
  order: OlderOrderKey;
  retry: () => void;
}

function CardsFailure({ failure, order, retry }: CardsFailureProps) {
  const intl = useIntl();
  const orderAction = useOrderAction(order);
  const { toast, sentence } = cardsFailureMessages(intl, failure);
  const title = intl.formatMessage({ id: 'olderRepay.cardsFailed' });
  useEffect(() => showToast(toast), [toast]);
  return (
    <Card>
      <div className={styles.failed} role="alert">
        <p className={styles.status}>{title}</p>
        {sentence !== title && <p className="muted">{sentence}</p>}
        {failure.kind === 'refused' && orderAction && (
          <Button onClick={orderAction.onClick}>{orderAction.label}</Button>
        )}
        <div className={styles.again}>
          <Button variant="text" onClick={retry}>
            {intl.formatMessage({ id: 'common.tryAgain' })}
          </Button>
        </div>
      </div>
    </Card>
  );
}
