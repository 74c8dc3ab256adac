/** What a payment keeps for the web view's session, by order: the chosen card, and the code that is awaited. */
import * as v from 'valibot';
import { sessionStore } from '../../host/storage';

type OrderId = string | undefined;

const cardKey = (orderId: OrderId) => `bank.card.${orderId ?? ''}`;
const codeKey = (orderId: OrderId) => `bank.code.${orderId ?? ''}`;

/** The chosen card's `key`; it may no longer be among the cards. */
export function readChosenCard(orderId: OrderId): string | undefined {
  return sessionStore.read(cardKey(orderId));
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
  try {
    const { success, output } = v.safeParse(awaitedCode, JSON.parse(sessionStore.read(codeKey(orderId)) ?? ''));
    return success ? output : undefined;
  } catch {
    return undefined; // nothing kept, or not by us
  }
}

export function keepAwaitedCode(orderId: OrderId, awaited: AwaitedCode | undefined): void {
  sessionStore.write(codeKey(orderId), awaited === undefined ? '' : JSON.stringify(awaited));
}
