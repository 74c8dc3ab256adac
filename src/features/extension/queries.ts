import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../../api/client';
import type { OrderKey } from '../../paths';
import { extension } from './wire';

/** What it costs to pay an order later, and where the fee can be paid. */
export const extensionQuery = ({ productId, orderId }: OrderKey) =>
  queryOptions({
    queryKey: ['extension', productId, orderId],
    queryFn: async ({ signal }) =>
      v.parse(
        extension,
        await formClient.get('/v3/installment/loan-play-delay-detail', { productId, orderId }, signal),
      ),
  });
