import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { sendRead } from '../../api/client';
import type { Read } from '../../api/request';
import type { OrderKey } from '../../paths';
import { extension } from './wire';

export const extensionRead = ({ productId, orderId }: OrderKey): Read => ({
  client: 'form',
  path: '/v3/installment/loan-play-delay-detail',
  query: { productId, orderId },
});

/** What it costs to pay an order later, and where the fee can be paid. */
export const extensionQuery = (order: OrderKey) =>
  queryOptions({
    queryKey: ['extension', order.productId, order.orderId],
    queryFn: async ({ signal }) => v.parse(extension, await sendRead(extensionRead(order), signal)),
  });
