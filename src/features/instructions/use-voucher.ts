import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestTime } from '../../api/client';
import { toFailure } from '../../api/failure';
import { isSameCode } from '../../format/digits';
import { channelName } from '../../loan/channels/channel';
import { extensionAnswer, extensionQuery } from '../../loan/extension';
import { repaymentAnswer, repaymentQuery } from '../../loan/repayment';
import type { SavedVoucher } from '../../loan/vouchers/voucher';
import { EXTENSION, isInFuture, isOlder, type VoucherAnswer } from '../../loan/vouchers/voucher-rules';
import { noteAnswer, saveVoucher } from '../../loan/vouchers/vouchers';
import { useEntryState } from '../../ui/links/entry-state';
import { useParameters } from '../../ui/links/use-go';
import { savedVoucherQuery, voucherKeyOf, voucherQuery } from './queries';
import { canReplace, checkVoucher } from './rules';

const REFUSED = 'refused';

/**
 * What a read of the order says beside the voucher. `first`: its data when the voucher arrived; `togetherAt`: when its first answer was requested; `later`: what it said when
 * it was requested after the voucher, as far as it could be read (`isUnread`: the last time it could not; `isReturned`: only
 * the first time it could not). While there is no
 * answer to the voucher's request, all data is newer than the saved voucher.
 */
function useReadBeside<Data extends object>(
  query: UseQueryResult<Data>,
  answerOf: (data: Data) => VoucherAnswer,
  voucher: { askedAt: number | undefined } | undefined,
): {
  first: Data | undefined;
  togetherAt: number | undefined;
  later: VoucherAnswer | typeof REFUSED | undefined;
  isUnread: boolean;
  isReturned: boolean;
} {
  const { data, isError, error, isFetching, isFetchedAfterMount, dataUpdatedAt, errorUpdateCount } = query;
  const [cachedAt] = useState(dataUpdatedAt);
  const isRefused = isError && isFetchedAfterMount && toFailure(error).kind === 'refused';
  const latest = isRefused ? REFUSED : dataUpdatedAt === cachedAt ? undefined : data;
  const isSettled = latest !== undefined || !isFetching;
  // The first read of the screen is sent together with the voucher's.
  const [together, setTogether] = useState<{ latest: Data | typeof REFUSED | undefined }>();
  if (together === undefined && isSettled) setTogether({ latest });
  const [first, setFirst] = useState<{ latest: Data | typeof REFUSED | undefined; errors: number }>();
  if (voucher && first === undefined && isSettled) {
    setFirst({ latest, errors: errorUpdateCount });
  }
  const isNewer =
    voucher && latest !== REFUSED
      ? latest !== together?.latest && !isOlder({ askedAt: latest && requestTime(latest) }, voucher)
      : latest !== (voucher ? first?.latest : REFUSED);
  return {
    togetherAt: typeof together?.latest === 'object' ? requestTime(together.latest) : undefined,
    first: first?.latest === REFUSED ? undefined : first?.latest,
    later: !isNewer || latest === undefined ? undefined : latest === REFUSED ? latest : answerOf(latest),
    isUnread: isError && !isRefused && first !== undefined && errorUpdateCount > first.errors,
    isReturned: together !== undefined && together.latest === undefined && latest !== undefined && !isError,
  };
}

