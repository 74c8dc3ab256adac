/** Searching and filtering the complaints that were loaded. Pure. */
import { cutText } from '../../format/text';
import type { ComplaintItem } from './wire';

export interface ListFilter {
  search: string;
  /** A type's title; empty = every type. */
  type: string;
}

/** Characters of a content that are put into the list; the rest is on its own screen. */
const LONGEST_EXCERPT = 240;

/** Items of the type that contain all searched words, whatever their case and accents. */
export function matchItems(items: readonly ComplaintItem[], { search, type }: ListFilter): readonly ComplaintItem[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 && type === '') return items;
  return items.filter((item) => {
    if (type !== '' && item.type !== type) return false;
    const text = plain([item.id, item.type, item.content].filter((part) => part !== undefined).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** The types that occur, in the order in which they first do. */
export function typesIn(items: readonly ComplaintItem[]): string[] {
  return [...new Set(items.flatMap(({ type }) => (type === undefined ? [] : [type])))];
}

export function excerptOf(content: string): string {
  return content.length <= LONGEST_EXCERPT ? content : `${cutText(content, LONGEST_EXCERPT)}…`;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
