/** The code that confirms the repayment of an older loan. */
import { at, noData, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';
import { SUBMITTED_TWICE } from './older-payment.ts';
import { OLDER_LOAN } from './ways-to-repay.ts';

/** The code of a refusal: the verification code is wrong (specification, section 8). */
export const WRONG_CODE = '800006';

export const olderPaymentCode = {
  path: `${OLDER_LOAN}/repayment-confirm`,
  body: { orderId: text, code: at(text, 'verifyCode'), recordId: at(text, 'repaymentRecordId') },
  answer: noData,
} satisfies Call;

export default {
  title: 'older payment: code',
  call: olderPaymentCode,
  isWrite: true,
  refusals: { [WRONG_CODE]: 'wrong verification code', [SUBMITTED_TWICE]: 'the payment was requested before' },
} satisfies CallDocument<typeof olderPaymentCode>;
