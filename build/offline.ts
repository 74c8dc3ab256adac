/** Builds the service worker (`src/start/offline-worker.ts`): a script of its own, with the list of the build's files. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { EnvironmentOptions, Manifest } from 'vite';
import { LANGUAGE_NAMES } from '../src/languages.ts';
import { screenList } from '../src/screens.ts';
import { inLanguage, type StartFiles } from '../src/start/files.ts';
import type { OfflineBuild } from '../src/start/offline-worker.ts';
import { ENTRY } from './chunks.ts';
import { OTHER_MEDIA_FILE } from './document-styles.ts';

export const OFFLINE = 'offline';
/** Beside the document; its name stays the same in all builds. */
export const OFFLINE_FILE = 'offline.js';
/** A name that the built code uses without defining it. */
const BUILD = '__OFFLINE_BUILD__';

export const offlineEnvironment = (root: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    write: false,
    lib: { entry: resolve(root, 'src/start/offline-worker.ts'), formats: ['iife'], name: 'offline' },
  },
});

interface Built {
  manifest: Manifest;
  /** The policy of the finished document. */
  policy: string;
  /** The files that the bundler has written. */
  files: readonly string[];
  /** The files of the first paints by route. */
  firstPaint: StartFiles['firstPaint'];
}

/** The screens that show saved payment codes: those about the money of an order. */
const WITH_CODES = screenList.flatMap(({ route, query, firstPaint }) =>
  firstPaint === 'money' && query?.includes('orderId') ? [route] : [],
);

/** @param code of the environment. */
export function offlineWorker(code: string, { manifest, policy, files, firstPaint }: Built): string {
  const needed = new Set([
    ...neededChunks(manifest),
    ...filesOfRoutes(WITH_CODES, firstPaint),
    ...files.filter((name) => name.startsWith(OTHER_MEDIA_FILE)),
  ]);
  const assets = [...files, ...filesOfRoutes(Object.keys(firstPaint), firstPaint)].filter((name) =>
    name.startsWith('assets/'),
  );
  const build = {
    policy,
    screens: ['', 'index', ...screenList.flatMap(({ route }) => (/^\/./.test(route) ? route.slice(1) : []))],
    files: [...new Set([...needed, ...assets])],
    needed: needed.size,
  };
  const id = createHash('sha256').update(code).update(JSON.stringify(build)).digest('base64url').slice(0, 8);
  return code.replaceAll(BUILD, () => JSON.stringify({ id, ...build } satisfies OfflineBuild));
}

const filesOfRoutes = (routes: readonly string[], firstPaint: StartFiles['firstPaint']): string[] =>
  LANGUAGE_NAMES.flatMap((language) =>
    routes.flatMap((route) => (firstPaint[route] ?? []).map((file) => inLanguage(file, language))),
  );

/**
 * The files that every screen needs to show its error, and all that the screens with saved codes load later. Left out are
 * what other screens load later, and the legal texts.
 */
function neededChunks(manifest: Manifest): string[] {
  const pages = new Map(screenList.map(({ route, page }) => [`src/${page}.tsx`, WITH_CODES.includes(route)]));
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) return;
    found.add(key);
    chunk.imports?.forEach(visit);
    if (pages.get(key) !== false)
      chunk.dynamicImports?.filter((name) => !name.startsWith('locales/legal/')).forEach(visit);
  };
  visit(ENTRY);
  return [...found].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
}
