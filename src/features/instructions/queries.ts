import { type Query, queryOptions } from '@tanstack/react-query';
import { sendRead } from '../../api/client';
import type { Parameters } from '../../host/address';
import { orderKeyOf } from '../../loan/order';
import { isSameVoucher, type SavedVoucherKey, voucherRead } from '../../loan/voucher-rules';
import { readVouchers } from '../../loan/vouchers';
import type { VoucherKey } from '../../paths';
import { type Voucher, voucher } from './wire';

/** Whether there is no voucher yet. A voucher on screen must not change when the tab or the network returns. */
const isMissing = (query: Query<Voucher>) => query.state.data === undefined;

/** The voucher of an address. */
export const voucherKeyOf = (parameters: Parameters): VoucherKey => ({
  ...orderKeyOf(parameters),
  amount: parameters.get('amount'),
  payCode: parameters.get('payCode'),
  requestType: parameters.get('requestType'),
});

/** A POST used as a query; sent once each time the instructions are opened. */
export const voucherQuery = (key: VoucherKey) =>
  queryOptions({
    queryKey: ['voucher', key.productId, key.orderId, key.amount, key.payCode, key.requestType],
    queryFn: ({ signal }) => sendRead(voucherRead(key), voucher, signal),
    refetchOnWindowFocus: isMissing,
    refetchOnReconnect: isMissing,
  });

/** The voucher as it was saved when the instructions were opened; null when none is saved. */
export const savedVoucherQuery = (key: SavedVoucherKey) =>
  queryOptions({
    queryKey: ['saved-voucher', key.userId, key.orderId, key.requestType, key.amount, key.payCode],
    queryFn: async () => (await readVouchers(key.userId)).find((each) => isSameVoucher(each, key)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
