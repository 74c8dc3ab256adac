/** One older repayment from the choice of a card to the order's page: what is chosen, awaited, lost or done. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LineValue } from '../../api/decode';
import { type Failure, isOutcomeUnknown } from '../../api/failure';
import { replacePage } from '../../host/leave';
import { safeRedirect } from '../../host/urls';
import { orderQuery } from '../../loan/order-queries';
import { repaymentQuery } from '../../loan/repayment-queries';
import type { OlderOrderKey } from '../../paths';
import { showToast } from '../../ui/toast';
import type { Attempt } from '../../ui/use-attempt';
import { useBrand } from '../../ui/use-brand';
import { useParameters } from '../../ui/use-go';
import { useSubmit } from '../../ui/use-submit';
import { type CardPayment, commitPayment, confirmPayment, openAlipay } from './commands';
import { paymentFailureWords } from './failure-words';
import { type AwaitedCode, keepAwaitedCode, keepChosenCard, readAwaitedCode, readChosenCard } from './kept';
import { waysQuery } from './queries';
import { isCode, isWrongCode, RESEND_DELAY } from './rules';
import type { AlipayPage, Commitment, PaymentCard } from './wire';

type Place = 'bar' | 'code' | 'alipay';

/** While it is open, a card is being chosen, or the code of a payment is awaited. */
type Stage = 'open' | 'unknown';

/**
 * @param amount what is due, in hundredths; undefined while it is not known.
 * @param onPaid called when the server has accepted the payment, unless the screen was left before.
 */
export function usePayment(order: OlderOrderKey, amount: LineValue | undefined, attempt: Attempt, onPaid: () => void) {
  const intl = useIntl();
  const client = useQueryClient();
  const parameters = useParameters();
  const { redirectHosts } = useBrand();
  const { orderId } = order;
  const [stage, setStage] = useState<Stage>('open');
  const [awaited, setAwaited] = useState(() => readAwaitedCode(orderId));
  const [chosen, setChosen] = useState(() => readChosenCard(orderId));
  /** What went wrong, and beside what it is told. */
  const [problem, setProblem] = useState<{ at: Place; text: string }>();
  /** Alipay's page is on its way. */
  const [leaving, setLeaving] = useState(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const ways = useQuery(waysQuery(orderId));
  const cards = ways.data?.cards ?? [];
  const cardOf = (key: string | undefined) => cards.find((card) => card.key === key);

  const awaitCode = (next: AwaitedCode | undefined) => {
    keepAwaitedCode(orderId, next);
    setAwaited(next);
  };

  const tell = (text: string, at: Place = 'bar', toast = text) => {
    setProblem({ at, text });
    showToast(toast);
  };

  const tellFailure = (failure: Failure, at: Place) => {
    const { toast, sentence } = paymentFailureWords(intl, failure);
    tell(sentence, at, toast);
  };

  /** An attempt has spent the token of its visit. */
  const openVisit = () => void client.invalidateQueries({ queryKey: waysQuery(orderId).queryKey });

  /** A payment whose answer was lost may have been made: it is never sent again by itself. */
  const tellPaymentFailure = (failure: Failure) => {
    if (!isOutcomeUnknown(failure)) return tellFailure(failure, isWrongCode(failure) ? 'code' : 'bar');
    showToast(paymentFailureWords(intl, failure).toast);
    setProblem(undefined);
    setStage('unknown');
  };

  const finish = () => {
    awaitCode(undefined);
    // The screens of this order would open with what was owed before.
    client.removeQueries({ queryKey: orderQuery(order).queryKey });
    client.removeQueries({ queryKey: repaymentQuery(order).queryKey });
    if (here.current) onPaid();
    else showToast(intl.formatMessage({ id: 'olderRepay.paid' }));
  };

  const followCommitment = ({ needsCode, recordId }: Commitment, { card, token }: CardPayment) => {
    if (!needsCode) return finish();
    awaitCode({ recordId, card: card.key, token, resendAt: Date.now() + RESEND_DELAY * 1000 });
  };

  const followAlipay = ({ address }: AlipayPage) => {
    const url = safeRedirect(address, redirectHosts);
    if (url === undefined) return tell(intl.formatMessage({ id: 'error.unsafeAddress' }), 'alipay');
    setLeaving(true);
    replacePage(url);
  };

  const loading = intl.formatMessage({ id: 'olderRepay.sending' });
  const commit = useSubmit(commitPayment, {
    loading,
    attempt,
    onSuccess: followCommitment,
    onFailure: (failure) => {
      tellPaymentFailure(failure);
      // After a lost answer the same token goes out again: by it the server knows a payment that it has.
      if (failure.kind === 'refused' && !isOutcomeUnknown(failure) && awaited === undefined) openVisit();
    },
  });
  const confirm = useSubmit(confirmPayment, { loading, attempt, onSuccess: finish, onFailure: tellPaymentFailure });
  const alipay = useSubmit(openAlipay, {
    loading,
    onSuccess: followAlipay,
    onFailure: (failure) => tellFailure(failure, 'alipay'),
  });

  const commitWith = (card: PaymentCard | undefined, token: string | undefined, asksCode: boolean) => {
    setProblem(undefined);
    if (card === undefined) return tell(intl.formatMessage({ id: 'olderRepay.cardMissing' }));
    if (amount === undefined) return;
    commit.submit({ amount, card, couponId: order.couponId, orderId, token, asksCode });
  };

  return {
    stage,
    awaited,
    ways,
    cards,
    chosenCard: cardOf(chosen),
    awaitedCard: cardOf(awaited?.card),
    problem,
    paying: commit.isPending,
    confirming: confirm.isPending,
    opening: alipay.isPending || leaving,
    choose(card: PaymentCard) {
      keepChosenCard(orderId, card.key);
      setChosen(card.key);
      setProblem(undefined);
    },
    pay: () => commitWith(cardOf(chosen), ways.data?.token, false),
    resend: () => commitWith(cardOf(awaited?.card), awaited?.token, true),
    confirm(code: string) {
      setProblem(undefined);
      if (!isCode(code)) return tell(intl.formatMessage({ id: 'olderRepay.codeError' }), 'code');
      confirm.submit({ amount, orderId, code, recordId: awaited?.recordId });
    },
    /** Gives the code up and goes back to the choice of a card. */
    cancel() {
      setProblem(undefined);
      awaitCode(undefined);
      openVisit();
    },
    clearProblem: () => setProblem(undefined),
    payByAlipay() {
      setProblem(undefined);
      if (amount === undefined) return;
      alipay.submit({ userId: parameters.get('userId'), orderId, amount });
    },
    /** After an unknown outcome, by the borrower's own wish. */
    reopen: () => setStage('open'),
  };
}

export type Payment = ReturnType<typeof usePayment>;
