/** A fake IndexedDB, which jsdom lacks: one store of keys and values, as `idb-keyval` uses it. */
import { onTestFinished, vi } from 'vitest';

type Listener = (() => void) | undefined;

interface Asked {
  result: unknown;
  error: Error | null;
  onsuccess?: Listener;
  onerror?: Listener;
  oncomplete?: Listener;
  onupgradeneeded?: Listener;
}

export interface FakeDatabase {
  /** By key, as structured clones. */
  entries: Map<string, unknown>;
  /** From now on every use fails. */
  deny(): void;
  /** From now on nothing is answered. @returns answers all that was asked since. */
  hold(): () => void;
}

const entries = new Map<string, unknown>();
let denied = false;
/** The answers that wait, while the database is held. */
let held: (() => void)[] | undefined;

/** An empty database in place of the browser's, until the end of the test. */
export function installDatabase(): FakeDatabase {
  entries.clear();
  denied = false;
  held = undefined;
  vi.stubGlobal('indexedDB', { open: () => answer(database) });
  // Otherwise the app goes on with its connection after the test.
  onTestFinished(() => database.onclose?.());
  return {
    entries,
    deny: () => {
      denied = true;
    },
    hold: () => {
      const waiting: (() => void)[] = [];
      held = waiting;
      return () => {
        held = undefined;
        for (const send of waiting) send();
      };
    },
  };
}

const database = {
  onclose: undefined as Listener,
  createObjectStore: () => undefined,
  transaction: () => {
    if (denied) throw new DOMException('denied', 'InvalidStateError');
    const transaction = answer(undefined);
    const store = {
      transaction,
      get: (key: string) => answer(structuredClone(entries.get(key))),
      put: (value: unknown, key: string) => void entries.set(key, structuredClone(value)),
      getAllKeys: () => answer([...entries.keys()]),
      delete: (key: string) => void entries.delete(key),
    };
    return Object.assign(transaction, { objectStore: () => store });
  },
};

function answer(result: unknown): Asked {
  const asked: Asked = { result, error: null };
  const send = () => {
    // Two turns, as a transaction completes after the requests in it.
    setTimeout(() => asked.onsuccess?.());
    setTimeout(() => setTimeout(() => asked.oncomplete?.()));
  };
  if (held) held.push(send);
  else send();
  return asked;
}
