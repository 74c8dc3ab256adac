/** The payment codes of an order, each a link to its instructions. */

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Order } from '../../contract/order';
import { shownVouchers, VoucherCard } from '../../loan/channels/voucher-card';
import { channelName, channelOfVoucher, withoutOtherCode } from '../../loan/find-channel';
import { orderAnswer } from '../../loan/order';
import { extensionAnswer, extensionQuery, repaymentAnswer, repaymentQuery } from '../../loan/repayment';
import { useSavedVouchers } from '../../loan/vouchers/saved-vouchers';
import { applyToAll, EXTENSION, REPAYMENT, voucherId } from '../../loan/vouchers/voucher-rules';
import type { OrderKey } from '../../paths';
import { useLongWait } from '../../ui/page/saved-content';

/** ms. The order's due date comes from the same read. */
const JUST_READ = 5000;

/** Whether the first answer since the screen was opened is missing. */
const isAwaited = ({ isFetching, isFetchedAfterMount }: Pick<UseQueryResult, 'isFetching' | 'isFetchedAfterMount'>) =>
  isFetching && !isFetchedAfterMount;

/** What is saved is compared with the answers before it is shown. */
export default function VoucherCards({ order, orderKey }: { order: Order; orderKey: OrderKey }): ReactNode {
  const saved = applyToAll(useSavedVouchers(orderKey) ?? [], orderAnswer(order));
  const has = (type: string) => saved.some(({ requestType }) => requestType === type);
  const options = { meta: { quiet: true }, staleTime: JUST_READ };
  const repayment = useQuery({ ...repaymentQuery(orderKey), ...options, enabled: saved.length > 0 });
  const extension = useQuery({ ...extensionQuery(orderKey), ...options, enabled: has(EXTENSION) });
  const isLongWait = useLongWait();
  if ([repayment, extension].some(isAwaited) && !isLongWait) return null;

  const answers = [
    repayment.data && repaymentAnswer(repayment.data),
    extension.data && extensionAnswer(extension.data),
  ];
  const current = answers.reduce((vouchers, answer) => (answer ? applyToAll(vouchers, answer) : vouchers), saved);
  const isUnread = (query: typeof repayment | typeof extension) => query.isError || isAwaited(query);
  const unread = {
    [REPAYMENT]: isUnread(repayment),
    [EXTENSION]: isUnread(repayment) || isUnread(extension),
  };
  const channelsOf = (type: string | undefined) =>
    ((type === EXTENSION ? extension : repayment).data?.groups ?? []).flatMap((group) => group.channels);
  // Not empty, so that no place is reserved any more.
  if (current.length === 0) return <span hidden />;
  return shownVouchers(current).map((voucher) => {
    const channels = channelsOf(voucher.requestType);
    const known = channelOfVoucher(channels, voucher);
    return (
      <VoucherCard
        key={voucherId(voucher)}
        voucher={voucher}
        // A due date in the answer is in the hero already.
        dueDate={repayment.data?.dueDate === undefined ? voucher.dueDate : undefined}
        known={known === 'ambiguous' ? undefined : known && withoutOtherCode(known, voucher.content.code)}
        isUnchecked={unread[voucher.requestType === EXTENSION ? EXTENSION : REPAYMENT]}
        knownName={channelName(channels, voucher.payCode)}
      />
    );
  });
}
