/** The saved payment codes of the address's order, above the error of a screen that could not ask the server. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../api/failure';
import { useParameters } from '../../ui/links/use-go';
import { extensionAnswer, extensionQuery } from '../extension';
import { orderAnswer, orderQuery } from '../order';
import { repaymentAnswer, repaymentQuery } from '../repayment';
import { useSavedVouchers } from '../vouchers/saved-vouchers';
import type { SavedVoucher } from '../vouchers/voucher';
import { applyTo, type VoucherAnswer } from '../vouchers/voucher-rules';
import { shownVouchers, VoucherCard } from './voucher-card';

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
  const orderId = parameters.get('orderId') ?? parameters.get('orderNo');
  const order = { orderId, productId: parameters.get('productId') };
  const saved = useSavedVouchers(order);
  // What the screen reads while a code is shown in a store.
  const reads = [
    readOf(useQuery({ ...orderQuery(order), enabled: false }), orderAnswer),
    readOf(useQuery({ ...repaymentQuery(order), enabled: false }), repaymentAnswer),
    readOf(useQuery({ ...extensionQuery(order), enabled: false }), extensionAnswer),
  ];
  const answers = reads.flatMap(({ answer }) => answer ?? []);
  const isRefused = reads.some((read) => read.isRefused);
  const apply = (voucher: SavedVoucher, answer: VoucherAnswer) =>
    applyTo(voucher, answer) ?? { ...voucher, isUnclear: true };
  return shownVouchers(saved ?? []).map((voucher, index) => (
    <VoucherCard
      key={JSON.stringify([voucher.requestType, voucher.amount, voucher.payCode])}
      voucher={isRefused ? { ...voucher, isUnclear: true } : answers.reduce(apply, voucher)}
      dueDate={voucher.dueDate}
      isUnchecked={answers.every((each) => each.about !== 'payment' || each.requestType !== voucher.requestType)}
      isPrimary={index === 0}
      channel={voucher.channel ?? voucher.content.company ?? voucher.payCode ?? ''}
    />
  ));
}
