/** Groups modules into chunks, so that a screen opens with a few requests instead of dozens. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { screenList } from '../src/screens.ts';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

export interface ChunkGroup {
  name: string | ((id: string, modules: Modules) => string | null);
  /** The bundler's reports name a group by it. */
  debugName?: string;
  test?: (id: string) => boolean;
  priority: number;
  minShareCount?: number;
}

/**
 * Packages that every screen needs. Their file stays in the browser's cache when only the app changes. It includes small
 * utilities of antd-mobile, so that a screen which uses one small component does not load the pop-ups.
 */
const LIBRARIES =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|react-intl|intl-messageformat|@formatjs\/[^/]+|@tanstack\/(?:react-query|query-core)|valibot|classnames)\/|antd-mobile\/es\/utils\/(?:native-props|with-default-props|attach-properties-to-component)\.js)/;

/** antd-mobile's pop-ups and their animation libraries, loaded on demand. Like the libraries' file, this one keeps its name. */
const POP_UPS = /node_modules\/(?:antd-mobile|@react-spring\/[^/]+|@use-gesture\/[^/]+|ahooks|rc-[^/]+|lodash)\//;

/** Draws barcodes: loaded on demand by several parts, but not with the code that most screens share. */
const BARCODE = /node_modules\/(?:react-barcode|jsbarcode)\/|\/src\/ui\/picture\/barcode\.tsx$/;

/** The app's own code around them. */
const DIALOGS = /\/src\/(?:ui\/(?:overlay\/(?:antd|dialog)|form\/rating)|intl\/antd-locales)\.tsx?$/;

/** The buttons that save, share and print pictures: loaded on demand by several parts, and with them the dialogs. */
const PICTURE_TOOLS = /\/src\/ui\/picture\/(?:picture-tools|draw-picture)\./;

/** A small part of one money screen and of others. Otherwise that screen would load all that such screens share. */
const SMALL = /\/src\/loan\/receipt-card\./;

/** The only part that customer service has in common with other screens without money. */
const CONTACTS = /\/src\/ui\/links\/contact-row\./;

/** The app's entry. The document has no tag for it: `src/start/load-app.ts` loads it. */
export const ENTRY = 'src/main.tsx';

export function chunkGroups(root: string): ChunkGroup[] {
  const source = resolve(root, 'src');
  const entry = resolve(root, ENTRY);
  const moneyPages = screenList.flatMap(({ firstPaint, page }) =>
    firstPaint === 'money' ? [resolve(source, `${page}.tsx`)] : [],
  );
  let usersOf: ((id: string) => number) | undefined;
  return [
    { name: 'libraries', test: (id) => LIBRARIES.test(id), priority: 4 },
    {
      debugName: 'app',
      // What the entry or several money screens need.
      name(id, modules) {
        usersOf ??= countUsers([...new Set(moneyPages)], modules);
        return id === entry || SMALL.test(id) || usersOf(id) > 1 ? 'app' : null;
      },
      priority: 3,
    },
    { name: 'pop-ups', test: (id) => POP_UPS.test(id), priority: 3, minShareCount: 2 },
    { name: 'dialogs', test: (id) => DIALOGS.test(id), priority: 2, minShareCount: 2 },
    { name: 'picture-tools', test: (id) => PICTURE_TOOLS.test(id), priority: 2 },
    { name: 'barcode', test: (id) => BARCODE.test(id), priority: 2 },
    // Modules that one money screen and others import. Below: modules that only the others import.
    {
      debugName: 'parts',
      name: (id) => (usersOf?.(id) === 1 || CONTACTS.test(id) ? 'parts' : null),
      priority: 1,
      minShareCount: 2,
    },
    { name: 'shared', test: (id) => id.startsWith(source), priority: 1, minShareCount: 2 },
  ];
}

/** @returns how many of the entries import a module, directly or through others. */
export function countUsers(entries: readonly string[], modules: Modules): (id: string) => number {
  const users = new Map<string, number>();
  for (const entry of entries) {
    const found = new Set([entry]);
    // Ids that are added during the loop are visited, too.
    for (const id of found) {
      users.set(id, (users.get(id) ?? 0) + 1);
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    }
  }
  return (id) => users.get(id) ?? 0;
}

/** The function that loads a dynamic import: ours in the place of Vite's. */
export const partLoader = (root: string): Plugin => ({
  name: 'part-loader',
  apply: 'build',
  transform: {
    filter: { id: /preload-helper\.js$/ },
    handler: () =>
      `export { loadPart as __vitePreload } from ${JSON.stringify(resolve(root, 'src/start/load-part.ts'))};`,
  },
});
