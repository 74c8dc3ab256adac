import { sendWrite } from '../../api/client';
import { plainAmount } from '../../format/money';
import type { Attempted, Write } from '../../ui/write/use-submit';
import { type Acceptance, acceptance, type Offer } from './queries';

interface LoanRequest extends Attempted {
  offer: Offer;
  productId: string | undefined;
}

/** Accepts an offer, which creates an order. Amount and term are sent back unchanged. */
export const pushLoan: Write<LoanRequest, Acceptance> = {
  mutationKey: ['push-loan'],
  facts: ({ offer: { amount } }) => (amount === undefined ? {} : { amount: plainAmount(amount) }),
  mutationFn: ({ offer: { amount, term }, productId, idempotencyKey }) =>
    sendWrite(
      '/v3/loan-confirm/loan-detail-push',
      acceptance,
      { amount, periods: term.periods, termUnit: term.unit, productId },
      { idempotencyKey },
    ),
};
