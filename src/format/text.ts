/** Cutting and comparing texts. Pure. */

/** The text up to `most` UTF-16 units; neither half a pair nor part of a joined emoji is left at its end. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, wholeEnd(text, most));
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

/** Without the combining marks above three on one character: a pile of them covers other lines and widens the page. */
export const limitMarks = (text: string): string => text.replace(/(\p{M}{3})\p{M}+/gu, '$1');

/** 53 bits of hash (cyrb53): equal for equal texts, and the text cannot be read from it. */
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
