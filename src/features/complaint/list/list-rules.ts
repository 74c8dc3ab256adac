/** Searches and filters the loaded complaints. Pure. */
import { MAX_ENTRIES } from '../../../api/decode';
import { matchesSearch, truncateText } from '../../../format/text';
import type { ComplaintItem } from '../wire';

export interface ListFilter {
  search: string;
  /** A type's title; empty = every type. */
  type: string;
}

/** The list shows this many UTF-16 units of a complaint's text. */
const EXCERPT_LENGTH = 240;

/** The items of a type that contain all searched words; case and accents are ignored. */
export function matchItems(items: readonly ComplaintItem[], { search, type }: ListFilter): readonly ComplaintItem[] {
  if (search.trim() === '' && type === '') return items;
  return items.filter(
    (item) =>
      (type === '' || item.type === type) && matchesSearch([item.id, item.type, item.content].join('\n'), search),
  );
}

/** The first types of the items, in the order of their first occurrence. */
export function typesIn(items: readonly ComplaintItem[]): string[] {
  return [...new Set(items.flatMap(({ type }) => (type === undefined ? [] : [type])))].slice(0, MAX_ENTRIES);
}

export function excerptOf(content: string): string {
  return content.length <= EXCERPT_LENGTH ? content : `${truncateText(content, EXCERPT_LENGTH)}…`;
}
