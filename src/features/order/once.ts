/** What an order asks of its borrower only once. */
import { localStore, type Store, sessionStore } from '../../host/storage';

/** True the first time for this order; from then on false as long as the store remembers. */
function firstTime(store: Store, key: string): boolean {
  if (store.read(key) !== undefined) return false;
  store.write(key, '1');
  return true;
}

/** The reminder: once per order and web-view session. */
export const firstReminder = (orderId: string) => firstTime(sessionStore, `order.reminded.${orderId}`);

/** The rating: once per order. */
export const firstRating = (orderId: string) => firstTime(localStore, `order.rated.${orderId}`);
