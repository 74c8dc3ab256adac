/** A repayment: its schema and its query. */
import * as v from 'valibot';
import { requestTime } from '../api/client';
import { amount, date, line, listOf, MAX_GROUPS, record, text } from '../api/decode';
import { readQuery } from '../api/read-query';
import { firstRead } from '../api/request';
import type { OrderKey } from '../paths';
import { screens } from '../screens';
import { channels, limitChannels } from './channels/channel';
import { type PaymentAnswer, REPAYMENT } from './vouchers/voucher-rules';
import { noteAnswer } from './vouchers/vouchers';

export const repayment = v.pipe(
  record({
    repayAmount: amount,
    productName: text,
    repayDate: date,
    productLogo: text,
    detail: listOf(line),
    repayList: listOf(record({ reviewer: text, channels }), MAX_GROUPS),
    noticeMsg: text,
  }),
  v.transform((wire) => ({
    amount: wire.repayAmount,
    dueDate: wire.repayDate,
    product: { name: wire.productName, logo: wire.productLogo },
    lines: wire.detail,
    groups: limitChannels(wire.repayList.map(({ reviewer, channels: list }) => ({ title: reviewer, channels: list }))),
    notice: wire.noticeMsg,
  })),
);
export type Repayment = v.InferOutput<typeof repayment>;

/** The repayment of an order, and where it can be paid. */
export const repaymentQuery = (order: OrderKey) =>
  readQuery(firstRead(screens.repay.read, order), repayment, (found) => void noteAnswer(order, repaymentAnswer(found)));

/** What a repayment says about saved vouchers. */
export const repaymentAnswer = (found: Repayment): PaymentAnswer => ({
  about: 'payment',
  askedAt: requestTime(found),
  requestType: REPAYMENT,
  amount: found.amount,
  dueDate: found.dueDate,
  channels: found.groups.flatMap((group) => group.channels),
});
