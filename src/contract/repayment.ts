/** What is due on an order, and where it can be paid. */
import * as v from 'valibot';
import { amount, at, date, line, listOf, MAX_GROUPS, optional, optionalList, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';
import { channelExample, channels, limitChannels } from './channel.ts';

const groups = v.pipe(
  listOf(record({ title: at(text, 'reviewer'), channels }), MAX_GROUPS),
  v.transform((list) => limitChannels(list)),
);

export const repayment = {
  path: '/v3/installment/loan-play-detail',
  query: { productId: optional(text), orderId: text },
  answer: record({
    amount: at(amount, 'repayAmount'),
    dueDate: at(date, 'repayDate'),
    product: { name: at(text, 'productName'), logo: at(text, 'productLogo') },
    lines: at(listOf(line), 'detail'),
    /** Undefined if the answer does not say it. */
    groups: at(optionalList(groups), 'repayList'),
    notice: at(text, 'noticeMsg'),
  }),
} satisfies Call;
export type Repayment = AnswerOf<typeof repayment>;

export default {
  call: repayment,
  methods: 'GET or POST',
  notes: {
    reviewer: "the group's title",
    BARcodeImg: "an image's address, or the text of a barcode",
  },
  example: {
    repayAmount: 346045,
    productName: 'Préstamo Azul',
    repayDate: '2026-11-26 12:00:00',
    productLogo: '/pictures/product-azul.svg',
    detail: [
      { text: 'Disbursal amount', value: 345600 },
      { text: 'Interest', value: 157 },
    ],
    repayList: [
      { reviewer: 'Cash in a store', channels: [channelExample] },
      {
        reviewer: 'Bank transfer',
        channels: [
          {
            logo: '/pictures/channel-banco-norte.svg',
            desc: 'Banco Norte transfer',
            payCode: 'BANK01',
            vCode: '012188002063416882',
            BARcodeImg: '',
          },
        ],
      },
    ],
    noticeMsg: 'A payment shows here by the next business day.',
  },
} satisfies CallDocument<typeof repayment>;
