/** What a complaint may hold (contract, section 6: complaint next, detail). Pure. */

/** UTF-16 units of a description. */
export const LONGEST_TEXT = 200;
export const MOST_PHOTOS = 9;

/** The type that complains about collection: it needs an order that allows it, and a sub-type. */
export const COLLECTION = '1';

/** The text up to `limit` UTF-16 units; neither half a pair nor part of a joined emoji is left at its end. */
export function limitText(text: string, limit = LONGEST_TEXT): string {
  if (text.length <= limit) return text;
  return text.slice(0, wholeEnd(text, limit));
}

/** Whether there is anything in it besides white space. */
export function isEmptyText(text: string): boolean {
  return text.trim() === '';
}

/** More units than the longest emoji in use has, flags of regions included. */
const LONGEST_EMOJI = 35;

/** The last place up to `end` where the text may be cut. */
function wholeEnd(text: string, end: number): number {
  const cutsPair = isHigh(text.charCodeAt(end - 1)) && isLow(text.charCodeAt(end));
  const pairEnd = cutsPair ? end - 1 : end;
  if (typeof Intl.Segmenter === 'undefined') return pairEnd;
  const cut = new Intl.Segmenter().segment(text.slice(0, end + LONGEST_EMOJI)).containing(pairEnd);
  if (cut === undefined || cut.index === 0) return pairEnd;
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(cut.segment) ? cut.index : pairEnd;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

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
