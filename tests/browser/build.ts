/** Builds the app once for each project, into a folder of its own that goes when the tests are over. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

export const DICTIONARY = resolve(import.meta.dirname, '../../sandbox/wire-names.sample.json');

export default async function buildApps(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'borrower-h5-'));
  const own = process.env.VITE_WIRE_NAMES;
  for (const [name, wireNames] of [
    ['plain', ''],
    ['dictionary', DICTIONARY],
  ] as const) {
    process.env.VITE_WIRE_NAMES = wireNames;
    await build({
      root: resolve(import.meta.dirname, '../..'),
      logLevel: 'error',
      build: { outDir: join(folder, name), emptyOutDir: true },
    });
  }
  process.env.VITE_WIRE_NAMES = own ?? '';
  process.env.BUILT_APPS = folder;
  return () => rm(folder, { recursive: true, force: true });
}
