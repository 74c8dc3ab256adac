/** A repayment: its payment channels, its schema, and its query. The extension has the same channels. */
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { sendRead } from '../api/client';
import { amount, date, line, listOf, record, text } from '../api/decode';
import type { Read } from '../api/request';
import { safeImage } from '../host/urls';
import type { OrderKey } from '../paths';

const channel = v.pipe(
  record({ logo: text, desc: text, payCode: text, vCode: text, BARcodeImg: text }),
  v.transform(({ logo, desc, payCode, vCode, BARcodeImg }) => ({
    logo,
    name: desc,
    payCode,
    voucherCode: vCode,
    /** An image address, or the value of a barcode to draw. */
    barcode: BARcodeImg,
  })),
);
export type Channel = v.InferOutput<typeof channel>;

export const channels = listOf(channel);

/** The name of the channel with this code; undefined without a code, which several channels may lack. */
export const channelName = (list: readonly Channel[], payCode: string | undefined): string | undefined =>
  payCode === undefined ? undefined : list.find((each) => each.payCode === payCode)?.name;

/**
 * Whether `barcode` is the address of an image (contract, section 6). A bare code is a value to draw, although it could be
 * read as a relative path.
 */
export function isImageAddress(value: string | undefined): boolean {
  if (value === undefined || safeImage(value) === undefined) return false;
  return /^\s*(https?:|data:image\/|\.{0,2}\/)/i.test(value) || /\.(png|jpe?g|gif|webp|svg)(\?.*)?\s*$/i.test(value);
}

export const repayment = v.pipe(
  record({
    repayAmount: amount,
    productName: text,
    repayDate: date,
    productLogo: text,
    detail: listOf(line),
    repayList: listOf(record({ reviewer: text, channels })),
    noticeMsg: text,
  }),
  v.transform((wire) => ({
    amount: wire.repayAmount,
    dueDate: wire.repayDate,
    product: { name: wire.productName, logo: wire.productLogo },
    lines: wire.detail,
    groups: wire.repayList.map(({ reviewer, channels: list }) => ({ title: reviewer, channels: list })),
    notice: wire.noticeMsg,
  })),
);
export type Repayment = v.InferOutput<typeof repayment>;
export type ChannelGroup = Repayment['groups'][number];

export const repaymentRead = ({ productId, orderId }: OrderKey): Read => ({
  client: 'form',
  path: '/v3/installment/loan-play-detail',
  query: { productId, orderId },
});

/** The repayment of an order, and where it can be paid. */
export const repaymentQuery = (order: OrderKey) =>
  queryOptions({
    queryKey: ['repayment', order.productId, order.orderId],
    queryFn: ({ signal }) => sendRead(repaymentRead(order), repayment, signal),
  });
