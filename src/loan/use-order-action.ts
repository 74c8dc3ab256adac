import { useIntl } from 'react-intl';
import { type OrderKey, paths } from '../paths';
import type { RefusedAction } from '../ui/error-view';
import { useGo } from '../ui/use-go';

/** Leads to the order details, which say why a read of this order was refused: it may be repaid already. */
export function useOrderAction(order: OrderKey): RefusedAction | undefined {
  const intl = useIntl();
  const go = useGo();
  if (order.orderId === undefined) return undefined;
  return { label: intl.formatMessage({ id: 'common.seeLoan' }), onClick: () => go(paths.order(order)) };
}
