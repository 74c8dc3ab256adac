/** The acceptance of an offer, which creates an order. */
import { amount, at, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

export const loanRequest = {
  path: '/v3/loan-confirm/loan-detail-push',
  body: { amount, periods: text, termUnit: text, productId: text },
  answer: record({ detailsAddress: at(text, 'lendDetailsUrl') }),
} satisfies Call;
export type Acceptance = AnswerOf<typeof loanRequest>;

export default {
  call: loanRequest,
  methods: 'GET or POST',
  isWrite: true,
  notes: { periods: 'amount and term as the offer had them', lendDetailsUrl: 'where the app goes next' },
  example: { lendDetailsUrl: 'https://h5.example.com/#/loan-detail?orderId=308446371170260&productId=101' },
} satisfies CallDocument<typeof loanRequest>;
