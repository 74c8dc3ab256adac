import { queryOptions } from '@tanstack/react-query';
import { sendRead } from '../../api/client';
import type { Read } from '../../api/request';
import type { OrderKey } from '../../paths';
import { extension } from './wire';

export const extensionRead = ({ productId, orderId }: OrderKey): Read => ({
  client: 'form',
  path: '/v3/installment/loan-play-delay-detail',
  query: { productId, orderId },
});

/** The fee of an extension, and where it can be paid. */
export const extensionQuery = (order: OrderKey) =>
  queryOptions({
    queryKey: ['extension', order.productId, order.orderId],
    queryFn: ({ signal }) => sendRead(extensionRead(order), extension, signal),
  });
