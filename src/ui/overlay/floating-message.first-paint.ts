/** In the first paint: a call that failed leaves the screen to the app. */
export const FloatingMessage = (() => null) satisfies typeof import('./floating-message').FloatingMessage;
