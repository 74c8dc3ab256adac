import { sendWrite } from '../../api/client';
import type { Offer } from '../../contract/confirmation';
import { type Acceptance, loanRequest } from '../../contract/loan-request';
import { plainAmount } from '../../format/money-text';
import type { Attempted, Write } from '../../ui/write/use-submit';

interface LoanRequest extends Attempted {
  offer: Offer;
  productId: string | undefined;
}

/** Accepts an offer, which creates an order. Amount and term are sent back unchanged. */
export const pushLoan: Write<LoanRequest, Acceptance> = {
  name: 'push-loan',
  facts: ({ offer: { amount } }) => (amount === undefined ? {} : { amount: plainAmount(amount) }),
  send: ({ offer: { amount, term }, productId, idempotencyKey }) =>
    sendWrite(loanRequest, { amount, periods: term.periods, termUnit: term.unit, productId }, { idempotencyKey }),
};
