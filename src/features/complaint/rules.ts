/** Limits and rules of complaints (contract, section 6: complaint next, detail). Pure. */
import { readTime } from '../../format/dates';
import { hashText, truncateText } from '../../format/text';
import { safeImage } from '../../host/urls';
import { LONGEST_COMPLAINT } from '../../loan/paid-rules';
import type { Complaint, ComplaintItem } from './wire';

/** UTF-16 units. */
export const LONGEST_TEXT = LONGEST_COMPLAINT;
export const MOST_PHOTOS = 9;

/** The type of complaints about collection. It needs an order that allows it, and a sub-type. */
export const COLLECTION = '1';

/** Shortens typed or pasted text to the limit. */
export const limitText = (text: string): string => truncateText(text, LONGEST_TEXT);

/** White space alone counts as empty. */
export function isEmptyText(text: string): boolean {
  return text.trim() === '';
}

/** Whether the reply has a text, or an image that can be shown. */
export const isAnswered = ({ reply }: Pick<Complaint, 'reply'>): boolean =>
  reply.text !== undefined || reply.images.some((image) => safeImage(image) !== undefined);

/** The detail call answers with the type's title instead of its value, but only collection has a sub-type. */
export const isAboutCollection = ({ type, subType }: Pick<Complaint, 'type' | 'subType'>): boolean =>
  subType !== undefined || type === COLLECTION;

/** Identifies a complaint by its text, so that the text need not be stored. */
export const contentHash = (text: string): string => hashText(text.trim());

/** ms. After this time no request is pending, neither ours (time-out 60 s) nor a gateway's. */
const REQUEST_END = 2 * 60_000;
/** ms. Times without a time zone can differ by this much. */
const MAX_ZONE_OFFSET = 14 * 3_600_000;

const timeOf = ({ time }: Pick<ComplaintItem, 'time'>) => (time === undefined ? undefined : readTime(time));

function isSentAfter(item: Pick<ComplaintItem, 'time'>, at: number): boolean {
  const sent = timeOf(item);
  return sent === undefined || sent > at - MAX_ZONE_OFFSET;
}

/** The newest complaint with this text that was sent at `at` or later. */
export function findSent<Item extends Pick<ComplaintItem, 'time' | 'content'>>(
  { at, content }: { at: number; content: string },
  items: readonly Item[],
): Item | undefined {
  return items
    .filter((item) => item.content !== undefined && contentHash(item.content) === content && isSentAfter(item, at))
    .sort((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0))[0];
}

/** Whether a complaint that was sent at `at` without an answer is in the list that was loaded at `readAt`. */
export function attemptResult(
  { at, content }: { at: number; content: string },
  items: readonly Pick<ComplaintItem, 'time' | 'content'>[],
  readAt: number,
): 'arrived' | 'absent' | 'unknown' {
  const recent = items.filter((item) => isSentAfter(item, at));
  if (findSent({ at, content }, recent) !== undefined) return 'arrived';
  // The list may shorten texts, so another recent complaint can be this one.
  return recent.length === 0 && readAt - at > REQUEST_END ? 'absent' : 'unknown';
}
