import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/failure';
import { useParameters } from '../../ui/use-go';
import { keptVoucherQuery, voucherKeyOf, voucherQuery } from './queries';
import { checkVoucher } from './rules';
import { useKeepVoucher } from './use-keep-voucher';

/** The voucher of the address: at once as the device keeps it, then as the server gives it. */
export function useVoucher() {
  const parameters = useParameters();
  const key = { ...voucherKeyOf(parameters), userId: parameters.get('userId') };
  const kept = useQuery(keptVoucherQuery(key)).data;
  const answer = useQuery({
    ...voucherQuery(key),
    // One that stands is not asked for again when the page or the network returns.
    ...(kept && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  });
  useKeepVoucher(key, kept, answer);

  if (kept) {
    const isRefused = answer.isError && toFailure(answer.error).kind === 'refused';
    const check = checkVoucher(kept.content, answer, isRefused);
    const data = check === 'same' || check === 'changed' ? answer.data : kept.content;
    return { query: { ...answer, data, isError: false }, saved: { check, at: kept.at } };
  }
  // What the device keeps is known within milliseconds; an answer that is just there waits for it.
  const waits = kept === undefined && answer.isFetchedAfterMount;
  return { query: waits ? { ...answer, data: undefined, isError: false } : answer };
}
