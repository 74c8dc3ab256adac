import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestTime } from '../../api/client';
import { isRefusal, toFailure } from '../../api/failure';
import { isSameCode } from '../../format/digits';
import { parseAmount } from '../../format/money';
import { channelName } from '../../loan/find-channel';
import { ownParameters } from '../../loan/order';
import { extensionAnswer, extensionQuery, repaymentAnswer, repaymentQuery } from '../../loan/repayment';
import type { SavedVoucher } from '../../loan/vouchers/voucher';
import { EXTENSION, isInFuture, type PaymentAnswer, type Refusal } from '../../loan/vouchers/voucher-rules';
import { isDeleted, saveVoucher, updateSavedVouchers } from '../../loan/vouchers/vouchers';
import { useEntryState } from '../../ui/links/entry-state';
import { useParameters } from '../../ui/links/use-go';
import { savedVoucherQuery, voucherQuery } from './queries';
import { canReplace, checkVoucher, isEmptyVoucher } from './rules';

interface CrossCheck {
  /** The answer of the first read, which is sent together with the voucher's request. */
  first: PaymentAnswer | undefined;
  /** The latest answer of a later read. */
  later: PaymentAnswer | undefined;
  /** The refusal of a later read. */
  refusal: Error | undefined;
  /** Whether the latest read, if it is not the first, had no answer. */
  isUnread: boolean;
  /** Whether the first read alone had no answer. */
  isReturned: boolean;
}

/** What a read of the order answers while the screen is open. */
function useCrossCheck<Data>(query: UseQueryResult<Data>, answerOf: (data: Data) => PaymentAnswer): CrossCheck {
  const { dataUpdatedAt, error, isFetching, isFetchedAfterMount, errorUpdateCount } = query;
  // What the page read before the screen was opened is no answer.
  const [openedWith] = useState(dataUpdatedAt);
  const data = dataUpdatedAt === openedWith ? undefined : query.data;
  const isRefused = isFetchedAfterMount && isRefusal(error);
  const [first, setFirst] = useState<{ data: Data | undefined; errors: number }>();
  if (first === undefined && (data !== undefined || !isFetching)) setFirst({ data, errors: errorUpdateCount });
  const hasFailed = error !== null && first !== undefined && errorUpdateCount > first.errors;
  return {
    first: first?.data && answerOf(first.data),
    later: data === undefined || data === first?.data ? undefined : answerOf(data),
    refusal: hasFailed && isRefused ? error : undefined,
    isUnread: hasFailed && !isRefused,
    isReturned: first !== undefined && first.data === undefined && data !== undefined && error === null,
  };
}

