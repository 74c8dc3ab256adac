import type { Parameters } from '../host/address';
import type { OrderKey } from '../paths';
import { useParameters } from '../ui/use-go';

/** The order that an address is about. */
export const orderKeyOf = (parameters: Parameters): OrderKey => ({
  productId: parameters.get('productId'),
  orderId: parameters.get('orderId'),
});

/** The order that this screen's address is about. */
export function useOrderKey(): OrderKey {
  return orderKeyOf(useParameters());
}
