/** Display defaults of generic components (specification, section 9). */

/** Higher counts are shown as `99+`. */
const BADGE_MAX = 99;

/** Columns of an image picker or a grid. */
export const GRID_COLUMNS = 4;

export const badgeText = (count: number): string => (count > BADGE_MAX ? `${BADGE_MAX}+` : String(count));
