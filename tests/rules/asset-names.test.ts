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

it("Files of libraries and messages keep their names when the app's code changes", async () => {
  // The dictionary of wire names is in the app's code.
  const folder = await builtApps(['borrower', 'dictionary']);
  const before = await scriptNames(join(folder, 'borrower'));
  const after = await scriptNames(join(folder, 'dictionary'));
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(after.get('app')).not.toBe(before.get('app'));
  for (const name of ['libraries', 'pop-ups', 'axios', 'barcode', 'en', 'es']) {
    expect(before.has(name), name).toBe(true);
    expect(after.get(name)).toBe(before.get(name));
  }
  // The builds may have to be made.
}, 300_000);
