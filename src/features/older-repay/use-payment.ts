/** An older repayment: its state, its requests, and what is saved about it in session storage, by order. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import type { Failure } from '../../api/failure';
import type { Commitment } from '../../contract/older-payment';
import type { AlipayPage } from '../../contract/older-payment-alipay';
import type { PaymentCard } from '../../contract/ways-to-repay';
import { type Amount, parseAmount } from '../../format/money';
import { plainAmount } from '../../format/money-text';
import { type Translate, useText } from '../../intl/text';
import { orderQuery } from '../../loan/order';
import { repaymentQuery } from '../../loan/repayment';
import { updateSavedVouchers } from '../../loan/vouchers/vouchers';
import type { OlderOrderKey } from '../../paths';
import { linkAddress, replacePage } from '../../platform/navigation';
import { sessionStore, slot } from '../../platform/storage';
import { safeRedirect } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { RESEND_DELAY } from '../../ui/countdown';
import { useParameters } from '../../ui/links/use-go';
import { showToast } from '../../ui/overlay/toast';
import { failureText } from '../../ui/page/error-view';
import { type Attempt, type Outcome, useSubmit } from '../../ui/write/use-submit';
import { type CardPayment, commitPayment, confirmPayment, openAlipay } from './commands';
import { paymentMethodsQuery } from './queries';
import { isWrongCode, messageIdOf } from './rules';

type OrderId = string | undefined;

/** The chosen card's `key`. The card may no longer exist. */
export const savedCard = (orderId: OrderId) => slot(sessionStore, `bank.card.${orderId ?? ''}`, v.string());

const pendingCode = v.object({
  /** The server's id of the payment that the code belongs to. */
  recordId: v.optional(v.string()),
  /** What it pays, in hundredths; by the time of the code another amount may be due. */
  amount: v.union([v.number(), v.string()]),
  /** The payment's card and token. */
  card: v.string(),
  token: v.optional(v.string()),
  /** Epoch milliseconds; another code may be requested from then on. */
  resendAt: v.number(),
  /** What the server refused as the wrong code. It allows few attempts, so none is spent on the same code again (B15). */
  wrongCodes: v.optional(v.array(v.string())),
});
type PendingCode = v.InferOutput<typeof pendingCode>;

const savedCode = (orderId: OrderId) => slot(sessionStore, `bank.code.${orderId ?? ''}`, pendingCode);

type ErrorPlace = 'bar' | 'cards' | 'code' | 'alipay';

interface PaymentState {
  /** The code that the bank has sent, and the borrower enters; without one, a card is chosen. */
  pending?: PendingCode | undefined;
  /** Shown above the buttons, at the cards or the code's field, or above the Alipay button, until the borrower changes something. */
  error?: { at: ErrorPlace; text: string } | undefined;
  /** The answer to a payment was lost. Only the borrower ends this. */
  isUnknown?: boolean;
  /** Alipay's page is being opened. */
  isLeaving?: boolean;
}

/**
 * @param amount the amount due, in hundredths; undefined while it is loading.
 * @param onPaid called with what was paid when the server accepts it, unless the screen was left before.
 */
