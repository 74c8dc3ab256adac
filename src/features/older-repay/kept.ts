/** What a payment keeps for the web view's session, by order: the chosen card, and the code that is awaited. */
import * as v from 'valibot';
import { type StorageKey, sessionStore } from '../../host/storage';

type OrderId = string | undefined;

const cardKey = (orderId: OrderId): StorageKey => `bank.card.${orderId ?? ''}`;
const codeKey = (orderId: OrderId): StorageKey => `bank.code.${orderId ?? ''}`;

/** The chosen card's `key`; it may no longer be among the cards. */
export function readChosenCard(orderId: OrderId): string | undefined {
  return sessionStore.read(cardKey(orderId), v.string());
}

export function keepChosenCard(orderId: OrderId, key: string): void {
  sessionStore.write(cardKey(orderId), key);
}

const awaitedCode = v.object({
  /** The server's record of the payment that the code belongs to. */
  recordId: v.optional(v.string()),
  /** The card it was asked for, and the visit in which it was. */
  card: v.string(),
  token: v.optional(v.string()),
  /** Epoch milliseconds: from then on another code may be asked for. */
  resendAt: v.number(),
});
export type AwaitedCode = v.InferOutput<typeof awaitedCode>;

export function readAwaitedCode(orderId: OrderId): AwaitedCode | undefined {
  return sessionStore.read(codeKey(orderId), awaitedCode);
}

export function keepAwaitedCode(orderId: OrderId, awaited: AwaitedCode | undefined): void {
  if (awaited === undefined) sessionStore.remove(codeKey(orderId));
  else sessionStore.write(codeKey(orderId), awaited);
}
