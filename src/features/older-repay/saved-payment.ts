/** What a payment saves in session storage, by order: the chosen card, and the pending code. */
import * as v from 'valibot';
import { type StorageKey, sessionStore } from '../../platform/storage';

type OrderId = string | undefined;

const cardKey = (orderId: OrderId): StorageKey => `bank.card.${orderId ?? ''}`;
const codeKey = (orderId: OrderId): StorageKey => `bank.code.${orderId ?? ''}`;

/** The chosen card's `key`. The card may no longer exist. */
export function readChosenCard(orderId: OrderId): string | undefined {
  return sessionStore.read(cardKey(orderId), v.string());
}

export function saveChosenCard(orderId: OrderId, key: string): void {
  sessionStore.write(cardKey(orderId), key);
}

const pendingCode = v.object({
  /** The server's id of the payment that the code belongs to. */
  recordId: v.optional(v.string()),
  /** The payment's card and token. */
  card: v.string(),
  token: v.optional(v.string()),
  /** Epoch milliseconds; another code may be requested from then on. */
  resendAt: v.number(),
});
export type PendingCode = v.InferOutput<typeof pendingCode>;

export function readPendingCode(orderId: OrderId): PendingCode | undefined {
  return sessionStore.read(codeKey(orderId), pendingCode);
}

export function savePendingCode(orderId: OrderId, pending: PendingCode | undefined): void {
  if (pending === undefined) sessionStore.remove(codeKey(orderId));
  else sessionStore.write(codeKey(orderId), pending);
}
