/** An accepted loan request, saved until its order is shown: the order's call answers with neither amount nor time. */
import * as v from 'valibot';
import { amount } from '../api/decode';
import { plainAmount } from '../format/money-text';
import { sessionStore, slot } from '../platform/storage';

const loanRequest = v.object({
  amount: v.optional(amount),
  /** When the answer arrived, in epoch milliseconds. */
  time: v.number(),
});
type LoanRequest = v.InferOutput<typeof loanRequest>;

const saved = (orderId: string) => slot(sessionStore, `order.requested.${orderId}`, loanRequest);

export const saveLoanRequest = (orderId: string, { amount: received, time }: LoanRequest): void =>
  saved(orderId).save({ amount: received === undefined ? undefined : plainAmount(received), time });

export const readLoanRequest = (orderId: string) => saved(orderId).read();

export const removeLoanRequest = (orderId: string) => saved(orderId).save(undefined);
