/** The order that a screen is about. Apart from `order.ts`, because every money screen needs it before its first paint. */
import { useIntl } from 'react-intl';
import type { Parameters } from '../host/address';
import { type OrderKey, paths } from '../paths';
import type { RefusedAction } from '../ui/error-view';
import { useGo, useParameters } from '../ui/use-go';

/** The order that an address is about. */
export const orderKeyOf = (parameters: Parameters): OrderKey => ({
  productId: parameters.get('productId'),
  orderId: parameters.get('orderId'),
});

/** The order that this screen's address is about. */
export function useOrderKey(): OrderKey {
  return orderKeyOf(useParameters());
}

/** Leads to the order details, which say why a read of this order was refused: it may be repaid already. */
export function useOrderAction(order: OrderKey): RefusedAction | undefined {
  const intl = useIntl();
  const go = useGo();
  if (order.orderId === undefined) return undefined;
  return { label: intl.formatMessage({ id: 'common.seeLoan' }), onClick: () => go(paths.order(order)) };
}
