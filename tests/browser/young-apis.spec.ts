/** The build for borrowers calls nothing that the stated engines lack (`build/engines.ts`). */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { youngApis } from './young-apis.ts';

/** What is called only where it exists, or is another method of this name. */
const ALLOWED = new Set([
  // The photo worker; without it, photos are prepared on the main thread.
  'OffscreenCanvas',
  'createImageBitmap',
  '.convertToBlob',
  // Without it, texts are split into code points.
  'Intl.Segmenter',
  // The button is shown only where the browser can share files.
  '.share',
  // Libraries check whether the browser has them.
  '.startViewTransition',
  '.moveBefore',
  '.requestPointerLock',
  '.exitPointerLock',
  'Error.captureStackTrace',
  'Intl.DurationFormat',
  // A method of the app's own.
  '.restore',
]);

test.describe('A build for borrowers', { tag: '@dictionary' }, () => {
  test('calls no API that is younger than the stated engines', async () => {
    const folder = join(process.env.BUILT_APPS ?? '', 'dictionary');
    const files = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
    const document = await readFile(join(folder, 'index.html'), 'utf8');
    const scripts: [string, string][] = await Promise.all(
      files.map(async (name) => [name, await readFile(join(folder, 'assets', name), 'utf8')]),
    );
    for (const [, code = ''] of document.matchAll(/<script>([\s\S]*?)<\/script>/g)) scripts.push(['index.html', code]);
    expect(scripts.length).toBeGreaterThan(20);
    const young = scripts.flatMap(([name, code]) => youngApis(code).map((api) => `${name}: ${api}`));
    expect(young.filter((line) => !ALLOWED.has(line.split(': ')[1] ?? ''))).toEqual([]);
  });

  test('is checked for such APIs by their names', () => {
    const calls =
      'list.at(-1); Object.hasOwn(a, b); structuredClone(a); crypto.randomUUID(); element.checkVisibility(); list.findLast(f); AbortSignal.timeout(1); Promise.withResolvers(); Object.groupBy(a, f); event instanceof SubmitEvent';
    expect(calls.split('; ').filter((code) => youngApis(code).length !== 1)).toEqual([]);
  });
});
