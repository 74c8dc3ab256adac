/** Name of the performance mark for the moment when the amount of a money screen is visible. */
export const AMOUNT_MARK = 'amount visible';

/** Sets the mark in the next frame. It may be called for each render; only the first mark is reported. */
export const markAmount = () => void requestAnimationFrame(() => performance.mark(AMOUNT_MARK));
