/** Limits and rules of complaints (contract, section 6: complaint next, list, detail). Pure. */

import * as v from 'valibot';
import { MAX_ENTRIES } from '../../api/decode';
import type { Complaint } from '../../contract/complaint-detail';
import type { ComplaintItem, ComplaintTab } from '../../contract/complaint-list';
import type { ComplaintStart, Option } from '../../contract/complaint-start';
import { formatDate, formatDeviceTime } from '../../format/dates';
import { visibleText } from '../../format/digits';
import { matchesSearch, plainText, truncateText } from '../../format/text';
import { LONGEST_COMPLAINT } from '../../loan/already-paid/paid-rules';
import type { EntryState } from '../../ui/links/entry-state';

export const MOST_PHOTOS = 9;

/** The type of complaints about collection. It needs an order that allows it, and a sub-type. */
export const COLLECTION = '1';

export const limitText = (text: string): string => truncateText(text, LONGEST_COMPLAINT);

/** White space and invisible characters alone count as empty. */
export function isEmptyText(text: string): boolean {
  return visibleText(text).trim() === '';
}

/** The schema of the form. @param missing the message for an empty text. */
export const complaintForm = (missing: string) =>
  v.object({
    text: v.pipe(
      v.string(),
      v.check((text) => !isEmptyText(text), missing),
    ),
  });

/** The detail call answers with the type's title instead of its value, but only collection has a sub-type. */
export const isAboutCollection = ({ type = '', subType }: Pick<Complaint, 'type' | 'subType'>): boolean =>
  /^\d+$/.test(type) ? type === COLLECTION : subType !== undefined;

export type ComplaintState = 'pending' | 'inReview' | 'answered';

/** The titles of tabs that contain only complaints of one state, in the order in which a complaint has them. */
const TAB_TITLES: readonly (readonly [ComplaintState, RegExp])[] = [
  ['pending', /^(?:pending|unanswered|pendientes?)$/],
  ['inReview', /^(?:in review|en revision)$/],
  ['answered', /^(?:answered|(?:respondid|contestad)[ao]s?)$/],
];

export function stateOfTab({ title = '' }: Pick<ComplaintTab, 'title'>): ComplaintState | undefined {
  // Without the count of `Answered (3)`.
  const plain = plainText(title.trim()).replace(/\s?[([]?\d{1,6}[)\]]?$/, '');
  return TAB_TITLES.find(([, titles]) => titles.test(plain))?.[0];
}

/**
 * The states of complaints by number, from the tabs and from the details that were loaded. A complaint never returns to
 * an earlier state, so the later of two is the newer one.
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
    if (indexOf(states.get(id)) < indexOf(state)) states.set(id, state);
  }
  return states;
}

/** -1 without a state. */
const indexOf = (state: ComplaintState | undefined) => TAB_TITLES.findIndex(([each]) => each === state);

/** ms. The server's clock, or its time zone, may be another one. */
const CLOCK_DIFFERENCE = 24 * 60 * 60 * 1000;

/** The numbers of the complaints with this text. */
export const numbersOf = (text: string, tabs: readonly ComplaintTab[]): string[] =>
  tabs.flatMap(({ items }) => items).flatMap(({ id, content }) => (content?.trim() === text.trim() ? (id ?? []) : []));

/** The complaint that was just sent. */
export interface SentComplaint {
  /** Epoch milliseconds. */
  at: number;
  text: string | undefined;
  /** The numbers of older complaints with this text. */
  earlier: readonly string[];
}

/**
 * The number of the complaint that was just sent, which the server does not tell: the newest one with its text. Undefined if
 * no new complaint has this text, or if the two newest have the same time, so that either could be it.
 */
export function numberOfSent({ at, text, earlier }: SentComplaint, tabs: readonly ComplaintTab[]): string | undefined {
  const numbers = text ? numbersOf(text, tabs).filter((number) => !earlier.includes(number)) : [];
  const oldest = formatDeviceTime(at - CLOCK_DIFFERENCE);
  const times = new Map<string, string>();
  for (const { id, time } of tabs.flatMap(({ items }) => items)) {
    if (id === undefined || time === undefined || !numbers.includes(id)) continue;
    const written = formatDate(time, 'time');
    if (written > oldest) times.set(id, written);
  }
  const [newest, next] = [...times].sort(([, one], [, other]) => other.localeCompare(one));
  return newest?.[1] === next?.[1] ? undefined : newest?.[0];
}

/** What a complaint is about, as the form's address has it. */
export interface Target {
  problemType: string;
  problemSonType: string | undefined;
  orderNo: string | undefined;
}

/**
 * The target of another complaint of the same type; undefined if the server no longer has the type. The detail call
 * answers with titles (or values, the contract does not say), and without the order: it is the one that the start screen
 * preselects, or for collection the first that allows it.
 */
export function targetLike(
  { type, subType }: NonNullable<EntryState['writeAgain']>,
  { types, subTypes, orders }: ComplaintStart,
): Target | undefined {
  const problemType = optionFor(type, types);
  if (problemType === undefined) return undefined;
  const [preselected] = orders;
  if (problemType !== COLLECTION) return { problemType, problemSonType: undefined, orderNo: preselected?.orderNo };
  const order = preselected?.allowsCollection ? preselected : orders.find((each) => each.allowsCollection);
  return { problemType, problemSonType: optionFor(subType, subTypes), orderNo: (order ?? preselected)?.orderNo };
}

/** The value of the option with this value or title. */
function optionFor(text: string | undefined, options: readonly Option[]): string | undefined {
  if (text === undefined) return undefined;
  const title = plainText(text).trim();
  const option =
    options.find(({ value }) => value === text) ?? options.find((each) => plainText(each.title).trim() === title);
  return option?.value;
}

/** Searches and filters the loaded complaints. */
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
  return [...new Set(items.flatMap(({ type }) => type ?? []))].slice(0, MAX_ENTRIES);
}

export function excerptOf(content: string): string {
  return content.length <= EXCERPT_LENGTH ? content : `${truncateText(content, EXCERPT_LENGTH)}…`;
}

export interface TicketLine {
  label: string;
  /** Lines without a value are omitted. */
  value: string | undefined;
}

/** A complaint as plain text, to paste into a message. A value of several lines starts below its label. */
export function ticketText(lines: readonly TicketLine[]): string {
  return lines
    .flatMap(({ label, value }) => (value ? `${label}:${value.includes('\n') ? '\n' : ' '}${value}` : []))
    .join('\n');
}
