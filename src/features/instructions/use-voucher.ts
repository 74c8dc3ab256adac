import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { toFailure } from '../../api/failure';
import { saveVoucher } from '../../loan/vouchers';
import { useParameters } from '../../ui/use-go';
import { savedVoucherQuery, voucherKeyOf, voucherQuery } from './queries';
import { canReplace, checkVoucher } from './rules';

/** The voucher of the address: first as saved on the device, then as the server answers, which is saved again. */
export function useVoucher() {
  const parameters = useParameters();
  /** The channel's name, from the screen where it was chosen. */
  const channel: unknown = useLocation().state?.channel;
  const key = { ...voucherKeyOf(parameters), userId: parameters.get('userId') };
  // Undefined until it is read.
  const saved = useQuery(savedVoucherQuery(key)).data;
  const answer = useQuery({
    ...voucherQuery(key),
    // A voucher on screen is not requested again when the page or the network returns.
    ...(saved && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  });
  const { data, isError, isFetching, dataUpdatedAt } = answer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is part of the query keys
  useEffect(() => {
    const { userId, orderId } = key;
    if (!userId || !orderId || saved === undefined) return;
    if (data === undefined || isError || isFetching || !canReplace(saved?.content, data)) return;
    void saveVoucher({
      ...key,
      userId,
      orderId,
      channel: typeof channel === 'string' ? channel : saved?.channel,
      at: saved?.content.code === data.code ? (saved?.at ?? dataUpdatedAt) : dataUpdatedAt,
      content: data,
    });
  }, [saved, data, isError, isFetching, dataUpdatedAt]);

  if (saved) {
    const isRefused = isError && toFailure(answer.error).kind === 'refused';
    const check = checkVoucher(saved.content, answer, isRefused);
    const shown = check === 'same' || check === 'changed' ? data : saved.content;
    return { query: { ...answer, data: shown, isError: false }, saved: { check, at: saved.at } };
  }
  // The saved voucher is read within milliseconds; an answer that arrives meanwhile waits for it.
  const waits = saved === undefined && answer.isFetchedAfterMount;
  return { query: waits ? { ...answer, data: undefined, isError: false } : answer };
}
