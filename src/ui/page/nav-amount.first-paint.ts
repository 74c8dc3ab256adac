/** In the first paint: the app shows it. */
export const NavAmount = (() => null) satisfies typeof import('./nav-amount').NavAmount;
