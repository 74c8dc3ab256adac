/** The saved payment codes of the address's order, above the error of a screen that could not ask the server. */
import { useParameters } from '../../ui/links/use-go';
import { useSavedVouchers } from '../vouchers/saved-vouchers';
import { shownVouchers, VoucherCard } from './voucher-card';

export default function SavedCodes() {
  const parameters = useParameters();
  const orderId = parameters.get('orderId') ?? parameters.get('orderNo');
  const saved = useSavedVouchers({ orderId, productId: parameters.get('productId') });
  return shownVouchers(saved ?? []).map((voucher, index) => (
    <VoucherCard
      key={JSON.stringify([voucher.requestType, voucher.amount, voucher.payCode])}
      voucher={voucher}
      dueDate={voucher.dueDate}
      isUnchecked
      isPrimary={index === 0}
      channel={voucher.channel ?? voucher.content.company ?? voucher.payCode ?? ''}
    />
  ));
}
