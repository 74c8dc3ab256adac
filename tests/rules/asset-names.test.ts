import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtApps } from '../builds';

/** The names of the app's scripts by the name of the chunk, without the first paints. */
async function scriptNames(dist: string): Promise<Map<string, string>> {
  const files = await readdir(join(dist, 'assets'));
  return new Map(
    files.flatMap((file) => {
      const [, chunk = 'first-paint'] = /^(.+)-[\w-]{8}\.js$/.exec(file) ?? [];
      return chunk.startsWith('first-paint') ? [] : [[chunk, file] as const];
    }),
  );
}

it("Libraries' files keep their names when a message or the app's code changes", async () => {
  const folder = await builtApps(['borrower', 'planted']);
  const before = await scriptNames(join(folder, 'borrower'));
  const after = await scriptNames(join(folder, 'planted'));
  expect([...after.keys()]).toEqual([...before.keys()]);
  const hasChanged = (name: string) => before.get(name) !== after.get(name);
  expect(['es', 'app'].map(hasChanged)).toEqual([true, true]);
  for (const name of ['libraries', 'pop-ups', 'axios', 'barcode', 'en']) {
    expect(before.has(name), name).toBe(true);
    expect(hasChanged(name), name).toBe(false);
  }
  // The builds may have to be made.
}, 300_000);
