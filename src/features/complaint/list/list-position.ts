/** Where the reader of the list was: tab, filter and scroll survive the way to a complaint and back. */
import type { VirtualItem } from '@tanstack/react-virtual';
import * as v from 'valibot';
import { type StorageKey, sessionStore } from '../../../host/storage';

const place = v.object({
  tab: v.pipe(v.number(), v.integer(), v.minValue(0)),
  search: v.string(),
  type: v.string(),
  /** px from the top of the page. */
  scroll: v.pipe(v.number(), v.minValue(0)),
});
export type ListPlace = v.InferOutput<typeof place>;

const TOP: ListPlace = { tab: 0, search: '', type: '', scroll: 0 };

const keyOf = (visit: string): StorageKey => `ext.complaintList.${visit}`;

/** @param visit the router's key of this entry of the history. */
export function readPlace(visit: string): ListPlace {
  return sessionStore.read(keyOf(visit), place) ?? TOP;
}

export function keepPlace(visit: string, change: Partial<ListPlace>): void {
  sessionStore.write(keyOf(visit), { ...readPlace(visit), ...change });
}

/** Heights of rows seen before, by visit: with them the way back lands where it began. Lost with the page. */
const heights = new Map<string, VirtualItem[]>();

export const readHeights = (visit: string): VirtualItem[] => heights.get(visit) ?? [];
export const keepHeights = (visit: string, measured: VirtualItem[]): void => void heights.set(visit, measured);
