/** An older repayment: its state, its requests, and what is saved about it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../api/failure';
import type { Amount } from '../../format/money';
import { orderQuery } from '../../loan/order';
import { repaymentQuery } from '../../loan/repayment';
import { noteAnswer } from '../../loan/vouchers/vouchers';
import type { OlderOrderKey } from '../../paths';
import { replacePage } from '../../platform/leave';
import { safeRedirect } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { useParameters } from '../../ui/links/use-go';
import { showToast } from '../../ui/overlay/toast';
import type { Attempt } from '../../ui/write/use-attempt';
import { useSubmit } from '../../ui/write/use-submit';
import type { Outcome } from '../../ui/write/write-state';
import { type CardPayment, commitPayment, confirmPayment, openAlipay } from './commands';
import { paymentFailureMessages } from './error-messages';
import { nextPaymentState, openPayment, type PaymentError, pendingIn } from './payment-state';
import { type AlipayPage, type Commitment, type PaymentCard, paymentMethodsQuery } from './queries';
import { isWrongCode, RESEND_DELAY } from './rules';
import { readChosenCard, readPendingCode, saveChosenCard, savePendingCode } from './saved-payment';

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
  const [state, dispatch] = useReducer(nextPaymentState, orderId, (id) => openPayment(readPendingCode(id)));
  const pending = pendingIn(state);
  const [chosen, setChosen] = useState(() => readChosenCard(orderId));
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

  const failureText = (failure: Failure) => paymentFailureMessages(intl, failure).toast;
  const showFailure = (failure: Failure, at: PaymentError['at']) =>
    dispatch({ type: 'failed', error: { at, text: paymentFailureMessages(intl, failure).sentence } });

  /** Gets a new token after an attempt has used the current one. */
  const renewToken = () => void client.invalidateQueries({ queryKey: paymentMethodsQuery(orderId).queryKey });

  /** If the answer was lost, the payment may have been made, so it is not sent again automatically. */
  const handlePaymentFailure = (failure: Failure, outcome: Outcome) => {
    if (outcome === 'unknown') dispatch({ type: 'answerLost' });
    else showFailure(failure, isWrongCode(failure) ? 'code' : 'bar');
  };

  const finish = () => {
    savePendingCode(orderId, undefined);
    // A saved code would be a second payment.
    void noteAnswer(orderId, { about: 'paid' });
    // Otherwise the screens of this order would show the old amount first.
    client.removeQueries({ queryKey: orderQuery(order).queryKey });
    client.removeQueries({ queryKey: repaymentQuery(order).queryKey });
    if (mounted.current) onPaid();
    else showToast(intl.formatMessage({ id: 'olderRepay.paid' }));
  };

  const handleCommitment = ({ needsCode, recordId }: Commitment, { card, token }: CardPayment) => {
    if (!needsCode) return finish();
    const sent = { recordId, card: card.key, token, resendAt: Date.now() + RESEND_DELAY * 1000 };
    savePendingCode(orderId, sent);
    dispatch({ type: 'codeSent', pending: sent });
  };

  const openAlipayPage = ({ address }: AlipayPage) => {
    const url = safeRedirect(address, redirectHosts);
    if (url === undefined) {
      const text = intl.formatMessage({ id: 'error.unsafeAddress' });
      return dispatch({ type: 'failed', error: { at: 'alipay', text } });
    }
    dispatch({ type: 'alipayOpened' });
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
      if (failure.kind === 'refused' && outcome === 'failed' && pending === undefined) renewToken();
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
    onFailure: (failure) => showFailure(failure, 'alipay'),
  });

  const commitWith = (card: PaymentCard | undefined, token: string | undefined, asksCode: boolean) => {
    dispatch({ type: 'changed' });
    if (card === undefined) {
      const text = intl.formatMessage({ id: 'olderRepay.cardMissing' });
      dispatch({ type: 'failed', error: { at: 'bar', text } });
      return showToast(text);
    }
    if (amount === undefined) return;
    commit.submit({ amount, card, couponId: order.couponId, orderId, token, asksCode });
  };

  return {
    state,
    paymentMethods,
    cards,
    chosenCard: cardOf(chosen),
    pendingCard: cardOf(pending?.card),
    error: 'error' in state ? state.error : undefined,
    paying: commit.outcome === 'sending',
    confirming: confirm.outcome === 'sending',
    opening: alipay.outcome === 'sending' || state.step === 'alipay',
    choose(card: PaymentCard) {
      saveChosenCard(orderId, card.key);
      setChosen(card.key);
      dispatch({ type: 'changed' });
    },
    pay: () => commitWith(cardOf(chosen), paymentMethods.data?.token, false),
    resend: () => commitWith(cardOf(pending?.card), pending?.token, true),
    confirm: (code: string) => confirm.submit({ amount, orderId, code, recordId: pending?.recordId }),
    /** Discards the pending code and returns to the choice of a card. */
    cancel() {
      savePendingCode(orderId, undefined);
      dispatch({ type: 'canceled' });
      renewToken();
    },
    clearError: () => dispatch({ type: 'changed' }),
    payByAlipay() {
      dispatch({ type: 'changed' });
      if (amount === undefined) return;
      alipay.submit({ userId: parameters.get('userId'), orderId, amount });
    },
    /** Lets the borrower pay again after an unknown outcome. */
    reopen: () => dispatch({ type: 'reopened' }),
  };
}

export type Payment = ReturnType<typeof usePayment>;
