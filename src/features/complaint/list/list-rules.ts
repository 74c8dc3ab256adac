/** Searching and filtering the complaints that were loaded, and whether each is answered. Pure. */
import { truncateText } from '../../../format/text';
import type { ComplaintItem, ComplaintTab } from '../wire';

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
  return content.length <= LONGEST_EXCERPT ? content : `${truncateText(content, LONGEST_EXCERPT)}…`;
}

export type ComplaintState = 'pending' | 'answered';

/** Titles of tabs that say whether their complaints are answered; any other title says nothing. */
const TAB_TITLES: readonly (readonly [ComplaintState, RegExp])[] = [
  ['pending', /^(?:pending|unanswered|pendientes?)$/],
  ['answered', /^(?:answered|(?:respondid|contestad)[ao]s?)$/],
];

export function stateOfTab({ title = '' }: Pick<ComplaintTab, 'title'>): ComplaintState | undefined {
  return TAB_TITLES.find(([, titles]) => titles.test(plain(title).trim()))?.[0];
}

/**
 * What the tabs, and the details read so far, say of complaints, by number. An answer is never taken back, so
 * "answered" wins over an older "pending".
 */
export function statesOf(
  tabs: readonly ComplaintTab[],
  details: readonly { number: string | undefined; isAnswered: boolean }[],
): ReadonlyMap<string, ComplaintState> {
  const said = [
    ...tabs.flatMap((tab) => tab.items.map(({ id }) => ({ id, state: stateOfTab(tab) }))),
    ...details.map(({ number, isAnswered }) => ({ id: number, state: isAnswered ? 'answered' : 'pending' }) as const),
  ];
  const states = new Map<string, ComplaintState>();
  for (const { id, state } of said) {
    if (id === undefined || state === undefined) continue;
    if (states.get(id) !== 'answered') states.set(id, state);
  }
  return states;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
