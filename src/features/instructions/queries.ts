import { type Query, queryOptions } from '@tanstack/react-query';
import { sendRead } from '../../api/client';
import { readQuery } from '../../api/read-query';
import { type Voucher, voucher } from '../../contract/voucher';
import { isSameVoucher, type SavedVoucherKey } from '../../loan/vouchers/voucher-rules';
import { readVouchers } from '../../loan/vouchers/vouchers';
import type { VoucherKey } from '../../paths';
import { readParameters } from '../../platform/session';

/** Whether there is no voucher yet. A voucher on screen must not change when the tab or the network returns. */
const isMissing = (query: Query<Voucher>) => query.state.data === undefined;

/** A POST used as a query; sent once each time the instructions are opened. */
export const voucherQuery = (key: VoucherKey) =>
  queryOptions({
    ...readQuery(voucher, key),
    queryFn: async ({ signal }) => {
      // The saved voucher is shown first, so that a change can be told.
      const saved = readVouchers(readParameters().get('userId'));
      try {
        return await sendRead(voucher, key, signal);
      } finally {
        await saved;
      }
    },
    refetchOnWindowFocus: isMissing,
    refetchOnReconnect: isMissing,
    // Without a `payCode` the address does not tell the channel.
    ...(key.payCode === undefined && { gcTime: 0 }),
  });

/** The voucher as it was saved when the page was last shown; null when none is saved. */
export const savedVoucherQuery = (key: SavedVoucherKey) =>
  queryOptions({
    queryKey: ['saved-voucher', key.userId, key.productId, key.orderId, key.requestType, key.amount, key.payCode],
    queryFn: async () => (await readVouchers(key.userId)).find((each) => isSameVoucher(each, key)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    // Another tab may have saved a code meanwhile.
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
