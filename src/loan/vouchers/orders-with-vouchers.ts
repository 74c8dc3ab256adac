/** Which orders have saved vouchers. Local storage answers at once, so a screen without saved vouchers waits for no database. */
import * as v from 'valibot';
import { localStore, slot } from '../../platform/storage';

const withVouchers = slot(localStore, 'order.withVouchers', v.array(v.string()));

export const mayHaveVouchers = (orderId: string | undefined) =>
  orderId !== undefined && (withVouchers.read() ?? []).includes(orderId);

export const saveOrdersWithVouchers = (orderIds: string[]) => withVouchers.save(orderIds);
