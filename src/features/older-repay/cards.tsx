/** The list of bank cards to pay with, and its loading, failed and empty states. */

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { mayHaveMore } from '../../api/decode';
import { type Failure, toFailure } from '../../api/failure';
import type { PaymentCard, WaysToRepay } from '../../contract/ways-to-repay';
import { useText } from '../../intl/text';
import { BankCard } from '../../loan/bank-card';
import { useOrderAction } from '../../loan/order';
import { type OlderOrderKey, paths } from '../../paths';
import { Button, InlineError } from '../../ui/form/button';
import checkbox from '../../ui/form/checkbox.module.css';
import { GoButton } from '../../ui/links/go-button';
import { RowButton } from '../../ui/links/link-row';
import { useGo } from '../../ui/links/use-go';
import { showToast } from '../../ui/overlay/toast';
import { Card, CutHint } from '../../ui/page/card';
import { SessionEnded } from '../../ui/page/session-ended';
import { CardSkeleton } from '../../ui/page/skeleton';
import { EmptyView } from '../../ui/page/state-view';
import { useRetryOnReturn } from '../../ui/page/use-network-return';
import { AddIcon, ListIcon } from '../../ui/picture/icons';
import { Tile } from '../../ui/picture/remote-image';
import styles from './older-repay.module.css';
import { failureMessages } from './use-payment';

/** The number of cards on the payment screen; all cards are on a separate screen. */
const SHORT_LIST = 3;

interface CardsProps {
  query: UseQueryResult<WaysToRepay>;
  order: OlderOrderKey;
  chosen: PaymentCard | undefined;
  choose: (card: PaymentCard) => void;
  /** Called on a tap on a card, which ends the choice. Arrow keys only call `choose`. */
  onSelect?: (card: PaymentCard) => void;
  /** Whether only a few cards and a link to all are shown. */
  short?: boolean;
  error?: string | undefined;
  /** Whether the screen has a primary button besides those of a failure. */
  hasAction?: boolean;
}

/** The error may be above what is in sight. */
const reveal = (error: HTMLElement | null) => error?.scrollIntoView({ block: 'center' });

export function Cards({ query, order, chosen, choose, onSelect, short = false, error, hasAction = false }: CardsProps) {
  const t = useText();
  const go = useGo();
  const group = useId();
  const failure = query.isError && !query.isFetching ? toFailure(query.error) : undefined;
  const isSessionLost = failure?.kind === 'sessionLost';
  const messages = failure && !isSessionLost ? failureMessages(t, failure, 'olderRepay.cardsFailed') : undefined;
  const toast = messages?.toast;
  useEffect(() => {
    if (toast !== undefined) showToast(toast);
  }, [toast]);
  if (query.data === undefined) {
    if (isSessionLost) return <SessionEnded />;
    if (failure && messages) {
      return (
        <CardsFailure
          failure={failure}
          sentence={messages.sentence}
          order={order}
          retry={() => void query.refetch()}
          hasAction={hasAction}
        />
      );
    }
    // As in the skeletons of the two screens (`screens.ts`).
    return <CardSkeleton shape={short ? 5 : 3} />;
  }
  const { cards, offersAlipay } = query.data;
  if (cards.length === 0) {
    return (
      <EmptyView title="bind.emptyTitle" text={offersAlipay ? 'olderRepay.noCardsAlipay' : 'olderRepay.noCardsText'}>
        <GoButton variant={offersAlipay ? 'secondary' : 'primary'} to={paths.bindCard()} label="bind.add" />
      </EmptyView>
    );
  }
  return (
    <fieldset className={`surface ${styles.group}`}>
      <legend className={`heading ${styles.legend}`}>{t('bind.card')}</legend>
      {error !== undefined && (
        <div ref={reveal} className={styles.cardsError}>
          <InlineError>{error}</InlineError>
        </div>
      )}
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
            className={checkbox.input}
            type="radio"
            name={group}
            checked={card === chosen}
            onChange={() => choose(card)}
          />
        </label>
      ))}
      {!short && mayHaveMore(cards) && <CutHint />}
      <RowButton
        icon={<Tile>{short ? <ListIcon /> : <AddIcon />}</Tile>}
        name={t(short ? 'olderRepay.otherCards' : 'bind.add')}
        hint={short ? t('olderRepay.otherCardsHint') : undefined}
        onClick={() => go(short ? paths.olderRepayChoose(order) : paths.bindCard())}
      />
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
  sentence: string;
  order: OlderOrderKey;
  retry: () => void;
  hasAction: boolean;
}

function CardsFailure({ failure, sentence, order, retry, hasAction }: CardsFailureProps) {
  const t = useText();
  const orderAction = useOrderAction(order);
  const action = failure.kind === 'refused' ? orderAction : undefined;
  const variant = hasAction ? 'secondary' : 'primary';
  const title = t('olderRepay.cardsFailed');
  useRetryOnReturn(failure, retry);
  return (
    <Card>
      <div className={styles.block} role="alert">
        <p className={styles.status}>{title}</p>
        {sentence !== title && <p className="muted">{sentence}</p>}
        {action && (
          <Button variant={variant} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
        <Button variant={action ? 'secondary' : variant} onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </Card>
  );
}
