/**
 * The payment codes of the address's order that are known without the server, above the error of a screen that could not ask it:
 * those saved on the phone and, on instructions, the code that the channel had on the screen before.
 */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { isRefusal } from '../../api/failure';
import { voucher as voucherCall } from '../../contract/voucher';
import type { Parameters } from '../../platform/address';
import { readParameters } from '../../platform/session';
import { useEntryState } from '../../ui/links/entry-state';
import { useParameters } from '../../ui/links/use-go';
import { findChannel } from '../find-channel';
import { orderAnswer, orderQuery, ownParameters } from '../order';
import { extensionAnswer, extensionQuery, repaymentAnswer, repaymentQuery } from '../repayment';
import { useAskedOrder } from '../service/help';
import { useSavedVouchers } from '../vouchers/saved-vouchers';
import type { SavedVoucher } from '../vouchers/voucher';
import { applyTo, isSameVoucher, type PaymentAnswer, type VoucherAnswer, voucherId } from '../vouchers/voucher-rules';
import { readVouchers } from '../vouchers/vouchers';
import { shownVouchers, VoucherCard } from './voucher-card';

/** Deletes the borrower's codes that are too old. */
export const deleteOldCodes = () => readVouchers(readParameters().get('userId'));

/** What the server has answered since the codes are shown. */
const readOf = <Data,>(
  { data, error, isFetchedAfterMount }: UseQueryResult<Data>,
  answerOf: (data: Data) => VoucherAnswer,
) => ({
  answer: isFetchedAfterMount && error === null && data !== undefined ? answerOf(data) : undefined,
  isRefused: isFetchedAfterMount && isRefusal(error),
});

export default function SavedCodes() {
  const parameters = useParameters();
  const orderId = useAskedOrder();
  const order = { orderId, productId: parameters.get('productId') };
  const saved = useSavedVouchers(order);
  // What the screen reads while a code is shown in a store.
  const repayment = useQuery({ ...repaymentQuery(order), enabled: false });
  const extension = useQuery({ ...extensionQuery(order), enabled: false });
  const reads = [
    readOf(useQuery({ ...orderQuery(order), enabled: false }), orderAnswer),
    readOf(repayment, repaymentAnswer),
    readOf(extension, extensionAnswer),
  ];
  const { channel: name } = useEntryState();
  const listed = listedVoucher(parameters, name, [
    repayment.data && repaymentAnswer(repayment.data),
    extension.data && extensionAnswer(extension.data),
  ]);
  const isListed = listed !== undefined && saved?.every((each) => !isSameVoucher(each, listed));
  const answers = reads.flatMap(({ answer }) => answer ?? []);
  const isRefused = reads.some((read) => read.isRefused);
  const apply = (voucher: SavedVoucher, answer: VoucherAnswer) =>
    applyTo(voucher, answer) ?? { ...voucher, isUnclear: true };
  const shown = shownVouchers([...(isListed ? [listed] : []), ...(saved ?? [])]);
  return shown.map((voucher, index) => (
    <VoucherCard
      key={voucherId(voucher)}
      voucher={isRefused ? { ...voucher, isUnclear: true } : answers.reduce(apply, voucher)}
      dueDate={voucher.dueDate}
      isUnchecked={answers.every((each) => each.about !== 'payment' || each.requestType !== voucher.requestType)}
      isPrimary={index === 0}
      isSaved={voucher !== listed}
    />
  ));
}

/** The code of the address's channel as the screen with the channels has shown it, which no instructions have saved. */
function listedVoucher(
  parameters: Parameters,
  name: string | undefined,
  answers: readonly (PaymentAnswer | undefined)[],
): SavedVoucher | undefined {
  const key = ownParameters('instructions', parameters);
  const { requestType, payCode } = key;
  const answer = answers.find((each) => each?.requestType === requestType);
  if (answer === undefined || payCode === undefined) return undefined;
  const channel = findChannel(answer.channels ?? [], { payCode, name });
  if (channel === undefined || channel === 'ambiguous' || channel.voucherCode === undefined) return undefined;
  return {
    ...key,
    userId: parameters.get('userId') ?? '',
    orderId: key.orderId ?? '',
    channel: channel.name,
    at: answer.askedAt ?? 0,
    ...(answer.dueDate !== undefined && { dueDate: String(answer.dueDate) }),
    content: { ...v.parse(voucherCall.answer, {}), code: channel.voucherCode, amount: answer.amount },
  };
}
