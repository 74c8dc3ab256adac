/** Every state of every screen: the test page opens them, the gallery photographs them, the tests walk through them. */
import type { ScreenState } from './state';

export const STATES: readonly ScreenState[] = [];
