import type { CSSProperties, ReactNode } from 'react';

/** An amount, a date or a number: no letters, at least four signs. */
const FIGURE = /[^\s\p{L}]*\d[^\s\p{L}]{3,}/gu;
/** Longer ones may break: shrunk to one line they could not be read. */
const LONGEST = 34;

/**
 * Props of an element whose text has figures: none of them breaks inside. An element of its own line is as wide as
 * the longest one, and its text gets smaller where even the whole line is too short (`[data-figures]` in theme/base.css).
 */
export function fitFigures(text: string): { 'data-figures'?: ''; style?: CSSProperties } {
  const widths = [...text.matchAll(FIGURE)]
    .filter(([{ length }]) => length <= LONGEST)
    .map(([figure]) => widthOf(figure));
  return widths.length === 0
    ? {}
    : { 'data-figures': '', style: { '--figure-width': Math.max(...widths) } as CSSProperties };
}

/** In digits; points and commas are half as wide. */
const widthOf = (figure: string) => figure.length - (figure.match(/[.,:]/g)?.length ?? 0) / 2;

/** A date in a sentence: browsers break lines after its hyphens. */
export function OneLine({ children }: { children: ReactNode }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}
