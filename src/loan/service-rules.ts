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
