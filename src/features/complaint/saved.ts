/** What the screens of complaints save on the device: choices and positions until the web view is closed, read answers for longer. */

import * as v from 'valibot';
import type { ComplaintOrder } from '../../contract/complaint-start';
import { hasFlag, localStore, sessionStore, setFlag, slot } from '../../platform/storage';
import type { StorageKey } from '../../platform/storage-keys';
import type { ComplaintState } from './rules';

const choice = v.object({
  /** The order's place in the list: orders may come without a number, or with the same one. */
  index: v.optional(v.number()),
  orderNo: v.optional(v.string()),
  /** Only collection, whose sub-types are open. */
  type: v.optional(v.string()),
});
/** What was chosen on the start screen: going back restores it. */
export type Choice = v.InferOutput<typeof choice>;

export const savedChoice = (borrower: string, orderId: string | undefined) =>
  slot(sessionStore, `ext.complaintChoice.${JSON.stringify([borrower, orderId ?? null])}`, choice);

/** The place of the chosen order, which may differ from the saved one in a newer list. */
export function indexOfOrder(list: readonly Pick<ComplaintOrder, 'orderNo'>[], { index, orderNo }: Choice) {
  if (index !== undefined && index < list.length && list[index]?.orderNo === orderNo) return index;
  const found = list.findIndex((order) => order.orderNo !== undefined && order.orderNo === orderNo);
  return found < 0 ? undefined : found;
}

/** The order of the start screen's address: the other screens' addresses contain only the chosen order. */
export const openedOrder = (borrower: string) =>
  slot(sessionStore, `ext.complaintOpened.${borrower}`, v.pipe(v.string(), v.nonEmpty()));

const listState = v.object({
  tab: v.pipe(v.number(), v.integer(), v.minValue(0)),
  search: v.string(),
  type: v.string(),
  /** px from the top of the page. */
  scroll: v.pipe(v.number(), v.minValue(0)),
});
export type ListState = v.InferOutput<typeof listState>;

const savedList = (entryKey: string) => slot(sessionStore, `ext.complaintList.${entryKey}`, listState);

/** The state of the list, which going back restores. @param entryKey the router's key of the history entry. */
export const readListState = (entryKey: string): ListState =>
  savedList(entryKey).read() ?? { tab: 0, search: '', type: '', scroll: 0 };

export const saveListState = (entryKey: string, change: Partial<ListState>): void =>
  savedList(entryKey).save({ ...readListState(entryKey), ...change });

// In the section that is not cleared after a complaint was sent.
const answerKey = (number: string): StorageKey => `order.complaintRead.${number}`;

export const markAnswerRead = (number: string): void => setFlag(localStore, answerKey(number));

/** Whether a complaint has an answer whose detail was not opened yet. Without a number it cannot be opened. */
export const isNewAnswer = (number: string | undefined, state: ComplaintState | undefined): boolean =>
  number !== undefined && state === 'answered' && !hasFlag(localStore, answerKey(number));
