/**
 * Web storage that never throws: if storage is blocked or full, values last until the page is closed.
 * Each value is checked against a schema when it is read.
 */
import * as v from 'valibot';
import { NO_BORROWER } from './session';
import { borrowerKey, nameOf, OWN_NAME, PREFIX, type Section, type StorageKey } from './storage-keys';
import type { Store } from './store';

export { hasFlag, type Store, setFlag, slot } from './store';

/** Whether a key from `borrowerKey` belongs to another borrower than the one in the address. */
export function isOthersKey(key: string): boolean {
  const own = key.slice(key.indexOf(':') + 1) as StorageKey;
  return key !== borrowerKey(own);
}

/** How the names of a section's entries start: those of the borrower, and those of the device. */
const startsOf = (section: Section) => [nameOf(`${section}.`), nameOf(`${section}.`, NO_BORROWER)];

function createStore(area: () => Storage): Store {
  const fallback = new Map<string, string>();

  function find(name: string): string | undefined {
    try {
      // The fallback has a newer value when writing to storage failed.
      return fallback.get(name) ?? area().getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  }

  function removeWhere(isRemoved: (name: string) => boolean): void {
    for (const name of [...fallback.keys()].filter(isRemoved)) fallback.delete(name);
    try {
      const storage = area();
      for (const name of Object.keys(storage).filter(isRemoved)) storage.removeItem(name);
    } catch {
      // Storage is blocked, so it has no entries.
    }
  }

  const remove = (key: StorageKey) => removeWhere((name) => name === nameOf(key));

  return {
    read(key, schema) {
      const json = find(nameOf(key));
      if (json === undefined) return undefined;
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
      if (success) return output;
      remove(key);
      return undefined;
    },
    write(key, value, borrower) {
      const json = JSON.stringify(value);
      const name = nameOf(key, borrower);
      try {
        area().setItem(name, json);
        fallback.delete(name);
        return true;
      } catch {
        fallback.set(name, json);
        return false;
      }
    },
    remove,
    removeOthers: () => removeWhere((name) => OWN_NAME.test(name) && isOthersKey(name.slice(PREFIX.length))),
    clearExcept: (...sections) =>
      removeWhere((name) => !sections.some((section) => startsOf(section).some((start) => name.startsWith(start)))),
  };
}

/** Lasts after the web view is closed. */
export const localStore = createStore(() => window.localStorage);
/** Lasts until the web view is closed. */
export const sessionStore = createStore(() => window.sessionStorage);

/** Calls `changed` when another tab has written to local storage, or may have done so while this page was hidden. */
export function watchOtherTabs(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('storage', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
