import type { CSSProperties, ReactNode } from 'react';

/**
 * An amount, a date or a number: at least four characters without letters. Letters are given as ranges, because a slow
 * phone takes 5 ms to compile `\p{L}`.
 */
const FIGURE = /[^\sA-Za-z\xc0-\u1fff\u2c00-\uffff]*\d[^\sA-Za-z\xc0-\u1fff\u2c00-\uffff]{3,}/g;
/** Characters. Longer figures may break, because in one line they would be too small to read. */
const MAX_LENGTH = 34;
/** Characters. On a longer text the expression above may take seconds, and figures in it may break. */
const LONGEST_TEXT = 500;

/**
 * Props for an element whose text contains figures, so that no figure breaks across lines. The element becomes at least
 * as wide as the longest figure; if a line is too short for it, the text gets smaller (`[data-figures]` in
 * theme/base.css).
 */
export function fitFigures(text: string): { 'data-figures'?: ''; style?: CSSProperties } {
  if (text.length > LONGEST_TEXT) return {};
  const widths = [...text.matchAll(FIGURE)]
    .filter(([{ length }]) => length <= MAX_LENGTH)
    .map(([figure]) => widthOf(figure));
  return widths.length === 0
    ? {}
    : { 'data-figures': '', style: { '--figure-width': Math.max(...widths) } as CSSProperties };
}

/** The width in digits; points, commas and colons count as half a digit. */
const widthOf = (figure: string) => figure.length - (figure.match(/[.,:]/g)?.length ?? 0) / 2;

/** A text in which no date breaks across lines. Limited digits keep the search fast in long numbers. */
export const wholeDates = (text: string): ReactNode =>
  text
    .split(/(\d{1,8}(?:-\d{1,8})+)/)
    // biome-ignore lint/suspicious/noArrayIndexKey: every second part is a date
    .map((part, index) => (index % 2 === 0 ? part : <OneLine key={index}>{part}</OneLine>));

/** Prevents line breaks in a date in a sentence: browsers break lines after hyphens. Other text may break, since a line may be too short for it. */
export function OneLine({ children }: { children: string }) {
  if (!/^[\d :-]{1,19}$/.test(children)) return children;
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}
