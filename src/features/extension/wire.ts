/** The wire schema of an extension (contract, section 5: extension). */
import * as v from 'valibot';
import { amount, date, listOf, record, text } from '../../api/decode';
import { channels } from '../../loan/repayment';

export const extension = v.pipe(
  record({
    productLogo: text,
    productName: text,
    delayInfo: record({ reviewer: text, delayAmount: amount, delayTime: date }),
    repayPlan: listOf(record({ title: text, amount, remark: text, time: date })),
    repayList: listOf(record({ title: text, list: channels })),
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
    groups: wire.repayList.map(({ title, list }) => ({ title, channels: list })),
    notice: wire.noticeMsg,
    note: wire.note,
  })),
);
