/** Where the floating customer-service button may be. Pure. */

const SIZE = 56;
const MARGIN = 8;

/**
 * The nearest lift that keeps the button on screen.
 * @param lift px above the resting place; @param resting px from the screen's bottom to the resting button.
 */
export function keepOnScreen(lift: number, resting: number, screenHeight: number): number {
  const highest = Math.max(screenHeight - SIZE - MARGIN - resting, MARGIN - resting);
  return Math.min(Math.max(lift, MARGIN - resting), highest);
}

/** px above the screen's bottom. */
export interface Span {
  from: number;
  to: number;
}

/** px between the button and what it must not cover. */
const GAP = 4;

/**
 * The lift nearest to the wanted one at which the button is on screen and covers nothing; undefined when no such lift exists.
 * @param taken what stands in the button's column.
 */
export function freeLift(
  wanted: number,
  resting: number,
  screenHeight: number,
  taken: readonly Span[],
): number | undefined {
  const besides = taken.flatMap(({ from, to }) => [to + GAP - resting, from - GAP - SIZE - resting]);
  const free = [keepOnScreen(wanted, resting, screenHeight), ...besides].filter((lift) => {
    const bottom = resting + lift;
    const covers = taken.some(({ from, to }) => from < bottom + SIZE + GAP && to > bottom - GAP);
    return !covers && keepOnScreen(lift, resting, screenHeight) === lift;
  });
  return free.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
