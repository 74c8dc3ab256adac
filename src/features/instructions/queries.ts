import { type Query, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../../api/client';
import type { VoucherKey } from '../../paths';
import { type Voucher, voucher } from './wire';

/** Whether there is no voucher yet: one on screen does not change because the tab regains focus or the network returns. */
const isMissing = (query: Query<Voucher>) => query.state.data === undefined;

/** A POST that is read, once each time the instructions are opened. */
export const voucherQuery = ({ productId, orderId, amount, payCode, requestType }: VoucherKey) =>
  queryOptions({
    queryKey: ['voucher', productId, orderId, amount, payCode, requestType],
    queryFn: async ({ signal }) =>
      v.parse(
        voucher,
        await formClient.post(
          '/v3/loan-details/generate-vcode',
          { productId, orderId, amount, payCode, requestType },
          { signal },
        ),
      ),
    refetchOnWindowFocus: isMissing,
    refetchOnReconnect: isMissing,
  });
