/** Which orders have saved vouchers. Local storage answers at once, so a screen without saved vouchers waits for no database. */
import * as v from 'valibot';
import { localStore } from '../../platform/storage';

const KEY = 'order.withVouchers';
const schema = v.array(v.string());

export const mayHaveVouchers = (orderId: string | undefined) =>
  orderId !== undefined && (localStore.read(KEY, schema) ?? []).includes(orderId);

export function writeVoucherHint(orderIds: readonly string[]): void {
  const orders = [...new Set(orderIds)];
  if (orders.length > 0) localStore.write(KEY, orders);
  else localStore.remove(KEY);
}
