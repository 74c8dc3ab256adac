/** The oldest engines in which the app works. Below them, `src/start/notice.js` says how to update. */
export const ENGINES = { chrome: 87, safari: 14 } as const;

/** The same for Vite's `build.target`. */
export const TARGET = Object.entries(ENGINES).map(([name, version]) => `${name}${version}`);
