/** ms of a delay, the sandbox's longest, that a test ends by clearing the faults. */
export const UNTIL_CLEARED = 600_000;