export function usePayment(
  order: OlderOrderKey,
  amount: Amount | undefined,
  attempt: Attempt,
  onPaid: (paid: Amount) => void,
) {
  const t = useText();
  const client = useQueryClient();
  const parameters = useParameters();
  const { redirectHosts } = useBrand();
  const { productId, orderId } = order;
  const [state, setState] = useState<PaymentState>(() => ({ pending: savedCode(orderId).read() }));
  const { pending, error, isUnknown = false, isLeaving = false } = state;
  /** Each change ends the last error. */
  const change = (next: PaymentState = {}) => setState((current) => ({ ...current, error: undefined, ...next }));
  const showError = (at: ErrorPlace, text: string) => change({ error: { at, text } });
  const [chosen, setChosen] = useState(() => savedCard(orderId).read());

  const paymentMethods = useQuery(paymentMethodsQuery(orderId));
  const cards = paymentMethods.data?.cards ?? [];
  const cardOf = (key: string | undefined) => cards.find((card) => card.key === key);

  const messagesOf = (failure: Failure) => failureMessages(t, failure, 'olderRepay.failed');
  const toastOf = (failure: Failure) => messagesOf(failure).toast;

  /** Gets a new token after an attempt has used the current one. */
  const renewToken = () => void client.invalidateQueries({ queryKey: paymentMethodsQuery(orderId).queryKey });

  /** If the answer was lost, the payment may have been made, so it is not sent again automatically. */
  const handlePaymentFailure = (failure: Failure, outcome: Outcome) => {
    if (outcome === 'unknown') change({ isUnknown: true });
    else showError(pending && isWrongCode(failure) ? 'code' : 'bar', messagesOf(failure).sentence);
  };

  const savePending = (next: PendingCode | undefined) => {
    savedCode(orderId).save(next);
    change({ pending: next });
  };

  /** Otherwise the screens of this order would show the old amount first. */
  const removeOrderReads = () => {
    // Without the coupon, with which only this screen reads the amount.
    const key = { productId, orderId };
    client.removeQueries({ queryKey: orderQuery(key).queryKey });
    client.removeQueries({ queryKey: repaymentQuery(key).queryKey });
  };

  const finish = ({ amount: paid }: { amount: Amount }, isShown: boolean) => {
    savedCode(orderId).save(undefined);
    // A saved code would be a second payment.
    void updateSavedVouchers(order, { about: 'paid' });
    removeOrderReads();
    if (isShown) onPaid(paid);
    else showToast(t('olderRepay.paid'), { kind: 'done' });
  };

  const handleCommitment = ({ needsCode, recordId }: Commitment, payment: CardPayment, isShown: boolean) => {
    if (!needsCode) return finish(payment, isShown);
    const sent = {
      // The answer to the request of another code may lack it.
      recordId: recordId ?? (payment.asksCode ? pending?.recordId : undefined),
      amount: plainAmount(payment.amount),
      card: payment.card.key,
      token: payment.token,
      resendAt: Date.now() + RESEND_DELAY * 1000,
    };
    savePending(sent);
  };

  const openAlipayPage = ({ address }: AlipayPage) => {
    const url = safeRedirect(address, redirectHosts);
    if (url === undefined) return showError('alipay', t('error.unsafeAddress'));
    change({ isLeaving: true });
    replacePage(new URL(linkAddress(url)), () => change({ isLeaving: false }));
  };

  const loading = t('olderRepay.sending');
  const commit = useSubmit(commitPayment, {
    loading,
    attempt,
    onSuccess: handleCommitment,
    failureText: toastOf,
    onFailure: (failure, { outcome }) => {
      handlePaymentFailure(failure, outcome);
      // After a lost answer the token is kept: the server uses it to recognize a repeated payment.
      if (failure.kind === 'refused' && outcome === 'failed' && pending === undefined) renewToken();
    },
  });
  const confirm = useSubmit(confirmPayment, {
    loading,
    attempt,
    onSuccess: (_, confirmation, isShown) => finish(confirmation, isShown),
    failureText: toastOf,
    onFailure: (failure, { outcome, variables: { code } }) => {
      if (pending && outcome === 'failed' && isWrongCode(failure)) {
        savePending({ ...pending, wrongCodes: [...(pending.wrongCodes ?? []), code] });
      }
      handlePaymentFailure(failure, outcome);
    },
  });
  const alipay = useSubmit(openAlipay, {
    loading,
    onSuccess: openAlipayPage,
    failureText: toastOf,
    onFailure: (failure) => showError('alipay', messagesOf(failure).sentence),
  });

  const commitWith = (card: PaymentCard | undefined, token: string | undefined, asksCode: boolean) => {
    change();
    // The step of the code shows no cards.
    if (card === undefined) return showError(pending ? 'bar' : 'cards', t('olderRepay.cardMissing'));
    if (amount === undefined) return showError('bar', t('olderRepay.amountUnknown'));
    commit.submit({ amount, card, couponId: order.couponId, orderId, token, asksCode });
  };

  const pendingAmount = pending && parseAmount(pending.amount);

  return {
    pending,
    pendingAmount,
    error,
    isUnknown,
    paymentMethods,
    cards,
    chosenCard: cardOf(chosen),
    pendingCard: cardOf(pending?.card),
    paying: commit.outcome === 'sending',
    confirming: confirm.outcome === 'sending',
    opening: alipay.outcome === 'sending' || isLeaving,
    choose(card: PaymentCard) {
      savedCard(orderId).save(card.key);
      setChosen(card.key);
      change();
    },
    pay: () => commitWith(cardOf(chosen), paymentMethods.data?.token, false),
    resend: () => commitWith(cardOf(pending?.card), pending?.token, true),
    confirm(code: string) {
      if (pendingAmount === undefined) return;
      confirm.submit({ amount: pendingAmount, orderId, code, recordId: pending?.recordId });
    },
    /** Discards the pending code and returns to the choice of a card. */
    cancel() {
      savePending(undefined);
      renewToken();
    },
    clearError: () => change(),
    payByAlipay() {
      change();
      if (amount === undefined) return;
      alipay.submit({ userId: parameters.get('userId'), orderId, amount });
    },
    /** Lets the borrower pay again after an unknown outcome. */
    reopen: () => change({ isUnknown: false }),
  };
}

export type Payment = ReturnType<typeof usePayment>;

/**
 * The messages of a failed call: a short one for the toast, and a sentence that stays on the screen. A refusal has the
 * meaning of its code, else the server's message, else the fallback. For any other failure the toast is `error`, as the
 * specification says (section 8).
 */
export function failureMessages(
  t: Translate,
  failure: Failure,
  fallback: 'olderRepay.failed' | 'olderRepay.cardsFailed',
): { toast: string; sentence: string } {
  const isPayment = fallback === 'olderRepay.failed';
  if (failure.kind !== 'refused') return { toast: t('olderRepay.error'), sentence: failureText(t, failure) };
  const meaning = isPayment ? messageIdOf(failure) : undefined;
  const server = meaning === undefined ? failure.serverMessage : undefined;
  const sentence = server ?? t(meaning ?? fallback);
  return { toast: sentence, sentence };
}
