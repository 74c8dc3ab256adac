/** What was chosen on the complaint's start screen, saved until the web view is closed: going back restores it. */
import * as v from 'valibot';
import { type StorageKey, sessionStore } from '../../platform/storage';
import type { ComplaintOrder } from './wire';

const choice = v.object({
  /** The order's place in the list: orders may come without a number, or with the same one. */
  index: v.optional(v.number()),
  orderNo: v.optional(v.string()),
  /** Only collection, whose sub-types are open. */
  type: v.optional(v.string()),
});
export type Choice = v.InferOutput<typeof choice>;

const choiceKey = (borrower: string, orderId: string | undefined): StorageKey =>
  `ext.complaintChoice.${JSON.stringify([borrower, orderId ?? null])}`;

export function readChoice(borrower: string, orderId: string | undefined): Choice {
  return sessionStore.read(choiceKey(borrower, orderId), choice) ?? {};
}

export function saveChoice(borrower: string, orderId: string | undefined, chosen: Choice): void {
  sessionStore.write(choiceKey(borrower, orderId), chosen);
}

/** The place of the chosen order, which may differ from the saved one in a newer list. */
export function indexOfOrder(
  list: readonly Pick<ComplaintOrder, 'orderNo'>[],
  { index, orderNo }: Choice,
): number | undefined {
  if (index !== undefined && index < list.length && list[index]?.orderNo === orderNo) return index;
  const found = list.findIndex((order) => order.orderNo !== undefined && order.orderNo === orderNo);
  return found < 0 ? undefined : found;
}

const openedOrderKey = (borrower: string): StorageKey => `ext.complaintOpened.${borrower}`;

/** Saves the order of the start screen's address: the other screens' addresses contain only the chosen order. */
export function saveOpenedOrder(borrower: string, orderId: string | undefined): void {
  if (orderId === undefined) sessionStore.remove(openedOrderKey(borrower));
  else sessionStore.write(openedOrderKey(borrower), orderId);
}

export function readOpenedOrder(borrower: string): string | undefined {
  return sessionStore.read(openedOrderKey(borrower), v.pipe(v.string(), v.nonEmpty()));
}
