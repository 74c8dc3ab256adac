/** What an order asks of its borrower only once. */
import * as v from 'valibot';
import { localStore, type StorageKey, type Store, sessionStore } from '../../host/storage';

/** True the first time for this order; from then on false as long as the store remembers. */
function firstTime(store: Store, key: StorageKey): boolean {
  if (store.read(key, v.literal(true)) !== undefined) return false;
  store.write(key, true);
  return true;
}

/** The reminder: once per order and web-view session. */
export const firstReminder = (orderId: string) => firstTime(sessionStore, `order.reminded.${orderId}`);

/** The rating: once per order. */
export const firstRating = (orderId: string) => firstTime(localStore, `order.rated.${orderId}`);
