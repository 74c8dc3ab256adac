import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/failure';
import { useParameters } from '../../ui/use-go';
import { savedVoucherQuery, voucherKeyOf, voucherQuery } from './queries';
import { checkVoucher } from './rules';
import { useSaveVoucher } from './use-save-voucher';

/** The voucher of the address: first as saved on the device, then as the server answers. */
export function useVoucher() {
  const parameters = useParameters();
  const key = { ...voucherKeyOf(parameters), userId: parameters.get('userId') };
  const saved = useQuery(savedVoucherQuery(key)).data;
  const answer = useQuery({
    ...voucherQuery(key),
    // One that stands is not asked for again when the page or the network returns.
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
