/** ms. Each is reached only by what hangs, however busy the machine is. The shorter ones say what was awaited. */
export const STATE_TIMEOUT = 60_000;
export const ANSWER_TIMEOUT = 90_000;
export const TEST_TIMEOUT = 240_000;
