/** A repayment: its schema and its query. */
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { sendRead } from '../api/client';
import { amount, date, line, listOf, record, text } from '../api/decode';
import type { Read } from '../api/request';
import type { OrderKey } from '../paths';
import { channels } from './channel';

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
