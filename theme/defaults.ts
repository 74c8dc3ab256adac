/** Defaults of generic components (specification, section 9): looks, not rules of the product. */

/** A badge counts up to here, then adds a plus. */
const BADGE_MOST = 99;

/** Side by side in a picker of images or a grid. */
export const GRID_COLUMNS = 4;

export const badgeText = (count: number): string => (count > BADGE_MOST ? `${BADGE_MOST}+` : String(count));
