import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../api/client';
import type { OrderKey } from '../paths';
import { order } from './order-wire';

/** Where an order stands. */
export const orderQuery = ({ productId, orderId }: OrderKey) =>
  queryOptions({
    queryKey: ['order', productId, orderId],
    queryFn: async ({ signal }) =>
      v.parse(order, await formClient.get('/v3/loan-details/loan-details', { productId, orderId }, signal)),
  });
