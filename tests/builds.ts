/**
 * The builds of the app that tests run on. A build is kept in `node_modules/.cache`, and made again when one of the files that it
 * is made of changes.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { buildVersion } from '../build/settings.ts';

const root = resolve(import.meta.dirname, '..');
const CACHE = join(root, 'node_modules/.cache/borrower-h5');
export const DICTIONARY = resolve(root, 'build/wire-names.sample.json');

/** By name: the settings of each. */
export const BUILDS = {
  /** For borrowers. */
  borrower: { VITE_WIRE_NAMES: '', VITE_TEST_PAGE: '' },
  /** With the test page. */
  plain: { VITE_WIRE_NAMES: '', VITE_TEST_PAGE: '1' },
  /** For borrowers, with a deployment's dictionary of wire names, without the service worker. */
  dictionary: { VITE_WIRE_NAMES: DICTIONARY, VITE_TEST_PAGE: '', VITE_OFFLINE: '0' },
  /** For borrowers; a module of the start throws if the address names it (`engines/planted.ts`). */
  planted: { VITE_WIRE_NAMES: '', VITE_TEST_PAGE: '' },
} as const;

export type BuildName = keyof typeof BUILDS;

/** What a build is made of, besides the version. */
const INPUTS = [
  'build',
  'index.html',
  'locales',
  'package-lock.json',
  'src',
  'theme',
  'vite.config.ts',
  ...['builds.ts', 'build-app.ts', 'engines/planted.ts'].map((file) => `tests/${file}`),
];

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesOf(join(path, name)))
    : [path];

function hashOfInputs(): string {
  const hash = createHash('sha256').update(buildVersion(root));
  for (const file of INPUTS.flatMap((input) => filesOf(join(root, input)))) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Makes the builds that are missing. @returns the folder that has a folder for each build. */
export async function builtApps(names: readonly BuildName[]): Promise<string> {
  const folder = process.env.BUILT_APPS ?? join(CACHE, hashOfInputs());
  const missing = names.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    await mkdir(folder, { recursive: true });
    await removeOlder(folder);
    await Promise.all(missing.map((name) => makeBuild(name, folder)));
  }
  return folder;
}

/** The folder of a build that was made before. */
export const builtApp = (name: BuildName): string => join(process.env.BUILT_APPS ?? '', name);

/** The variables but those that change a build. */
const withoutSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('VITE_')));

/** Builds beside the final place, so that no other process finds half a build. */
async function makeBuild(name: BuildName, folder: string): Promise<void> {
  const unfinished = join(folder, `${name}-${process.pid}`);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'build-app.ts'), name, unfinished],
    {
      cwd: root,
      env: {
        ...withoutSettings(process.env),
        ...BUILDS[name],
        NODE_ENV: 'production',
        // The search for what a later Vite's loader would refuse in the configuration takes a second.
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`The build ${name} failed`);
  // Another process may have made it meanwhile.
  if (existsSync(join(folder, name))) await rm(unfinished, { recursive: true });
  else await rename(unfinished, join(folder, name));
}

/** Removes the builds of other sources, but those of the last hour, which may be in use. */
async function removeOlder(folder: string): Promise<void> {
  const inUse = Date.now() - 3_600_000;
  const old = (await readdir(CACHE)).map((name) => join(CACHE, name));
  const unused = old.filter((path) => path !== folder && statSync(path).mtimeMs < inUse);
  await Promise.all(unused.map((path) => rm(path, { recursive: true, force: true })));
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
