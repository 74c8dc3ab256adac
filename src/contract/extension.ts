/** The fee of an extension of the due date, and where it can be paid. */
import * as v from 'valibot';
import { amount, at, date, listOf, MAX_GROUPS, optional, optionalList, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';
import { channelExample, channels, limitChannels } from './channel.ts';

const groups = v.pipe(
  listOf(record({ title: text, channels: at(channels, 'list') }), MAX_GROUPS),
  v.transform((list) => limitChannels(list)),
);

export const extension = {
  path: '/v3/installment/loan-play-delay-detail',
  query: { productId: optional(text), orderId: text },
  answer: record({
    fee: { label: at(text, 'delayInfo.reviewer'), amount: at(amount, 'delayInfo.delayAmount') },
    newDueDate: at(date, 'delayInfo.delayTime'),
    product: { name: at(text, 'productName'), logo: at(text, 'productLogo') },
    plan: at(listOf(record({ title: text, amount, note: at(text, 'remark'), date: at(date, 'time') })), 'repayPlan'),
    /** Undefined if the answer does not say it. */
    groups: at(optionalList(groups), 'repayList'),
    notice: at(text, 'noticeMsg'),
    note: text,
  }),
} satisfies Call;
export type Extension = AnswerOf<typeof extension>;

export default {
  call: extension,
  methods: 'GET or POST',
  notes: { reviewer: "the fee's name", delayTime: 'the new due date' },
  example: {
    productLogo: '/pictures/product-azul.svg',
    productName: 'Préstamo Azul',
    delayInfo: { reviewer: 'Extension fee', delayAmount: 17280, delayTime: '2026-12-03T18:00:00.000Z' },
    repayPlan: [{ title: 'Pay now', amount: 17280, remark: 'Extension fee only', time: 1795436790199 }],
    repayList: [{ title: 'Cash in a store', list: [channelExample] }],
    noticeMsg: 'The new date counts once the fee has been received.',
    note: 'You can extend three times in all.',
  },
} satisfies CallDocument<typeof extension>;
