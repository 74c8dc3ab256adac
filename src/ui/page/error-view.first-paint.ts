/** In the first paint: a call that failed leaves the screen to the app. */
type View = typeof import('./error-view');

export const ErrorView = (() => null) satisfies View['ErrorView'];
export const failureText = (() => '') satisfies View['failureText'];
