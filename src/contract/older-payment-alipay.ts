/** The address of Alipay's page for an older loan. Nothing is paid yet. */
import { amount, at, optional, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';
import { OLDER_LOAN } from './ways-to-repay.ts';

export const olderPaymentAlipay = {
  path: `${OLDER_LOAN}/repayment-huichao`,
  body: { userId: optional(text), orderId: text, amount },
  answer: record({ address: at(text, 'url') }),
} satisfies Call;
export type AlipayPage = AnswerOf<typeof olderPaymentAlipay>;

export default {
  title: 'older payment: Alipay',
  call: olderPaymentAlipay,
  isWrite: true,
  example: { url: 'https://h5.example.com/sandbox/alipay/8186545589680' },
} satisfies CallDocument<typeof olderPaymentAlipay>;
