/** An accepted loan request, saved until its order is shown: the order's call answers with neither amount nor time. */
import * as v from 'valibot';
import { type StorageKey, sessionStore } from '../host/storage';

const loanRequest = v.object({
  amount: v.optional(v.union([v.number(), v.string()])),
  /** When the answer arrived, in epoch milliseconds. */
  time: v.number(),
});
type LoanRequest = v.InferOutput<typeof loanRequest>;

const keyOf = (orderId: string): StorageKey => `order.requested.${orderId}`;

export const saveLoanRequest = (orderId: string, request: LoanRequest): void =>
  void sessionStore.write(keyOf(orderId), request);

export const readLoanRequest = (orderId: string): LoanRequest | undefined =>
  sessionStore.read(keyOf(orderId), loanRequest);

export const removeLoanRequest = (orderId: string): void => sessionStore.remove(keyOf(orderId));
