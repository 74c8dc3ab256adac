/**
 * Whose data the device stores: that of the borrower in the address alone. Every entry is stored under its borrower
 * (`storage.ts`, `database.ts`), so another borrower never reads it; here it is removed when another one appears.
 */
import { removeOthersKept } from './database';
import { borrowerOf, isBorrowerKnown } from './session';
import { localStore, sessionStore } from './storage';

const listeners = new Set<() => void>();

/** Calls back when another borrower appears, for what modules hold in memory. */
export function onOtherBorrower(forget: () => void): void {
  listeners.add(forget);
}

/**
 * Removes the data of other borrowers now, and whenever another one appears: by a change of the hash, or when the
 * browser shows a page from its cache again. @returns how to stop.
 */
export function watchBorrower(onChange: () => void): () => void {
  let borrower = borrowerOf();
  const check = () => {
    if (borrowerOf() === borrower) return;
    borrower = borrowerOf();
    for (const forget of listeners) forget();
    removeOthers();
    onChange();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) removeOthers();
  };
  removeOthers();
  window.addEventListener('popstate', check);
  window.addEventListener('hashchange', check);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('popstate', check);
    window.removeEventListener('hashchange', check);
    window.removeEventListener('pageshow', shown);
  };
}

function removeOthers(): void {
  // A page without a borrower, such as the public site, is not another one.
  if (!isBorrowerKnown()) return;
  localStore.removeOthers();
  sessionStore.removeOthers();
  void removeOthersKept();
}
