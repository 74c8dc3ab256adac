/** The wire schema of a voucher (contract, section 5: voucher). */
import * as v from 'valibot';
import { amount, listOf, MAX_GROUPS, record, text, textList } from '../../api/decode';

export const voucher = v.pipe(
  record({
    topLogo: text,
    repayDetail: record({
      amount,
      repayTitle: text,
      repayDes: text,
      repayCode: text,
      vCode: text,
      companyName: text,
    }),
    dataList: listOf(record({ title: text, content: textList }), MAX_GROUPS),
    imgList: record({ title: text, eMail: text, content: textList }),
    bottomLogo: text,
  }),
  v.transform(({ topLogo, repayDetail, dataList, imgList, bottomLogo }) => ({
    topLogo,
    amount: repayDetail.amount,
    title: repayDetail.repayTitle,
    text: repayDetail.repayDes,
    /** Address of the image that the store scans. */
    codeImage: repayDetail.repayCode,
    code: repayDetail.vCode,
    company: repayDetail.companyName,
    sections: dataList.filter(({ title, content }) => title !== undefined || content.length > 0),
    guide: { title: imgList.title, contact: imgList.eMail, pictures: imgList.content },
    bottomLogo,
  })),
);
export type Voucher = v.InferOutput<typeof voucher>;
