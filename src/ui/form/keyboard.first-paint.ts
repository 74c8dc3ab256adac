/** In the first paint: closed. To measure it while the content is rendered would lay the page out once more; the app does. */
export const useKeyboardGap = (() => 0) satisfies typeof import('./keyboard').useKeyboardGap;
