/** The saved payment codes of the address's order, above the error of a screen that could not ask the server. */
import { useQuery } from '@tanstack/react-query';
import { useParameters } from '../../ui/links/use-go';
import { extensionAnswer, extensionQuery } from '../extension';
import { repaymentAnswer, repaymentQuery } from '../repayment';
import { useSavedVouchers } from '../vouchers/saved-vouchers';
import type { SavedVoucher } from '../vouchers/voucher';
import { applyTo, type PaymentAnswer } from '../vouchers/voucher-rules';
import { shownVouchers, VoucherCard } from './voucher-card';

export default function SavedCodes() {
  const parameters = useParameters();
  const orderId = parameters.get('orderId') ?? parameters.get('orderNo');
  const order = { orderId, productId: parameters.get('productId') };
  const saved = useSavedVouchers(order);
  // What the screen reads while a code is shown in a store.
  const repayment = useQuery({ ...repaymentQuery(order), enabled: false });
  const extension = useQuery({ ...extensionQuery(order), enabled: false });
  const answers = [
    ...(repayment.isFetchedAfterMount && repayment.isSuccess ? [repaymentAnswer(repayment.data)] : []),
    ...(extension.isFetchedAfterMount && extension.isSuccess ? [extensionAnswer(extension.data)] : []),
  ];
  const apply = (voucher: SavedVoucher, answer: PaymentAnswer) =>
    applyTo(voucher, answer) ?? { ...voucher, isUnclear: true };
  return shownVouchers(saved ?? []).map((voucher, index) => (
    <VoucherCard
      key={JSON.stringify([voucher.requestType, voucher.amount, voucher.payCode])}
      voucher={answers.reduce(apply, voucher)}
      dueDate={voucher.dueDate}
      isUnchecked={answers.every(({ requestType }) => requestType !== voucher.requestType)}
      isPrimary={index === 0}
      channel={voucher.channel ?? voucher.content.company ?? voucher.payCode ?? ''}
    />
  ));
}
