/** Truncates, compares and hashes texts. Pure. */

/** Truncates to `max` UTF-16 units, without splitting a surrogate pair or an emoji of several code points. */
export function truncateText(text: string, max: number): string {
  // A field with a maximum length may have cut a pair already.
  if (text.length <= max) return isHigh(text.charCodeAt(max - 1)) ? text.slice(0, -1) : text;
  return text.slice(0, cutPosition(text, max));
}

/** UTF-16 units; longer than any emoji in use, flags of regions included. */
const LONGEST_EMOJI = 35;

/** The last position up to `end` where the text may be cut. */
function cutPosition(text: string, end: number): number {
  const cutsPair = isHigh(text.charCodeAt(end - 1)) && isLow(text.charCodeAt(end));
  const pairEnd = cutsPair ? end - 1 : end;
  if (typeof Intl.Segmenter === 'undefined') return pairEnd;
  const cut = new Intl.Segmenter().segment(text.slice(0, end + LONGEST_EMOJI)).containing(pairEnd);
  if (cut === undefined || cut.index === 0) return pairEnd;
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(cut.segment) ? cut.index : pairEnd;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Without case and accents, for searching. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether a text contains every word of a search, whatever their case and accents. */
export function matchesSearch(text: string, search: string): boolean {
  const searched = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** UTF-16 units. A browser lays out a longer text for seconds. */
const LONGEST_TEXT = 10_000;

/** Pictures may be longer. */
const limitLength = (text: string): string =>
  text.length <= LONGEST_TEXT || text.startsWith('data:')
    ? text
    : `${text.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '')}…`;

/** Replaces halves of surrogate pairs, which no URL can contain. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/**
 * Limits the length of a text, keeps at most three combining marks on a character, and removes characters that set the direction
 * of text: more marks would cover other lines and widen the page, and a direction would reverse digits and the rest of the sentence.
 */
export const confineText = (text: string): string =>
  wellFormed(limitLength(text)).replace(/(\p{M}{3})\p{M}+|[\u202a-\u202e\u2066-\u2069]/gu, '$1');

/** A 53-bit hash (cyrb53). The text cannot be read from it. */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** A whole number without decimals or exponent: `7.00` → `7`, `1.74E2` → `174`; other text stays unchanged. */
export const withoutDecimals = (text: string): string =>
  /^-?\d(?:\.\d+)?e\+?\d+$/i.test(text) && Number.isSafeInteger(Number(text))
    ? String(Number(text))
    : text.replace(/^(-?\d+)\.0+$/, '$1');
