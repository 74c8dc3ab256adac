/** Name of the performance mark that says that the amount of a money screen is visible. */
export const AMOUNT_MARK = 'amount visible';

/** Called for the frame in which an amount is rendered; the first mark counts. */
export const markAmount = () => void requestAnimationFrame(() => performance.mark(AMOUNT_MARK));
