/** The state of the list, saved for each entry of the browser's history: going back restores tab, filter and scroll. */
import * as v from 'valibot';
import { type StorageKey, sessionStore } from '../../../platform/storage';

const listState = v.object({
  tab: v.pipe(v.number(), v.integer(), v.minValue(0)),
  search: v.string(),
  type: v.string(),
  /** px from the top of the page. */
  scroll: v.pipe(v.number(), v.minValue(0)),
});
export type ListState = v.InferOutput<typeof listState>;

const INITIAL: ListState = { tab: 0, search: '', type: '', scroll: 0 };

const keyOf = (entryKey: string): StorageKey => `ext.complaintList.${entryKey}`;

/** @param entryKey the router's key of the history entry. */
export function readListState(entryKey: string): ListState {
  return sessionStore.read(keyOf(entryKey), listState) ?? INITIAL;
}

export function saveListState(entryKey: string, change: Partial<ListState>): void {
  sessionStore.write(keyOf(entryKey), { ...readListState(entryKey), ...change });
}
