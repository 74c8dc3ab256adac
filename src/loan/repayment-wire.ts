/** The server's words for a repayment (contract, section 5: repay); both ways to repay read its amount. */
import * as v from 'valibot';
import { amount, date, line, listOf, record, text } from '../api/decode';
import { channels } from './channels-wire';

export const repayment = v.pipe(
  record({
    repayAmount: amount,
    productName: text,
    repayDate: date,
    productLogo: text,
    detail: listOf(line),
    repayList: listOf(record({ reviewer: text, channels })),
    noticeMsg: text,
  }),
  v.transform((wire) => ({
    amount: wire.repayAmount,
    dueDate: wire.repayDate,
    product: { name: wire.productName, logo: wire.productLogo },
    lines: wire.detail,
    groups: wire.repayList.map(({ reviewer, channels: list }) => ({ title: reviewer, channels: list })),
    notice: wire.noticeMsg,
  })),
);
export type Repayment = v.InferOutput<typeof repayment>;
