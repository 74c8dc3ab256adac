import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { sendRead } from '../api/client';
import type { Read } from '../api/request';
import type { OrderKey } from '../paths';
import { repayment } from './repayment-wire';

export const repaymentRead = ({ productId, orderId }: OrderKey): Read => ({
  client: 'form',
  path: '/v3/installment/loan-play-detail',
  query: { productId, orderId },
});

/** What is due on an order, and where it can be paid. */
export const repaymentQuery = (order: OrderKey) =>
  queryOptions({
    queryKey: ['repayment', order.productId, order.orderId],
    queryFn: async ({ signal }) => v.parse(repayment, await sendRead(repaymentRead(order), signal)),
  });
