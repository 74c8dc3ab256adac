import { queryOptions } from '@tanstack/react-query';
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
    queryFn: ({ signal }) => sendRead(repaymentRead(order), repayment, signal),
  });
