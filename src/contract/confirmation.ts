/** The offer of a loan. */
import { amount, at, date, flag, line, listOf, optional, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

export const confirmation = {
  path: '/v3/loan-confirm/loan-detail-confirm',
  query: { productId: text, isType: optional(flag) },
  answer: record({
    firstPayment: at(date, 'firstPayTime'),
    amount,
    amountNote: at(text, 'amountDec'),
    term: { periods: text, unit: at(text, 'termUnit') },
    needsReload: at(flag, 'isNeedPop'),
    lines: at(listOf(line), 'details'),
    plan: at(
      listOf(record({ title: text, amount, note: at(text, 'description'), date: at(date, 'pay_time') })),
      'repay_plans',
    ),
    rate: { value: at(text, 'loanRate'), label: at(text, 'ratemsg') },
    contractAddress: at(text, 'isNewContract'),
    product: { name: at(text, 'comProductName'), logo: at(text, 'comProductLogo') },
    coupon: at(amount, 'couNum'),
  }),
} satisfies Call;
export type Offer = AnswerOf<typeof confirmation>;

export default {
  call: confirmation,
  methods: 'GET or POST',
  notRead: ['sendSms', 'messageType'],
  notes: {
    isType: '1 asks for the final amount, after an answer with `isNeedPop` 1',
    amount: 'what the borrower receives',
    isNeedPop: 'whether the amount is not final yet',
    termUnit: 'days or months, see section 6',
    isNewContract: "the agreement's address, in spite of its name",
  },
  example: {
    firstPayTime: 1796041590070,
    amount: 345600,
    periods: 7,
    termUnit: 1,
    isNeedPop: 0,
    details: [
      { text: 'Disbursal amount', value: 345600 },
      { text: 'Receiving account', value: '•••• 0001' },
    ],
    repay_plans: [
      {
        title: 'Instalment 1 of 1',
        amount: 346045,
        description: 'Principal, interest, commission and VAT',
        pay_time: 1796041590,
      },
    ],
    loanRate: '0.0065%',
    ratemsg: 'Daily rate',
    amountDec: 'You receive this amount in full',
    isNewContract: 'https://h5.example.com/#/contract?orderNo=draft-101',
    comProductLogo: '/pictures/product-azul.svg',
    comProductName: 'Préstamo Azul',
    couNum: 5000,
  },
} satisfies CallDocument<typeof confirmation>;