/** The voucher of the address: first as it was shown or saved before, then as the server answers, which is saved again. */
export function useVoucher() {
  const parameters = useParameters();
  /** The channel's name, from the screen where it was chosen. */
  const { channel: chosen } = useEntryState();
  const key = { ...voucherKeyOf(parameters), userId: parameters.get('userId') };
  // Undefined until it is read.
  const stored = useQuery(savedVoucherQuery(key)).data;
  const query = useQuery({
    ...voucherQuery(key),
    // A voucher on screen is not requested again when the page or the network returns.
    ...(stored && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
  });
  const { data, error, isFetching, dataUpdatedAt } = query;
  const isKnown = key.orderId !== undefined;
  const repayment = useQuery({ ...repaymentQuery(key), meta: { quiet: true }, enabled: isKnown });
  const isExtension = key.requestType === EXTENSION;
  const extension = useQuery({ ...extensionQuery(key), meta: { quiet: true }, enabled: isKnown && isExtension });
  /** The voucher that the page has shown before; without a database, or when that is full, nothing else is known. */
  const [earlier] = useState(data && { content: data, at: dataUpdatedAt, askedAt: requestTime(data) ?? dataUpdatedAt });
  const isFresh = data !== undefined && dataUpdatedAt !== earlier?.at;
  const request = isFresh ? { askedAt: requestTime(data) } : undefined;
  const besideRepayment = useReadBeside(repayment, repaymentAnswer, request);
  const besideExtension = useReadBeside(extension, extensionAnswer, request);
  const beside = {
    together: [
      besideRepayment.first && repaymentAnswer(besideRepayment.first),
      besideExtension.first && extensionAnswer(besideExtension.first),
    ].filter((each) => each !== undefined),
    answers: [besideRepayment.later, besideExtension.later].filter((each) => each !== undefined),
    isUnread: besideRepayment.isUnread || besideExtension.isUnread,
    isReturned: besideRepayment.isReturned || besideExtension.isReturned,
  };

  const channels = repayment.data?.groups.flatMap((group) => group.channels) ?? [];
  const channel = chosen ?? stored?.channel ?? channelName(channels, key.payCode);
  const asSaved = (
    { content, askedAt }: Pick<SavedVoucher, 'content' | 'askedAt'>,
    at: number,
    dueDate = stored?.dueDate,
  ): SavedVoucher => ({
    ...key,
    userId: key.userId ?? '',
    orderId: key.orderId ?? '',
    channel,
    at,
    askedAt,
    ...(dueDate !== undefined && { dueDate }),
    content,
  });
  const saved =
    stored !== undefined &&
    earlier &&
    (stored?.askedAt ?? stored?.at ?? 0) < earlier.askedAt &&
    !isSameCode(stored?.content.code, earlier.content.code)
      ? asSaved(earlier, earlier.at)
      : stored;
  const isSame = saved && data !== undefined && isSameCode(saved.content.code, data.code);
  const fresh = isFresh
    ? asSaved(
        {
          content: data,
          // A read that was sent together with it, a moment later, does not replace it.
          askedAt: Math.max(
            ...[requestTime(data), besideRepayment.togetherAt, besideExtension.togetherAt].map((at = 0) => at),
          ),
        },
        isSame && !isInFuture(saved.at) ? saved.at : dataUpdatedAt,
        besideRepayment.first?.dueDate?.toString(),
      )
    : undefined;

  const checked = checkVoucher(saved, { fresh, error, isFetching }, beside);

  // Without a `payCode` the address does not tell the channel.
  const isSavable =
    saved !== undefined &&
    key.payCode !== undefined &&
    fresh !== undefined &&
    fresh.orderId !== '' &&
    checked.check !== 'doubtful';
  const isRefused = error !== null && toFailure(error).kind === 'refused';
  // The due date tells later whether an extension was paid.
  const waits = isExtension && repayment.isLoading;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is part of the query keys
  useEffect(() => {
    if (isRefused) void noteAnswer(key, { about: 'refusal', askedAt: requestTime(error), voucher: key });
    else if (isSavable && !waits && canReplace(saved?.content, fresh.content)) void saveVoucher(fresh);
  }, [isRefused, isSavable, waits, stored, data, fresh?.dueDate, fresh?.askedAt]);

  return {
    query,
    ...checked,
    /** When the voucher was saved, in epoch milliseconds; undefined if it is lost when the page is closed. */
    at: saved === stored ? stored?.at : undefined,
    /** When the server was last asked about the voucher and answered, in epoch milliseconds. */
    checkedAt: fresh?.askedAt ?? stored?.askedAt,
    /** Compares the code with the order's channels. The voucher is not requested again. */
    checkAgain: () => void repayment.refetch(),
    channel,
    dueDate: repayment.data?.dueDate ?? stored?.dueDate,
    isDateAwaited: repayment.isLoading,
  };
}
