/** In the first paint: measuring it while the content is rendered would lay the page out once more. The app does it. */
export const useKeyboardGap = (() => 0) satisfies typeof import('./keyboard').useKeyboardGap;
