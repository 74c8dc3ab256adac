/** A fake IndexedDB, which jsdom lacks: one store of keys and values, as `idb-keyval` uses it. */
import { act } from '@testing-library/react';
import { beforeEach, onTestFinished, vi } from 'vitest';

type Listener = (() => void) | undefined;

interface Asked {
  result: unknown;
  error: Error | null;
  onsuccess?: Listener;
  onerror?: Listener;
  oncomplete?: Listener;
  onupgradeneeded?: Listener;
}

/** By key, as structured clones. */
const entries = new Map<string, unknown>();
let denied = false;
let full = false;
/** The answers that wait, while the database is held. */
let held: (() => void)[] | undefined;

const fakeDatabase = {
  entries,
  /** From now on every use fails. */
  deny(): void {
    denied = true;
  },
  /** From now on writing fails, and reading does not. @returns makes it work again. */
  failWrites(): () => void {
    full = true;
    return () => {
      full = false;
    };
  },
  /** From now on nothing is answered. @returns answers all that was asked since. */
  hold(): () => void {
    const waiting: (() => void)[] = [];
    held = waiting;
    return () => {
      held = undefined;
      for (const send of waiting) send();
    };
  },
};

/** Call it once per test file or group. @returns the database of the current test, which is empty at first. */
export function databaseOfEachTest(): typeof fakeDatabase {
  beforeEach(() => void installDatabase());
  return fakeDatabase;
}

/** An empty database in place of the browser's, until the end of the test. */
export function installDatabase(): typeof fakeDatabase {
  entries.clear();
  denied = false;
  full = false;
  held = undefined;
  vi.stubGlobal('indexedDB', { open: () => answer(() => database) });
  // Otherwise the app goes on with its connection after the test.
  onTestFinished(() => database.onclose?.());
  return fakeDatabase;
}

/** Waits for the changes of the database that have begun. */
export async function databaseIdle(): Promise<void> {
  for (let task = 0; task < 10; task += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const database = {
  onclose: undefined as Listener,
  createObjectStore: () => undefined,
  transaction: () => {
    if (denied) throw new DOMException('denied', 'InvalidStateError');
    const transaction = answer(() => undefined);
    const store = {
      transaction,
      // Read when it is answered, so that a change in the same transaction is atomic.
      get: (key: string) => answer(() => structuredClone(entries.get(key))),
      put: (value: unknown, key: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        entries.set(key, structuredClone(value));
      },
      getAllKeys: () => answer(() => [...entries.keys()]),
      delete: (key: string) => void entries.delete(key),
    };
    return Object.assign(transaction, { objectStore: () => store });
  },
};

function answer(read: () => unknown): Asked {
  const asked: Asked = { result: undefined, error: null };
  const send = () => {
    // Two turns, as a transaction completes after the requests in it.
    setTimeout(() => {
      asked.result = read();
      asked.onsuccess?.();
    });
    setTimeout(() => setTimeout(() => asked.oncomplete?.()));
  };
  if (held) held.push(send);
  else send();
  return asked;
}
