import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../../api/client';
import type { VoucherKey } from '../../paths';
import { voucher } from './wire';

/** A POST that is read: the same wish has the same voucher, however often it is asked for. */
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
  });
