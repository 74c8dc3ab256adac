import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../api/client';
import type { OrderKey } from '../paths';
import { repayment } from './repayment-wire';

/** What is due on an order, and where it can be paid. */
export const repaymentQuery = ({ productId, orderId }: OrderKey) =>
  queryOptions({
    queryKey: ['repayment', productId, orderId],
    queryFn: async ({ signal }) =>
      v.parse(repayment, await formClient.get('/v3/installment/loan-play-detail', { productId, orderId }, signal)),
  });
