/** The request of a voucher, and the schema of its answer (contract, section 5: voucher). */

import { type Query, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { sendRead } from '../../api/client';
import { amount, listOf, MAX_GROUPS, record, text, textList } from '../../api/decode';
import { readQuery } from '../../api/read-query';
import { orderKeyOf } from '../../loan/order';
import { isSameVoucher, type SavedVoucherKey, voucherRead } from '../../loan/vouchers/voucher-rules';
import { readVouchers } from '../../loan/vouchers/vouchers';
import type { VoucherKey } from '../../paths';
import type { Parameters } from '../../platform/address';
import { readParameters } from '../../platform/session';

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

/** Whether there is no voucher yet. A voucher on screen must not change when the tab or the network returns. */
const isMissing = (query: Query<Voucher>) => query.state.data === undefined;

export const voucherKeyOf = (parameters: Parameters): VoucherKey => ({
  ...orderKeyOf(parameters),
  amount: parameters.get('amount'),
  payCode: parameters.get('payCode'),
  requestType: parameters.get('requestType'),
});

/** A POST used as a query; sent once each time the instructions are opened. */
export const voucherQuery = (key: VoucherKey) =>
  queryOptions({
    ...readQuery(voucherRead(key), voucher),
    queryFn: async ({ signal }) => {
      // The saved voucher is shown first, so that a change can be told.
      const saved = readVouchers(readParameters().get('userId'));
      try {
        return await sendRead(voucherRead(key), voucher, signal);
      } finally {
        await saved;
      }
    },
    refetchOnWindowFocus: isMissing,
    refetchOnReconnect: isMissing,
    // Without a `payCode` the address does not tell the channel.
    ...(key.payCode === undefined && { gcTime: 0 }),
  });

/** The voucher as it was saved when the instructions were opened; null when none is saved. */
export const savedVoucherQuery = (key: SavedVoucherKey) =>
  queryOptions({
    queryKey: ['saved-voucher', key.userId, key.productId, key.orderId, key.requestType, key.amount, key.payCode],
    queryFn: async () => (await readVouchers(key.userId)).find((each) => isSameVoucher(each, key)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
