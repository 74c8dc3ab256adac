/** An extension: its schema and its query. */
import * as v from 'valibot';
import { requestTime } from '../api/client';
import { amount, date, listOf, MAX_GROUPS, record, text } from '../api/decode';
import { readQuery } from '../api/read-query';
import { firstRead } from '../api/request';
import type { OrderKey } from '../paths';
import { screens } from '../screens';
import { channels, limitChannels } from './channels/channel';
import { EXTENSION, type PaymentAnswer } from './vouchers/voucher-rules';
import { noteAnswer } from './vouchers/vouchers';

export const extension = v.pipe(
  record({
    productLogo: text,
    productName: text,
    delayInfo: record({ reviewer: text, delayAmount: amount, delayTime: date }),
    repayPlan: listOf(record({ title: text, amount, remark: text, time: date })),
    repayList: listOf(record({ title: text, list: channels }), MAX_GROUPS),
    noticeMsg: text,
    note: text,
  }),
  v.transform((wire) => ({
    fee: { label: wire.delayInfo.reviewer, amount: wire.delayInfo.delayAmount },
    newDueDate: wire.delayInfo.delayTime,
    product: { name: wire.productName, logo: wire.productLogo },
    plan: wire.repayPlan.map(({ title, amount: due, remark, time }) => ({
      title,
      amount: due,
      note: remark,
      date: time,
    })),
    groups: limitChannels(wire.repayList.map(({ title, list }) => ({ title, channels: list }))),
    notice: wire.noticeMsg,
    note: wire.note,
  })),
);
type Extension = v.InferOutput<typeof extension>;

/** The fee of an extension, and where it can be paid. */
export const extensionQuery = (order: OrderKey) =>
  readQuery(
    firstRead(screens.extension.read, order),
    extension,
    (found) => void noteAnswer(order, extensionAnswer(found)),
  );

/** What an extension says about saved vouchers. */
export const extensionAnswer = (found: Extension): PaymentAnswer => ({
  about: 'payment',
  askedAt: requestTime(found),
  requestType: EXTENSION,
  amount: found.fee.amount,
  channels: found.groups.flatMap((group) => group.channels),
});
