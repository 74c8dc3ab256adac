/**
 * In the first paint: web storage without what only the app does. It removes no entries of other borrowers, or with values that do
 * not match, and keeps nothing where storage is blocked.
 */
import * as v from 'valibot';
import { nameOf } from './storage-keys';
import type { Store } from './store';

export { hasFlag, setFlag, slot } from './store';

/** Undefined if storage is blocked or full, or the value is no JSON. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const createStore = (area: () => Storage): Pick<Store, 'read' | 'write' | 'remove'> => ({
  read: (key, schema) =>
    attempt(() => {
      const { success, output } = v.safeParse(schema, JSON.parse(area().getItem(nameOf(key)) ?? ''));
      return success ? output : undefined;
    }),
  write: (key, value, borrower) =>
    attempt(() => {
      area().setItem(nameOf(key, borrower), JSON.stringify(value));
      return true;
    }) === true,
  remove: (key) => attempt(() => area().removeItem(nameOf(key))),
});

export const localStore = createStore(() => window.localStorage);
export const sessionStore = createStore(() => window.sessionStorage);
