/** A build in which a module of the start throws, if the address names it. */
import type { Plugin } from 'vite';
import type { BuildName } from '../builds.ts';

/** Folder of the build. */
export const PLANTED = 'planted' satisfies BuildName;

/** Modules that the app evaluates before its first commit. */
export const START_MODULES = [
  'main.tsx',
  'app/app.tsx',
  'app/providers.tsx',
  'app/routes.tsx',
  'app/take-over.tsx',
  'app/crash-boundary.tsx',
  'app/query-client.ts',
  'app/session-lost.tsx',
  'intl/intl-root.tsx',
  'ui/page/error-view.tsx',
] as const;

/** Adds `throw` to these modules; it runs when the address has `plant=MODULE`. */
export const plantThrows: Plugin = {
  name: 'plant-throws',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const module = START_MODULES.find((each) => id.endsWith(`/src/${each}`));
    return module && `if (location.href.includes('plant=${module}')) throw new TypeError('planted');\n${code}`;
  },
};
