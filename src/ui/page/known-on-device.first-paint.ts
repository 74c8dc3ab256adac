/** In the first paint: the app shows it. */
type Below = typeof import('./below-error');

export const KnownWhileWaiting = (() => false) satisfies Below['KnownWhileWaiting'];
