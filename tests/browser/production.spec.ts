/** What a build for borrowers leaves out; the dictionary's build is one, without VITE_TEST_PAGE. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPILE_AT_ONCE } from '../../build/first-paint.ts';
import { expect, test, WORDS } from './fixtures.ts';

const folder = () => join(process.env.BUILT_APPS ?? '', 'dictionary');

/** The built files with a name like this, and their texts. */
async function builtFiles(pattern: RegExp): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder(), { recursive: true })).filter((name) => pattern.test(name));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder(), name), 'utf8') })));
}

test.describe('A build without VITE_TEST_PAGE', { tag: '@dictionary' }, () => {
  test('has no test page', async ({ page, open }) => {
    await open('/testPreview');
    await expect(page.getByRole('heading', { level: 1, name: WORDS.en['notFound.title'] })).toBeVisible();
  });

  test('has none of its messages', async () => {
    const files = await builtFiles(/\.(js|html)$/);
    expect(files.length).toBeGreaterThan(20);
    for (const words of [
      'host.testPage',
      'screen.olderRepayment',
      WORDS.en.noAdminApi,
      WORDS.es.noAdminApi,
      '/sandbox',
    ]) {
      expect(files.filter(({ text }) => text.includes(words)).map(({ name }) => name)).toEqual([]);
    }
  });

  test('sends no field reports without VITE_REPORT_URL', async () => {
    const files = await builtFiles(/\.(js|html)$/);
    for (const words of ['sendBeacon', 'unhandledrejection', 'largest-contentful-paint', 'amount visible']) {
      expect(files.filter(({ text }) => text.includes(words)).map(({ name }) => name)).toEqual([]);
    }
  });

  test('contains no source map, and lists the licences of its packages', async () => {
    const files = await builtFiles(/\.(js|map|md)$/);
    expect(files.filter(({ name, text }) => name.endsWith('.map') || text.includes('sourceMappingURL'))).toEqual([]);
    const licences = files.find(({ name }) => name === 'licenses.md');
    expect(licences?.text).toMatch(/^## react - .*\(MIT\)$/m);
  });

  test('is compiled by the browser at once, as far as every screen needs it', async () => {
    const scripts = await builtFiles(/\.js$/);
    const [document] = await builtFiles(/^index\.html$/);
    const compiled = scripts.filter(({ text }) => text.startsWith(COMPILE_AT_ONCE)).map(({ name }) => name);
    const later = compiled.filter((name) => !name.includes('/first-paint-'));
    expect(later.sort()).toEqual([expect.stringContaining('/app-'), expect.stringContaining('/libraries-')]);
    expect(document?.text.split(`<script>${COMPILE_AT_ONCE}\n`)).toHaveLength(4);
  });
});
