/** Limits and rules of complaints (contract, section 6: complaint next, detail). Pure. */
import type { AttemptNote } from '../../api/attempts';
import { precisionOf, readTime } from '../../format/dates';
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
/** ms. The clocks of the device and the server can differ by this much. */
const CLOCK_DIFFERENCE = 5 * 60_000;
const DAY = 86_400_000;

type Row = Pick<ComplaintItem, 'id' | 'time' | 'content'>;

/** A write of a complaint: `at` is when it was sent. */
type SentAt = Pick<AttemptNote, 'at' | 'arrivedAt'>;

const timeOf = ({ time }: Pick<Row, 'time'>) => (time === undefined ? undefined : readTime(time));

/** Between which times the complaint of a row was sent, by the device's clock. */
function timesOf({ time }: Pick<Row, 'time'>, clockDifference = CLOCK_DIFFERENCE): { from: number; to: number } {
  const sent = time === undefined ? undefined : readTime(time);
  if (time === undefined || sent === undefined) return { from: -Infinity, to: Infinity };
  const precision = precisionOf(time);
  const slack = precision === 'instant' ? clockDifference : MAX_ZONE_OFFSET;
  return { from: sent - slack, to: sent + slack + (precision === 'day' ? DAY : 0) };
}

const hasText = (item: Pick<Row, 'content'>, content: string) =>
  item.content !== undefined && contentHash(item.content) === content;

/** The newest complaint with this text that was sent at `at` or later. */
export function findSent<Item extends Pick<Row, 'time' | 'content'>>(
  { at, content }: { at: number; content: string },
  items: readonly Item[],
): Item | undefined {
  return items
    .filter((item) => hasText(item, content) && timesOf(item).to >= at)
    .sort((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0))[0];
}

function canBe(item: Row, { at, arrivedAt = at + REQUEST_END }: SentAt): boolean {
  const { from, to } = timesOf(item);
  return from <= arrivedAt && to >= at;
}

/**
 * Whether a complaint that was sent without an answer is in the list that was loaded at `readAt`.
 * @param notes all attempts of the borrower: another complaint with the same text has a row of its own.
 */
export function attemptResult(
  note: AttemptNote,
  notes: readonly AttemptNote[],
  items: readonly Row[],
  readAt: number,
): 'arrived' | 'absent' | 'unknown' {
  const { at, content, subject } = note;
  if (content === undefined) return 'unknown';
  // A row without a time can be of any day.
  const sameText = items.filter((item) => hasText(item, content) && timeOf(item) !== undefined && canBe(item, note));
  // Tabs repeat a complaint.
  const rows = [...new Map(sameText.map((item) => [item.id ?? item.time, item])).values()];
  const others = notes.filter(
    (other) =>
      other.content === content &&
      (other.arrivedAt !== undefined || other.subject !== subject) &&
      rows.some((item) => canBe(item, other)),
  );
  if (rows.length > others.length) return 'arrived';
  // The list may shorten texts, so another recent complaint can be this one. The device's clock may be wrong.
  const isOlder = (item: Row) => timesOf(item, MAX_ZONE_OFFSET).to < at;
  return items.every(isOlder) && readAt - at > REQUEST_END ? 'absent' : 'unknown';
}
