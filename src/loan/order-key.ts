/** The order in the address. A file of its own, because the first paint of every money screen needs it. */
import { useIntl } from 'react-intl';
import type { Parameters } from '../host/address';
import { type OrderKey, paths } from '../paths';
import type { RefusedAction } from '../ui/error-view';
import { useGo, useParameters } from '../ui/use-go';

export const orderKeyOf = (parameters: Parameters): OrderKey => ({
  productId: parameters.get('productId'),
  orderId: parameters.get('orderId'),
});

export function useOrderKey(): OrderKey {
  return orderKeyOf(useParameters());
}

/** The button of a refused read: opens the order details, because the order may be repaid already. */
export function useOrderAction(order: OrderKey): RefusedAction | undefined {
  const intl = useIntl();
  const go = useGo();
  if (order.orderId === undefined) return undefined;
  return { label: intl.formatMessage({ id: 'common.seeLoan' }), onClick: () => go(paths.order(order)) };
}
