/** The code that confirms the repayment of an older loan. */
import { at, noData, text } from '../api/decode.ts';
import type { Call, CallDocument } from './call.ts';
import { OLDER_LOAN } from './ways-to-repay.ts';

export const olderPaymentCode = {
  path: `${OLDER_LOAN}/repayment-confirm`,
  body: { orderId: text, code: at(text, 'verifyCode'), recordId: at(text, 'repaymentRecordId') },
  answer: noData,
} satisfies Call;

export default {
  title: 'older payment: code',
  call: olderPaymentCode,
  isWrite: true,
  refusals: { 800006: 'wrong verification code', 800005: 'the payment was requested before' },
} satisfies CallDocument<typeof olderPaymentCode>;
