/** The states of a payment that is not accepted yet, and how events change them. Pure. */
import type { PendingCode } from './saved-payment';

export interface PaymentError {
  /** Where the message is shown: above the buttons, at the code's field, or above the Alipay button. */
  at: 'bar' | 'code' | 'alipay';
  text: string;
}

export type PaymentState =
  /** The borrower chooses a card. */
  | { step: 'card'; error?: PaymentError | undefined }
  /** Alipay's page is being opened. */
  | { step: 'alipay' }
  /** The bank has sent a code, which the borrower enters. */
  | { step: 'code'; pending: PendingCode; error?: PaymentError | undefined }
  /** The answer to a payment was lost. */
  | { step: 'unknown'; pending: PendingCode | undefined };

export type PaymentEvent =
  /** The borrower has changed or sent something, so the last error no longer applies. */
  | { type: 'changed' }
  | { type: 'failed'; error: PaymentError }
  | { type: 'answerLost' }
  | { type: 'codeSent'; pending: PendingCode }
  | { type: 'alipayOpened' }
  /** The borrower discards the pending code. */
  | { type: 'canceled' }
  /** The borrower returns to the payment after an unknown outcome. */
  | { type: 'reopened' };

/** The state of a screen that opens; a code may be pending since an earlier visit. */
export const openPayment = (pending: PendingCode | undefined, error?: PaymentError): PaymentState =>
  pending === undefined ? { step: 'card', error } : { step: 'code', pending, error };

export const pendingIn = (state: PaymentState): PendingCode | undefined =>
  'pending' in state ? state.pending : undefined;

export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  const pending = pendingIn(state);
  // Only the borrower ends an unknown outcome.
  if (state.step === 'unknown') return event.type === 'reopened' ? openPayment(pending) : state;
  switch (event.type) {
    case 'changed':
      return state.step === 'alipay' ? state : openPayment(pending);
    case 'failed':
      return openPayment(pending, event.error);
    case 'answerLost':
      return { step: 'unknown', pending };
    case 'codeSent':
      return { step: 'code', pending: event.pending };
    case 'alipayOpened':
      return state.step === 'card' ? { step: 'alipay' } : state;
    case 'canceled':
      return { step: 'card' };
    case 'reopened':
      return state;
  }
}
