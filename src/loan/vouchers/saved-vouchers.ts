/** The saved vouchers of an order, as the screens read them. */
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../api/failure';
import type { OrderKey } from '../../paths';
import { useParameters } from '../../ui/links/use-go';
import { mayHaveVouchers } from './orders-with-vouchers';
import type { SavedVoucher } from './voucher';
import { applyPayment, isOfOrder, type PaymentAnswer } from './voucher-rules';
import { readVouchers } from './vouchers';

export const savedVouchersQuery = (userId: string | undefined, orderId: string | undefined, productId?: string) =>
  queryOptions({
    queryKey: ['saved-vouchers', userId, orderId, productId],
    queryFn: async () => (await readVouchers(userId)).filter((each) => isOfOrder(each, { orderId, productId })),
    // A screen without saved vouchers waits for no database.
    ...(!mayHaveVouchers(orderId) && { placeholderData: [] }),
    meta: { isLocal: true },
    staleTime: Number.POSITIVE_INFINITY,
    // Another tab may have saved a code meanwhile.
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });

/** The order's saved vouchers when the page was last shown, the newest first; undefined while they are read and there may be some. */
export function useSavedVouchers(order: OrderKey): readonly SavedVoucher[] | undefined {
  const userId = useParameters().get('userId');
  return useQuery(savedVouchersQuery(userId, order.orderId, order.productId)).data;
}

interface Payment<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'>;
  order: OrderKey;
  /** What the data says about vouchers. */
  answerOf: (data: Data) => PaymentAnswer;
}

/**
 * The saved vouchers of a screen with channels: those of its request type that its answer did not replace.
 * @returns also the data to hide until they are read, or when the server refuses to give it again.
 */
export function useChannelVouchers<Data>({ query: { data, error }, order, answerOf }: Payment<Data>) {
  const all = useSavedVouchers(order);
  const answer = data && answerOf(data);
  const isHidden = all === undefined || isRefusal(error);
  const asked = all?.filter((each) => each.requestType === answer?.requestType) ?? [];
  return {
    saved: answer ? asked.flatMap((each) => applyPayment(each, answer) ?? []) : [],
    shownInstead: isHidden ? { data: undefined } : undefined,
  };
}
