import type { OrderKey } from '../paths';
import { useParameters } from '../ui/use-go';

/** The order that this screen's address is about. */
export function useOrderKey(): OrderKey {
  const parameters = useParameters();
  return { productId: parameters.get('productId'), orderId: parameters.get('orderId') };
}
