/** The oldest engines in which the app works. Below them, `src/start/notice.js` says how to update. */
export const ENGINES = { chrome: 87, safari: 14 } as const;

/** The same for Vite's `build.cssTarget`. */
export const STYLE_TARGET = Object.entries(ENGINES).map(([name, version]) => `${name}${version}`);

/**
 * The same for Vite's `build.target`. Chrome 87 has all syntax that Safari 14 has, but the compiler would rewrite every `?.`
 * for it, because of an error of Chrome 80 to 90 in calls such as `a?.(...list, last)`, which `tests/rules/built-app.test.ts` finds.
 */
export const SCRIPT_TARGET = `safari${ENGINES.safari}`;
