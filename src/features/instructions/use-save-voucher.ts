import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type SavedVoucher, saveVoucher } from '../../loan/saved-vouchers';
import type { SavedVoucherKey } from '../../loan/voucher-rules';
import type { VoucherKey } from '../../paths';
import { isEmptyVoucher } from './rules';
import type { Voucher } from './wire';

interface Answer {
  data: Voucher | undefined;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
}

/**
 * Saves the server's voucher on the device.
 * @param saved the voucher that is already saved; undefined until it is read.
 */
export function useSaveVoucher(
  key: VoucherKey & SavedVoucherKey,
  saved: SavedVoucher | null | undefined,
  answer: Answer,
) {
  const { data, isError, isFetching, dataUpdatedAt } = answer;
  const channel = channelOf(useLocation().state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is part of the queries
  useEffect(() => {
    const { userId, orderId } = key;
    if (!userId || !orderId || saved === undefined) return;
    if (data === undefined || isError || isFetching || isEmptyVoucher(data)) return;
    void saveVoucher({
      ...key,
      userId,
      orderId,
      channel: channel ?? saved?.channel,
      at: saved?.content.code === data.code ? (saved?.at ?? dataUpdatedAt) : dataUpdatedAt,
      content: data,
    });
  }, [saved, data, isError, isFetching, dataUpdatedAt]);
}

/** The channel's name, from the screen where it was chosen. */
function channelOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('channel' in state)) return undefined;
  return typeof state.channel === 'string' ? state.channel : undefined;
}
