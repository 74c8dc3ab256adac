import type { CSSProperties, ReactNode } from 'react';

/**
 * An amount, a date or a number: at least four characters without letters. Letters are given as ranges, because a slow
 * phone takes 5 ms to compile `\p{L}`.
 */
const FIGURE = /[^\sA-Za-z\xc0-\u1fff\u2c00-\uffff]*\d[^\sA-Za-z\xc0-\u1fff\u2c00-\uffff]{3,}/g;
/** Two letters in a row, or more; amounts and dates have none but a currency. */
const WORD = /[A-Za-z\xc0-\u1fff\u2c00-\uffff]{2,}/;
/** Characters. A longer figure would be too small to read in one line. */
const LONGEST_FIGURE = 34;
/** Characters. A longer word with letters would be wider than a small screen. */
const LONGEST_WORD = 24;
/** Characters. On a longer text the expression above may take seconds. */
const LONGEST_TEXT = 500;

const isTooLong = (word: string) => word.length > (WORD.test(word) ? LONGEST_WORD : LONGEST_FIGURE);

/**
 * Props for an element whose text contains figures, so that no figure breaks across lines, unless a word of the text is
 * too long for a line. The element becomes at least as wide as the longest figure; if a line is too short for it, the text
 * gets smaller (`[data-figures]` in theme/base.css). With at most one word, such as `MXN`, it is not translated.
 */
export function fitFigures(text: string): { 'data-figures'?: ''; style?: CSSProperties; translate?: 'no' } {
  if (text.length > LONGEST_TEXT || text.split(/\s/).some(isTooLong)) return {};
  const widths = [...text.matchAll(FIGURE)].map(([figure]) => widthOf(figure));
  return widths.length === 0
    ? {}
    : {
        'data-figures': '',
        style: { '--figure-width': Math.max(...widths) } as CSSProperties,
        ...(text.split(WORD).length < 3 && { translate: 'no' }),
      };
}

/** The width in digits; points, commas and colons count as half a digit. */
const widthOf = (figure: string) => figure.length - (figure.match(/[.,:]/g)?.length ?? 0) / 2;

/**
 * A text in which no date or time breaks across lines, and no date, time, amount or number of ten digits or more is translated.
 * Limited digits keep the search fast in long numbers. Content that is not a text stays unchanged.
 */
export function wholeFigures(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(/(\d{1,8}(?:-\d{1,8})+|\d\d:\d\d:\d\d|[-−]?[$₹][\d.,]*\d|\d{10,})/);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: every second part is a date, a time or an amount
    const shown = index % 2 === 0 ? <span key={index}>{part}</span> : <OneLine key={index}>{part}</OneLine>;
    return part !== '' && shown;
  });
}

/** A text that no translator changes. A date does not break across lines, as it would after a hyphen. Other text may break, since a line may be too short for it. */
export function OneLine({ children }: { children: string }) {
  const isShort = /^[\d :-]{1,19}$/.test(children);
  return (
    <span translate="no" style={isShort ? { whiteSpace: 'nowrap' } : undefined}>
      {children}
    </span>
  );
}
