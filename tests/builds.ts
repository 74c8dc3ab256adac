/** The builds of the app that tests run on. `npm test` makes them once, in the folder that BUILT_APPS names. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildApp } from '../build/start.ts';

const root = resolve(import.meta.dirname, '..');
export const DICTIONARY = resolve(root, 'build/wire-names.sample.json');

/** By name: the settings of each. */
export const BUILDS = {
  /** For borrowers. */
  borrower: { VITE_WIRE_NAMES: '', VITE_TEST_PAGE: '' },
  /** With the test page. */
  plain: { VITE_WIRE_NAMES: '', VITE_TEST_PAGE: '1' },
  /** For borrowers, with a deployment's dictionary of wire names. */
  dictionary: { VITE_WIRE_NAMES: DICTIONARY, VITE_TEST_PAGE: '' },
} as const;

interface BuiltApps {
  /** Has a folder for each build. */
  folder: string;
  remove(): Promise<void>;
}

/** Makes the builds, unless `npm test` has made them. */
export async function builtApps(names: readonly (keyof typeof BUILDS)[]): Promise<BuiltApps> {
  const made = process.env.BUILT_APPS;
  if (made !== undefined) return { folder: made, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'borrower-h5-'));
  const { NODE_ENV, VITE_WIRE_NAMES = '', VITE_TEST_PAGE = '' } = process.env;
  for (const name of names) {
    // A test runner's NODE_ENV would make it a development build.
    Object.assign(process.env, BUILDS[name], { NODE_ENV: 'production' });
    await buildApp({ root, logLevel: 'error', build: { outDir: join(folder, name), emptyOutDir: true } });
  }
  Object.assign(process.env, { VITE_WIRE_NAMES, VITE_TEST_PAGE, NODE_ENV: NODE_ENV ?? 'production' });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The table with this beginning that the build has written into the document. */
export function tableIn<Table>(document: string, beginning: string): Table {
  const start = document.indexOf(beginning);
  let depth = 0;
  for (let end = start; start >= 0 && end < document.length; end += 1) {
    if (document[end] === '{') depth += 1;
    if (document[end] === '}') depth -= 1;
    if (depth === 0) return JSON.parse(document.slice(start, end + 1)) as Table;
  }
  throw new Error(`The document has no table that begins with ${beginning}`);
}
