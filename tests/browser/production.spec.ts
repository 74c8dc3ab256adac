/** What a build for borrowers leaves out; the dictionary's build is one, without VITE_TEST_PAGE. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPILE_AT_ONCE } from '../../build/first-paint.ts';
import { check } from './check.ts';
import { expect, test, WORDS } from './fixtures.ts';

const folder = () => join(process.env.BUILT_APPS ?? '', 'dictionary');

/** The built files with a name like this, and their texts. */
async function builtFiles(pattern: RegExp): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder(), { recursive: true })).filter((name) => pattern.test(name));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder(), name), 'utf8') })));
}

test.describe('A build without VITE_TEST_PAGE', { tag: '@dictionary' }, () => {
  test('has in its files what borrowers need, and nothing else', async () => {
    const files = await builtFiles(/\.(js|html|map|md)$/);
    const named = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name));
    const scripts = named(/\.js$/);
    expect(scripts.length).toBeGreaterThan(20);
    const namesWith = (words: string) =>
      named(/\.(js|html)$/)
        .filter(({ text }) => text.includes(words))
        .map(({ name }) => name);

    await check('no messages of the test page, and no field reports without VITE_REPORT_URL', async () => {
      const ofTestPage = [
        'host.testPage',
        'screen.olderRepayment',
        WORDS.en.noAdminApi,
        WORDS.es.noAdminApi,
        '/sandbox',
      ];
      const ofReports = ['sendBeacon', 'unhandledrejection', 'largest-contentful-paint', 'amount visible'];
      return [...ofTestPage, ...ofReports].flatMap((words) => namesWith(words).map((name) => `${name}: ${words}`));
    });
    await check('no source map', async () => [
      ...named(/\.map$/).map(({ name }) => name),
      ...namesWith('sourceMappingURL'),
    ]);
    await check('the licences of its packages', async () => {
      const [licences] = named(/^licenses\.md$/);
      expect(licences?.text).toMatch(/^## react - .*\(MIT\)$/m);
    });
    await check('it is compiled by the browser at once, as far as every screen needs it', async () => {
      const compiled = scripts.filter(({ text }) => text.startsWith(COMPILE_AT_ONCE)).map(({ name }) => name);
      const later = compiled.filter((name) => !name.includes('/first-paint-'));
      expect(later.sort()).toEqual([expect.stringContaining('/app-'), expect.stringContaining('/libraries-')]);
      const [document] = named(/^index\.html$/);
      expect(document?.text.split(`<script>${COMPILE_AT_ONCE}\n`)).toHaveLength(5);
    });
  });
});