/** The voucher of the address: first as it was shown or saved before, then as the server answers, which is saved again. */
export function useVoucher() {
  const client = useQueryClient();
  const parameters = useParameters();
  /** The channel's name, from the screen where it was chosen. */
  const { channel: chosen } = useEntryState();
  const key = { ...ownParameters('instructions', parameters), userId: parameters.get('userId') };
  // Undefined until it is read.
  const current = useQuery(savedVoucherQuery(key)).data;
  const [opened, setOpened] = useState(current);
  if (opened === undefined && current !== undefined) setOpened(current);
  /** As it was when the screen was opened. */
  const stored = opened === undefined ? current : opened;
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
  const reads = [useCrossCheck(repayment, repaymentAnswer), useCrossCheck(extension, extensionAnswer)];
  const first = reads.flatMap((read) => read.first ?? []);

  const channels = repayment.data?.groups?.flatMap((group) => group.channels) ?? [];
  const channel = chosen ?? channelName(channels, key.payCode) ?? stored?.channel;
  const asSaved = (
    fields: Pick<SavedVoucher, 'content' | 'at' | 'askedAt' | 'requestedAt'>,
    dueDate = stored?.dueDate,
  ) => ({
    ...key,
    userId: key.userId ?? '',
    orderId: key.orderId ?? '',
    channel,
    ...(dueDate !== undefined && { dueDate }),
    ...fields,
  });

  /** The voucher that the page has shown before; without a database, or when that is full, nothing else is known. */
  const [earlier] = useState(data && { content: data, at: dataUpdatedAt, askedAt: requestTime(data) ?? 0 });
  const isEarlierNewer =
    earlier !== undefined &&
    (stored?.askedAt ?? 0) < earlier.askedAt &&
    !isSameCode(stored?.content.code, earlier.content.code) &&
    !isDeleted(asSaved(earlier));
  const saved: SavedVoucher | null | undefined = stored !== undefined && isEarlierNewer ? asSaved(earlier) : stored;

  const isFresh = data !== undefined && dataUpdatedAt !== earlier?.at;
  const isSame = saved && data !== undefined && isSameCode(saved.content.code, data.code);
  const fresh: SavedVoucher | undefined = isFresh
    ? asSaved(
        {
          content: data,
          at: isSame && !isInFuture(saved.at) ? saved.at : dataUpdatedAt,
          requestedAt: requestTime(data),
          // The first reads are sent a moment later than the voucher's request, and are not newer.
          askedAt: Math.max(...first.map(({ askedAt = 0 }) => askedAt), requestTime(data) ?? 0),
        },
        first.find(({ dueDate }) => dueDate !== undefined)?.dueDate?.toString(),
      )
    : undefined;

  const refusalOf = (refused: Error, code?: string): Refusal => ({
    about: 'refusal',
    askedAt: requestTime(refused),
    voucher: key,
    code,
  });
  // With any status: a code that the server refuses with a message is marked (B1).
  const isRefused = error !== null && toFailure(error).kind === 'refused';
  const refusal = isRefused ? refusalOf(error, saved?.content.code) : undefined;
  const { shown, check } = checkVoucher(
    saved,
    { fresh, isFailed: error !== null && !isFetching },
    {
      first,
      answers: [
        ...(refusal ? [refusal] : []),
        // Every read is newer than the saved voucher.
        ...(isFresh ? [] : first),
        ...reads.flatMap(({ later }) => later ?? []),
        ...(current ? [{ about: 'saved' as const, voucher: current }] : []),
        ...reads.flatMap((read) => (read.refusal ? refusalOf(read.refusal) : [])),
      ],
      isUnread: reads.some(({ isUnread }) => isUnread),
      isReturned: reads.some(({ isReturned }) => isReturned),
    },
  );

  // Without a `payCode` the address does not tell the channel.
  const isSavable =
    saved !== undefined &&
    key.payCode !== undefined &&
    fresh !== undefined &&
    fresh.orderId !== '' &&
    check !== 'doubtful';

  const asked = key.amount === undefined ? undefined : parseAmount(key.amount);
  const due = isExtension ? extension.data?.fee.amount : repayment.data?.amount;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is part of the query keys
  useEffect(() => {
    if (refusal) void updateSavedVouchers(key, refusal);
    // Saved at once, and again when the due date is known, which tells later whether an extension was paid.
    else if (isSavable && canReplace(saved?.content, fresh.content)) {
      void saveVoucher(fresh).then((isLatest) => {
        // Another tab has saved a later one: it is read and shown.
        if (!isLatest) void client.invalidateQueries(savedVoucherQuery(key));
      });
    }
  }, [error, isSavable, stored, data, fresh?.dueDate, fresh?.askedAt]);

  return {
    query,
    /** A voucher without an amount gets the amount due, else that of the address, unless it has nothing to pay with. */
    shown: shown && { ...shown, amount: shown.amount ?? (isEmptyVoucher(shown) ? undefined : (due ?? asked)) },
    check,
    /** When the voucher was saved, in epoch milliseconds; undefined if it is lost when the page is closed. */
    at: saved === stored ? stored?.at : undefined,
    /** Compares the code with the order's channels. The voucher is not requested again. */
    checkAgain: () => void repayment.refetch(),
    channel,
    dueDate: repayment.data?.dueDate ?? stored?.dueDate,
    /** The due date after an extension. */
    newDueDate: extension.data?.newDueDate,
    isDateAwaited: repayment.isLoading,
    isNewDateAwaited: extension.isLoading,
  };
}
