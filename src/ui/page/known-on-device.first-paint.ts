/** In the first paint: the app shows it. */
type Known = typeof import('./known-on-device');

export const KnownWhileWaiting = (() => false) satisfies Known['KnownWhileWaiting'];
