/** What a complaint may hold (contract, section 6: complaint next, detail). Pure. */
import { readTime } from '../../format/dates';
import { hashText, truncateText } from '../../format/text';
import { safeImage } from '../../host/urls';
import { LONGEST_COMPLAINT } from '../../loan/paid-rules';
import type { Complaint, ComplaintItem } from './wire';

/** UTF-16 units of a description. */
export const LONGEST_TEXT = LONGEST_COMPLAINT;
export const MOST_PHOTOS = 9;

/** The type that complains about collection: it needs an order that allows it, and a sub-type. */
export const COLLECTION = '1';

/** What a description keeps of typed or pasted text. */
export const limitText = (text: string): string => truncateText(text, LONGEST_TEXT);

/** Whether there is anything in it besides white space. */
export function isEmptyText(text: string): boolean {
  return text.trim() === '';
}

/** Whether anything was answered, in words or by a picture that can be shown. */
export const isAnswered = ({ reply }: Pick<Complaint, 'reply'>): boolean =>
  reply.text !== undefined || reply.images.some((image) => safeImage(image) !== undefined);

/** Whether it is about collection: the server names the type in words, but only these have a sub-type. */
export const isAboutCollection = ({ type, subType }: Pick<Complaint, 'type' | 'subType'>): boolean =>
  subType !== undefined || type === COLLECTION;

/**
 * Addresses of pictures from a list, or from one text that joins them by commas.
 * The commas inside `data:` addresses stay: one always follows their head, and unless they are base64 more may come.
 */
export function splitImages(value: unknown): string[] {
  if (Array.isArray(value)) {
    // A list's entry is one address, commas and all.
    return value.flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : []));
  }
  if (typeof value !== 'string') return [];
  const addresses: string[] = [];
  for (const part of value.split(',')) {
    const last = addresses[addresses.length - 1];
    if (last !== undefined && continuesData(last, part)) addresses[addresses.length - 1] = `${last},${part}`;
    else addresses.push(part.trim());
  }
  return addresses.map((address) => address.trim()).filter((address) => address !== '');
}

function continuesData(address: string, next: string): boolean {
  if (!/^data:/i.test(address)) return false;
  const comma = address.indexOf(',');
  if (comma < 0) return true;
  // Base64 has no comma; other content goes on until an address begins.
  return !/;base64$/i.test(address.slice(0, comma)) && !/^\s*(https?:|data:|\/\/)/i.test(next);
}

/** Finds a complaint in the list by its text, without storing the text. */
export const contentHash = (text: string): string => hashText(text.trim());

/** ms. By then no request is under way any more, neither ours (60 s) nor a gateway's. */
const GIVEN_UP = 2 * 60_000;
/** ms. Times without a zone may be those of any place. */
const ZONES = 14 * 3_600_000;

/** What the list, read at `readAt`, says of a complaint that was sent at `at` and got no answer. */
export function judgeAttempt(
  { at, content }: { at: number; content: string },
  items: readonly Pick<ComplaintItem, 'time' | 'content'>[],
  readAt: number,
): 'arrived' | 'absent' | 'unknown' {
  const recent = items.filter(({ time }) => {
    const sent = time === undefined ? undefined : readTime(time);
    return sent === undefined || sent > at - ZONES;
  });
  if (recent.some((item) => item.content !== undefined && contentHash(item.content) === content)) return 'arrived';
  // A list may shorten texts, so another recent complaint may be this one.
  return recent.length === 0 && readAt - at > GIVEN_UP ? 'absent' : 'unknown';
}
