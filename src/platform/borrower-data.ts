/**
 * The device stores data of one borrower only: the one in the address. Each entry's key contains its borrower
 * (`storage.ts`, `database.ts`), so another borrower never reads it. This module removes it when the borrower changes.
 */
import { removeOthersSaved } from './database';
import { borrowerOf, isBorrowerKnown } from './session';
import { localStore, sessionStore } from './storage';

const listeners = new Set<() => void>();

/** Calls `forget` when the borrower changes, so that a module can clear what it holds in memory. */
export function onOtherBorrower(forget: () => void): void {
  listeners.add(forget);
}

let current: string | undefined;

/** If the address names another borrower than before, removes the data of the previous one. @returns whether it does. */
export function checkBorrower(): boolean {
  if (borrowerOf() === current) return false;
  current = borrowerOf();
  for (const forget of listeners) forget();
  removeOthers();
  return true;
}

/**
 * Removes the data of other borrowers now, when the address names another borrower, and when the browser restores the
 * page from its back/forward cache. @returns a function that stops it.
 */
export function watchBorrower(onChange: () => void): () => void {
  current = borrowerOf();
  const check = () => {
    if (checkBorrower()) onChange();
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
  // A page without a borrower, such as the public site, does not change the borrower.
  if (!isBorrowerKnown()) return;
  localStore.removeOthers();
  sessionStore.removeOthers();
  void removeOthersSaved();
}
