/** The dialogs that an order opens with only once; a flag says that one was shown. */
import * as v from 'valibot';
import { localStore, type StorageKey, sessionStore } from '../../host/storage';

const flags = {
  /** Once per order and web-view session. */
  reminder: { store: sessionStore, name: 'reminded' },
  /** Once per order. */
  rating: { store: localStore, name: 'rated' },
} as const;

export type OrderDialog = keyof typeof flags;

const keyOf = (dialog: OrderDialog, orderId: string): StorageKey => `order.${flags[dialog].name}.${orderId}`;

export function wasShown(dialog: OrderDialog, orderId: string): boolean {
  return flags[dialog].store.read(keyOf(dialog, orderId), v.literal(true)) !== undefined;
}

export function markShown(dialog: OrderDialog, orderId: string): void {
  flags[dialog].store.write(keyOf(dialog, orderId), true);
}
