/** Builds the app once for each project, with the test page and without it, into a temporary folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

export const DICTIONARY = resolve(import.meta.dirname, '../../build/wire-names.sample.json');

export default async function buildApps(): Promise<() => Promise<void>> {
  if (process.env.BUILT_APPS !== undefined) return async () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'borrower-h5-'));
  const { VITE_WIRE_NAMES = '', VITE_TEST_PAGE = '' } = process.env;
  for (const [name, wireNames, testPage] of [
    ['plain', '', '1'],
    ['dictionary', DICTIONARY, ''],
  ] as const) {
    Object.assign(process.env, { VITE_WIRE_NAMES: wireNames, VITE_TEST_PAGE: testPage });
    await build({
      root: resolve(import.meta.dirname, '../..'),
      logLevel: 'error',
      build: { outDir: join(folder, name), emptyOutDir: true },
    });
  }
  Object.assign(process.env, { VITE_WIRE_NAMES, VITE_TEST_PAGE, BUILT_APPS: folder });
  return () => rm(folder, { recursive: true, force: true });
}
