/** The repayment of an older loan by card. The answer may require a code. */
import { amount, at, flag, optional, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';
import { OLDER_LOAN } from './ways-to-repay.ts';

/** The code of a refusal: the payment was requested before (specification, section 8). */
export const SUBMITTED_TWICE = '800005';

export const olderPayment = {
  path: `${OLDER_LOAN}/repayment-commit`,
  body: {
    amount,
    bank: at(optional(text), 'bankName'),
    cardId: text,
    cardNumber: at(optional(text), 'cardNo'),
    couponId: optional(text),
    orderId: text,
    token: at(optional(text), 'repayToken'),
    bankCode: optional(text),
    asksCode: at(flag, 'sendMsg'),
  },
  answer: record({
    /** Undefined if the answer does not say it. */
    needsCode: at(optional(flag), 'needValid'),
    recordId: at(text, 'repayRecordId'),
  }),
} satisfies Call;
export type Commitment = AnswerOf<typeof olderPayment>;

export default {
  call: olderPayment,
  isWrite: true,
  refusals: { [SUBMITTED_TWICE]: 'the payment was requested before' },
  notes: { sendMsg: '1 when a code is requested again, else 0 (**assumed**)' },
  example: { needValid: 1, repayRecordId: '8849376387345' },
} satisfies CallDocument<typeof olderPayment>;
