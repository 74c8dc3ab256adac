/** The server's words for an order (contract, section 5: order). */
import * as v from 'valibot';
import { code, flag, line, listOf, record, text } from '../api/decode';

export const order = v.pipe(
  record({
    orderStatus: code,
    noticeStatusText: text,
    noticeDesText: text,
    productName: text,
    productLogo: text,
    userOrderDetail: record({ detail: listOf(line) }),
    isScore: flag,
    h5Url: text,
    isDelay: flag,
    isNewContract: text,
  }),
  v.transform((wire) => ({
    status: wire.orderStatus,
    statusTitle: wire.noticeStatusText,
    statusText: wire.noticeDesText,
    product: { name: wire.productName, logo: wire.productLogo },
    lines: wire.userOrderDetail.detail,
    asksRating: wire.isScore,
    marketAddress: wire.h5Url,
    canExtend: wire.isDelay,
    contractAddress: wire.isNewContract,
  })),
);
export type Order = v.InferOutput<typeof order>;
