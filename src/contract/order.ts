/** The details of an order. */
import { at, code, flag, line, listOf, optional, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

export const order = {
  path: '/v3/loan-details/loan-details',
  query: { productId: optional(text), orderId: text },
  answer: record({
    status: at(code, 'orderStatus'),
    statusTitle: at(text, 'noticeStatusText'),
    statusText: at(text, 'noticeDesText'),
    product: { name: at(text, 'productName'), logo: at(text, 'productLogo') },
    lines: at(listOf(line), 'userOrderDetail.detail'),
    asksRating: at(flag, 'isScore'),
    marketAddress: at(text, 'h5Url'),
    /** Undefined if the answer does not say it. */
    canExtend: at(optional(flag), 'isDelay'),
    contractAddress: at(text, 'isNewContract'),
  }),
} satisfies Call;
export type Order = AnswerOf<typeof order>;

export default {
  call: order,
  methods: 'GET or POST',
  notRead: ['inside'],
  notes: {
    orderStatus: 'see section 6',
    h5Url: "the loan market's address",
    isNewContract: "the agreement's address, in spite of its name",
  },
  example: {
    orderStatus: 174,
    noticeStatusText: 'Repayment due soon',
    noticeDesText: 'Your repayment is due on 2026-11-26.',
    productName: 'Préstamo Azul',
    productLogo: '/pictures/product-azul.svg',
    userOrderDetail: {
      detail: [
        { text: 'Order number', value: '1000174' },
        { text: 'Disbursal amount', value: 345600 },
      ],
    },
    isScore: 1,
    h5Url: 'https://h5.example.com/#/recommend-list',
    isDelay: 1,
    isNewContract: 'https://h5.example.com/#/contract?orderNo=1000174',
  },
} satisfies CallDocument<typeof order>;
