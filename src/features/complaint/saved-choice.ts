/** What was chosen on the first step: it survives the way there and back, not a fresh start. */
import * as v from 'valibot';
import { type StorageKey, sessionStore } from '../../host/storage';

const choice = v.object({
  orderNo: v.optional(v.string()),
  type: v.optional(v.string()),
  subType: v.optional(v.string()),
});
export type HomeChoice = v.InferOutput<typeof choice>;

const key = (borrower: string, orderId: string | undefined): StorageKey =>
  `ext.complaintChoice.${JSON.stringify([borrower, orderId ?? null])}`;

export function readChoice(borrower: string, orderId: string | undefined): HomeChoice {
  return sessionStore.read(key(borrower, orderId), choice) ?? {};
}

export function keepChoice(borrower: string, orderId: string | undefined, chosen: HomeChoice): void {
  sessionStore.write(key(borrower, orderId), chosen);
}

const openedKey = (borrower: string): StorageKey => `ext.complaintOpened.${borrower}`;

/** Remembers whose complaint home was open: later steps' addresses name the chosen order alone. */
export function keepOpenedOrder(borrower: string, orderId: string | undefined): void {
  if (orderId === undefined) sessionStore.remove(openedKey(borrower));
  else sessionStore.write(openedKey(borrower), orderId);
}

export function openedOrder(borrower: string): string | undefined {
  return sessionStore.read(openedKey(borrower), v.pipe(v.string(), v.nonEmpty()));
}
