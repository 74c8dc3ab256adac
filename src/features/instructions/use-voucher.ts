import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { toFailure } from '../../api/failure';
import type { SavedVoucherKey } from '../../loan/voucher-rules';
import { type SavedVoucher, saveVoucher } from '../../loan/vouchers';
import type { VoucherKey } from '../../paths';
import { useParameters } from '../../ui/use-go';
import { savedVoucherQuery, voucherKeyOf, voucherQuery } from './queries';
import { checkVoucher, isEmptyVoucher } from './rules';
import type { Voucher } from './wire';

/** The voucher of the address: first as saved on the device, then as the server answers. */
export function useVoucher() {
  const parameters = useParameters();
  const key = { ...voucherKeyOf(parameters), userId: parameters.get('userId') };
  const saved = useQuery(savedVoucherQuery(key)).data;
  const answer = useQuery({
    ...voucherQuery(key),
    // A voucher on screen is not requested again when the page or the network returns.
    ...(saved && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  });
  useSaveVoucher(key, saved, answer);

  if (saved) {
    const isRefused = answer.isError && toFailure(answer.error).kind === 'refused';
    const check = checkVoucher(saved.content, answer, isRefused);
    const data = check === 'same' || check === 'changed' ? answer.data : saved.content;
    return { query: { ...answer, data, isError: false }, saved: { check, at: saved.at } };
  }
  // The saved voucher is read within milliseconds; an answer that arrives meanwhile waits for it.
  const waits = saved === undefined && answer.isFetchedAfterMount;
  return { query: waits ? { ...answer, data: undefined, isError: false } : answer };
}

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
function useSaveVoucher(key: VoucherKey & SavedVoucherKey, saved: SavedVoucher | null | undefined, answer: Answer) {
  const { data, isError, isFetching, dataUpdatedAt } = answer;
  const channel = channelOf(useLocation().state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is part of the query keys
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
