/** The voucher for a payment: the code, and how it is paid. A POST that the app sends once for each opening. */
import * as v from 'valibot';
import { amount, at, code, listOf, MAX_GROUPS, optional, record, text, textList } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

const section = record({ title: text, content: textList });

export const voucher = {
  path: '/v3/loan-details/generate-vcode',
  body: { productId: optional(text), orderId: text, amount, payCode: text, requestType: code },
  answer: record({
    topLogo: text,
    amount: at(amount, 'repayDetail.amount'),
    title: at(text, 'repayDetail.repayTitle'),
    text: at(text, 'repayDetail.repayDes'),
    /** Address of the image that the store scans. */
    codeImage: at(text, 'repayDetail.repayCode'),
    code: at(text, 'repayDetail.vCode'),
    company: at(text, 'repayDetail.companyName'),
    sections: at(
      v.pipe(
        listOf(section, MAX_GROUPS),
        v.transform((list) => list.filter(({ title, content }) => title !== undefined || content.length > 0)),
      ),
      'dataList',
    ),
    guide: {
      title: at(text, 'imgList.title'),
      contact: at(text, 'imgList.eMail'),
      pictures: at(textList, 'imgList.content'),
    },
    bottomLogo: text,
  }),
} satisfies Call;
export type Voucher = AnswerOf<typeof voucher>;

export default {
  call: voucher,
  methods: 'GET or POST',
  notes: {
    requestType: '1 = repayment, 2 = extension',
    repayCode: "an image's address",
    eMail: 'a web or e-mail address',
    content: 'paragraphs; in `imgList` addresses of images',
  },
  example: {
    topLogo: '/pictures/voucher-top.svg',
    repayDetail: {
      amount: 346045,
      repayTitle: 'Pay with this code',
      repayDes: 'Show this code at Tienda Uno.',
      repayCode: '/pictures/code128/52183672541105.svg',
      vCode: '52183672541105',
      companyName: 'Préstamo Azul, S.A.P.I. de C.V.',
    },
    dataList: [{ title: 'How to pay', content: ['1. Go to any Tienda Uno.', '2. Show this code.'] }],
    imgList: {
      title: 'Where to find us',
      eMail: 'https://pagos.example.com/tiendas',
      content: ['/pictures/guide-counter.svg'],
    },
    bottomLogo: '/pictures/voucher-bottom.svg',
  },
} satisfies CallDocument<typeof voucher>;
