/** An accepted loan request, saved until its order is shown: the order's call answers with neither amount nor time. */
import * as v from 'valibot';
import { amount } from '../api/decode';
import { plainAmount } from '../format/money-text';
import { sessionStore } from '../platform/storage';
import type { StorageKey } from '../platform/storage-keys';

const loanRequest = v.object({
  amount: v.optional(amount),
  /** When the answer arrived, in epoch milliseconds. */
  time: v.number(),
});
type LoanRequest = v.InferOutput<typeof loanRequest>;

const keyOf = (orderId: string): StorageKey => `order.requested.${orderId}`;

export const saveLoanRequest = (orderId: string, { amount: received, time }: LoanRequest): void =>
  void sessionStore.write(keyOf(orderId), { amount: received === undefined ? undefined : plainAmount(received), time });

export const readLoanRequest = (orderId: string): LoanRequest | undefined =>
  sessionStore.read(keyOf(orderId), loanRequest);

export const removeLoanRequest = (orderId: string): void => sessionStore.remove(keyOf(orderId));
