import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type KeptVoucher, keepVoucher } from '../../loan/kept-vouchers';
import type { KeptVoucherKey } from '../../loan/voucher-rules';
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
 * Keeps the server's voucher on the device.
 * @param kept what is kept already; undefined until that is known.
 */
export function useKeepVoucher(key: VoucherKey & KeptVoucherKey, kept: KeptVoucher | null | undefined, answer: Answer) {
  const { data, isError, isFetching, dataUpdatedAt } = answer;
  const channel = channelOf(useLocation().state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is part of the queries
  useEffect(() => {
    const { userId, orderId } = key;
    if (!userId || !orderId || kept === undefined) return;
    if (data === undefined || isError || isFetching || isEmptyVoucher(data)) return;
    void keepVoucher({
      ...key,
      userId,
      orderId,
      channel: channel ?? kept?.channel,
      at: kept?.content.code === data.code ? (kept?.at ?? dataUpdatedAt) : dataUpdatedAt,
      content: data,
    });
  }, [kept, data, isError, isFetching, dataUpdatedAt]);
}

/** The channel's name, from the screen where it was chosen. */
function channelOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('channel' in state)) return undefined;
  return typeof state.channel === 'string' ? state.channel : undefined;
}
