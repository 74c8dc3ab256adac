/** The state of an older repayment: the chosen card, the pending code, errors, and an unknown outcome. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../api/failure';
import type { Amount } from '../../format/money';
import { replacePage } from '../../host/leave';
import { safeRedirect } from '../../host/urls';
import { orderQuery } from '../../loan/order';
import { repaymentQuery } from '../../loan/repayment';
import type { OlderOrderKey } from '../../paths';
import { showToast } from '../../ui/toast';
import type { Attempt } from '../../ui/use-attempt';
import { useBrand } from '../../ui/use-brand';
import { useParameters } from '../../ui/use-go';
import { type Outcome, useSubmit } from '../../ui/use-submit';
import { type CardPayment, commitPayment, confirmPayment, openAlipay } from './commands';
import { paymentFailureMessages } from './error-messages';
import { paymentMethodsQuery } from './queries';
import { isCode, isWrongCode, RESEND_DELAY } from './rules';
import { type PendingCode, readChosenCard, readPendingCode, saveChosenCard, savePendingCode } from './saved-payment';
import type { AlipayPage, Commitment, PaymentCard } from './wire';

type ErrorPlace = 'bar' | 'code' | 'alipay';

/** `open`: choosing a card or entering a code. `unknown`: the answer to a payment was lost. */
type Stage = 'open' | 'unknown';

/**
 * @param amount the amount due, in hundredths; undefined while it is loading.
 * @param onPaid called when the server accepts the payment, unless the screen was left before.
 */
export function usePayment(order: OlderOrderKey, amount: Amount | undefined, attempt: Attempt, onPaid: () => void) {
  const intl = useIntl();
  const client = useQueryClient();
  const parameters = useParameters();
  const { redirectHosts } = useBrand();
  const { orderId } = order;
  const [stage, setStage] = useState<Stage>('open');
  const [pending, setPending] = useState(() => readPendingCode(orderId));
  const [chosen, setChosen] = useState(() => readChosenCard(orderId));
  /** The error message, and where it is shown. */
  const [error, setError] = useState<{ at: ErrorPlace; text: string }>();
  /** Whether Alipay's page is being opened. */
  const [leaving, setLeaving] = useState(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const paymentMethods = useQuery(paymentMethodsQuery(orderId));
  const cards = paymentMethods.data?.cards ?? [];
  const cardOf = (key: string | undefined) => cards.find((card) => card.key === key);

  const updatePendingCode = (next: PendingCode | undefined) => {
    savePendingCode(orderId, next);
    setPending(next);
  };

  const showError = (text: string, at: ErrorPlace = 'bar') => {
    setError({ at, text });
    showToast(text);
  };

  const failureText = (failure: Failure) => paymentFailureMessages(intl, failure).toast;
  const markFailure = (failure: Failure, at: ErrorPlace) =>
    setError({ at, text: paymentFailureMessages(intl, failure).sentence });

  /** Gets a new token after an attempt has used the current one. */
  const renewToken = () => void client.invalidateQueries({ queryKey: paymentMethodsQuery(orderId).queryKey });

  /** If the answer was lost, the payment may have been made, so it is not sent again automatically. */
  const handlePaymentFailure = (failure: Failure, outcome: Outcome) => {
    if (outcome !== 'unknown') return markFailure(failure, isWrongCode(failure) ? 'code' : 'bar');
    setError(undefined);
    setStage('unknown');
  };

  const finish = () => {
    updatePendingCode(undefined);
    // Otherwise the screens of this order would show the old amount first.
    client.removeQueries({ queryKey: orderQuery(order).queryKey });
    client.removeQueries({ queryKey: repaymentQuery(order).queryKey });
    if (mounted.current) onPaid();
    else showToast(intl.formatMessage({ id: 'olderRepay.paid' }));
  };

  const handleCommitment = ({ needsCode, recordId }: Commitment, { card, token }: CardPayment) => {
    if (!needsCode) return finish();
    updatePendingCode({ recordId, card: card.key, token, resendAt: Date.now() + RESEND_DELAY * 1000 });
  };

  const openAlipayPage = ({ address }: AlipayPage) => {
    const url = safeRedirect(address, redirectHosts);
    if (url === undefined) return showError(intl.formatMessage({ id: 'error.unsafeAddress' }), 'alipay');
    setLeaving(true);
    replacePage(url);
  };

  const loading = intl.formatMessage({ id: 'olderRepay.sending' });
  const commit = useSubmit(commitPayment, {
    loading,
    attempt,
    onSuccess: handleCommitment,
    failureText,
    onFailure: (failure, outcome) => {
      handlePaymentFailure(failure, outcome);
      // After a lost answer the token is kept: the server uses it to recognize a repeated payment.
      if (failure.kind === 'refused' && outcome === 'refused' && pending === undefined) renewToken();
    },
  });
  const confirm = useSubmit(confirmPayment, {
    loading,
    attempt,
    onSuccess: finish,
    failureText,
    onFailure: handlePaymentFailure,
  });
  const alipay = useSubmit(openAlipay, {
    loading,
    onSuccess: openAlipayPage,
    failureText,
    onFailure: (failure) => markFailure(failure, 'alipay'),
  });

  const commitWith = (card: PaymentCard | undefined, token: string | undefined, asksCode: boolean) => {
    setError(undefined);
    if (card === undefined) return showError(intl.formatMessage({ id: 'olderRepay.cardMissing' }));
    if (amount === undefined) return;
    commit.submit({ amount, card, couponId: order.couponId, orderId, token, asksCode });
  };

  return {
    stage,
    pending,
    paymentMethods,
    cards,
    chosenCard: cardOf(chosen),
    pendingCard: cardOf(pending?.card),
    error,
    paying: commit.outcome === 'sending',
    confirming: confirm.outcome === 'sending',
    opening: alipay.outcome === 'sending' || leaving,
    choose(card: PaymentCard) {
      saveChosenCard(orderId, card.key);
      setChosen(card.key);
      setError(undefined);
    },
    pay: () => commitWith(cardOf(chosen), paymentMethods.data?.token, false),
    resend: () => commitWith(cardOf(pending?.card), pending?.token, true),
    confirm(code: string) {
      setError(undefined);
      if (!isCode(code)) return showError(intl.formatMessage({ id: 'olderRepay.codeError' }), 'code');
      confirm.submit({ amount, orderId, code, recordId: pending?.recordId });
    },
    /** Discards the pending code and returns to the choice of a card. */
    cancel() {
      setError(undefined);
      updatePendingCode(undefined);
      renewToken();
    },
    clearError: () => setError(undefined),
    payByAlipay() {
      setError(undefined);
      if (amount === undefined) return;
      alipay.submit({ userId: parameters.get('userId'), orderId, amount });
    },
    /** Lets the borrower pay again after an unknown outcome. */
    reopen: () => setStage('open'),
  };
}

export type Payment = ReturnType<typeof usePayment>;
