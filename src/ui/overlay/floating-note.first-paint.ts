/** In the first paint: a call that failed leaves the screen to the app. */
export const FloatingNote = (() => null) satisfies typeof import('./floating-note').FloatingNote;
