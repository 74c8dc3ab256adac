import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formClient } from '../../api/client';
import { voucher } from './wire';

export interface VoucherWish {
  productId: string | undefined;
  orderId: string | undefined;
  /** Hundredths, as the screen before had it. */
  amount: string | undefined;
  payCode: string | undefined;
  /** 1 = repayment, 2 = extension. */
  requestType: string | undefined;
}

/** The voucher for a wish. A POST that is read: the same wish has the same voucher, however often it is asked for. */
export const voucherQuery = ({ productId, orderId, amount, payCode, requestType }: VoucherWish) =>
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
