/** A build in which a module of the start throws, if the address names it, and a message differs. */
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

/** A text of `locales/es.json`, and what this build has instead (`tests/rules/asset-names.test.ts`). */
const [MESSAGE, CHANGED] = ['Intentar de nuevo', 'Intenta de nuevo'];

/** Adds `throw` to these modules; it runs when the address has `plant=MODULE`. */
export const plantThrows: Plugin = {
  name: 'plant-throws',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (id === '\0virtual:messages/es') return code.replace(MESSAGE, CHANGED);
    const module = START_MODULES.find((each) => id.endsWith(`/src/${each}`));
    return module && `if (location.href.includes('plant=${module}')) throw new TypeError('planted');\n${code}`;
  },
};
