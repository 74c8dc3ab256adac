import { queryOptions } from '@tanstack/react-query';
import { sendRead } from '../api/client';
import type { Read } from '../api/request';
import type { OrderKey } from '../paths';
import { statusRow } from './order-status';
import { order } from './order-wire';
import { removeVouchers } from './saved-vouchers';

export const orderRead = ({ productId, orderId }: OrderKey): Read => ({
  client: 'form',
  path: '/v3/loan-details/loan-details',
  query: { productId, orderId },
});

/** Where an order stands. */
export const orderQuery = (key: OrderKey) =>
  queryOptions({
    queryKey: ['order', key.productId, key.orderId],
    queryFn: async ({ signal }) => {
      const found = await sendRead(orderRead(key), order, signal);
      if (statusRow(found.status).isSettled) void removeVouchers(key.orderId);
      return found;
    },
  });
