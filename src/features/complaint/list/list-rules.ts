/** Searches and filters the loaded complaints, and finds out which are answered. Pure. */
import { matchesSearch, plainText, truncateText } from '../../../format/text';
import type { ComplaintItem, ComplaintTab } from '../wire';

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

/** The types of the items, in the order of their first occurrence. */
export function typesIn(items: readonly ComplaintItem[]): string[] {
  return [...new Set(items.flatMap(({ type }) => (type === undefined ? [] : [type])))];
}

export function excerptOf(content: string): string {
  return content.length <= EXCERPT_LENGTH ? content : `${truncateText(content, EXCERPT_LENGTH)}…`;
}

export type ComplaintState = 'pending' | 'answered';

/** The titles of tabs that contain only pending or only answered complaints. */
const TAB_TITLES: readonly (readonly [ComplaintState, RegExp])[] = [
  ['pending', /^(?:pending|unanswered|pendientes?)$/],
  ['answered', /^(?:answered|(?:respondid|contestad)[ao]s?)$/],
];

export function stateOfTab({ title = '' }: Pick<ComplaintTab, 'title'>): ComplaintState | undefined {
  return TAB_TITLES.find(([, titles]) => titles.test(plainText(title).trim()))?.[0];
}

/**
 * The states of complaints by number, from the tabs and from the details that were loaded. An answer is never removed,
 * so "answered" replaces an older "pending".
 */
export function statesOf(
  tabs: readonly ComplaintTab[],
  details: readonly { number: string | undefined; isAnswered: boolean }[],
): ReadonlyMap<string, ComplaintState> {
  const known = [
    ...tabs.flatMap((tab) => tab.items.map(({ id }) => ({ id, state: stateOfTab(tab) }))),
    ...details.map(({ number, isAnswered }) => ({ id: number, state: isAnswered ? 'answered' : 'pending' }) as const),
  ];
  const states = new Map<string, ComplaintState>();
  for (const { id, state } of known) {
    if (id === undefined || state === undefined) continue;
    if (states.get(id) !== 'answered') states.set(id, state);
  }
  return states;
}
