/** What was chosen on the first step: it survives the way there and back, not a fresh start. */
import * as v from 'valibot';
import { sessionStore } from '../../host/storage';

const choice = v.object({
  orderNo: v.optional(v.string()),
  type: v.optional(v.string()),
  subType: v.optional(v.string()),
});
export type HomeChoice = v.InferOutput<typeof choice>;

const key = (borrower: string, orderId: string | undefined) =>
  `complaint.choice.${JSON.stringify([borrower, orderId ?? null])}`;

export function readChoice(borrower: string, orderId: string | undefined): HomeChoice {
  try {
    return v.parse(choice, JSON.parse(sessionStore.read(key(borrower, orderId)) ?? '{}'));
  } catch {
    return {};
  }
}

export function keepChoice(borrower: string, orderId: string | undefined, chosen: HomeChoice): void {
  sessionStore.write(key(borrower, orderId), JSON.stringify(chosen));
}

const openedKey = (borrower: string) => `complaint.opened.${borrower}`;

/** Remembers whose complaint home was open: later steps' addresses name the chosen order alone. */
export function keepOpenedOrder(borrower: string, orderId: string | undefined): void {
  sessionStore.write(openedKey(borrower), orderId ?? '');
}

export function openedOrder(borrower: string): string | undefined {
  return sessionStore.read(openedKey(borrower)) || undefined;
}
