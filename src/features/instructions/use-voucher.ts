import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toFailure } from '../../api/failure';
import { saveVoucher } from '../../loan/vouchers';
import { useParameters } from '../../ui/use-go';
import { savedVoucherQuery, voucherKeyOf, voucherQuery } from './queries';
import { canReplace, checkVoucher } from './rules';

/** ms. The answer does not wait longer for the saved voucher: another tab or the system may block the database. */
export const SAVED_TIMEOUT_MS = 500;

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
  const [isSavedLate, setSavedLate] = useState(false);
  const waits = saved === undefined && !isSavedLate && answer.isFetchedAfterMount;

  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSavedLate(true), SAVED_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waits]);

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
    const query = { ...answer, data: shown, isError: false };
    // A late note about the code that is on screen already would move it.
    return isSavedLate && check === 'same' ? { query } : { query, saved: { check, at: saved.at } };
  }
  return { query: waits ? { ...answer, data: undefined, isError: false } : answer };
}
