/** What a build for borrowers leaves out; the dictionary's build is one, without VITE_TEST_PAGE. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, WORDS } from './fixtures.ts';

test.describe('A build without VITE_TEST_PAGE', { tag: '@dictionary' }, () => {
  test('has no test page', async ({ page, open }) => {
    await open('/testPreview');
    await expect(page.getByRole('heading', { level: 1, name: WORDS.en['notFound.title'] })).toBeVisible();
  });

  test('has none of its words', async () => {
    const folder = join(process.env.BUILT_APPS ?? '', 'dictionary');
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|html)$/.test(name));
    expect(files.length).toBeGreaterThan(20);
    const code = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    for (const words of ['host.testPage', 'screen.cardChoice', WORDS.en.noAdminApi, WORDS.es.noAdminApi, '/sandbox']) {
      expect(files.filter((_, index) => code[index]?.includes(words))).toEqual([]);
    }
  });

  test('sends no field reports without VITE_REPORT_URL', async () => {
    const folder = join(process.env.BUILT_APPS ?? '', 'dictionary');
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|html)$/.test(name));
    const code = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    for (const words of ['sendBeacon', 'unhandledrejection', 'largest-contentful-paint', 'amount visible']) {
      expect(files.filter((_, index) => code[index]?.includes(words))).toEqual([]);
    }
  });

  test('publishes no source map, and lists the licences of the first paint, too', async () => {
    const folder = join(process.env.BUILT_APPS ?? '', 'dictionary');
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    const scripts = files.filter((name) => name.endsWith('.js'));
    const code = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
    expect(scripts.filter((_, index) => code[index]?.includes('sourceMappingURL'))).toEqual([]);
    expect(await readFile(join(folder, 'licenses.md'), 'utf8')).toMatch(/^## preact - .*\(MIT\)$/m);
  });
});
