/**
 * In the first paint: web storage without what only the app does. It removes no entries of other borrowers, or with values that do
 * not match, and keeps nothing where storage is blocked.
 */
import * as v from 'valibot';
import { nameOf, type StorageKey } from './storage-keys';

type Storages = typeof import('./storage');
type Store = Pick<import('./storage').Store, 'read' | 'write' | 'remove'>;

const createStore = (area: () => Storage): Store => ({
  read(key, schema) {
    try {
      const { success, output } = v.safeParse(schema, JSON.parse(area().getItem(nameOf(key)) ?? ''));
      return success ? output : undefined;
    } catch {
      return undefined;
    }
  },
  write(key, value, borrower) {
    try {
      area().setItem(nameOf(key, borrower), JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      area().removeItem(nameOf(key));
    } catch {
      // Storage is blocked.
    }
  },
});

export const localStore = createStore(() => window.localStorage);
export const sessionStore = createStore(() => window.sessionStorage);

export const slot = ((store, key, schema) => ({
  read: () => store.read(key, schema),
  save(value) {
    if (value === undefined) store.remove(key);
    else store.write(key, value);
  },
})) satisfies Storages['slot'];

export const hasFlag = (store: Store, key: StorageKey): boolean => store.read(key, v.literal(true)) !== undefined;
export const setFlag = (store: Store, key: StorageKey): void => void store.write(key, true);
