import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startSandbox } from '../../sandbox/server.ts';
import { expect, test } from './fixtures.ts';

const root = resolve(import.meta.dirname, '../..');

/** A page in a folder of its own, its call, one row, and one message in each language. */
function addScreen(copy: string): void {
  const edit = (file: string, change: (text: string) => string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), change(readFileSync(join(copy, file), { encoding: 'utf8', flag: 'a+' })));
  };
  edit(
    'src/features/news/news-page.tsx',
    () => `import { useQuery } from '@tanstack/react-query';
      import { readQuery } from '../../api/read-query';
      import { news } from '../../contract/news';
      import { Page } from '../../ui/page/page';

      export default function NewsPage() {
        const { data } = useQuery(readQuery(news, {}));
        return <Page>{data ? <p>{data.phone}</p> : <p aria-busy="true" />}</Page>;
      }`,
  );
  edit(
    'src/contract/news.ts',
    () => `import { constant, record, text } from '../api/decode.ts';
      import type { Call, CallDocument } from './call.ts';

      export const news = {
        path: '/user-problem/get-whatsapp',
        query: { overall: constant(30) },
        answer: record({ phone: text }),
      } satisfies Call;

      export default { call: news } satisfies CallDocument<typeof news>;`,
  );
  edit('src/contract/all.ts', (calls) => `${calls}export { default as news } from './news.ts';`);
  edit('src/screens.ts', (table) =>
    table.replace(
      '  notFound: {',
      `  news: {
        route: '/news',
        page: 'features/news/news-page',
        title: 'news.title',
        skeleton: { cards: [3] },
        read: 'news',
        firstPaint: 'file',
      },
      notFound: {`,
    ),
  );
  for (const language of ['en', 'es']) {
    edit(`locales/${language}.json`, (messages) => messages.replace('{', `{ "news.title": "News ${language}",`));
  }
}

test('A new screen is its page, its call, one row and its messages', async ({ page }) => {
  test.setTimeout(120_000);
  const copy = mkdtempSync(join(tmpdir(), 'borrower-h5-copy-'));
  try {
    const files = execFileSync('git', ['ls-files', 'src', 'build', 'locales', 'theme', 'index.html'], { cwd: root });
    const rest = ['vite.config.ts', 'tsconfig.json', 'package.json', 'tests/projects.ts', 'tests/screens.ts'];
    for (const file of [...String(files).trim().split('\n'), ...rest]) cpSync(join(root, file), join(copy, file));
    for (const folder of ['rules', 'journeys', 'sandbox']) mkdirSync(join(copy, 'tests', folder));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    addScreen(copy);
    const env = { ...process.env, NODE_ENV: 'production', VITE_WIRE_NAMES: '', VITE_TEST_PAGE: '' };
    execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: copy, env });
    const sandbox = await startSandbox({ dist: join(copy, 'dist'), quiet: true });
    try {
      // Without the app's own files: what is shown is the first paint.
      await page.route(/\/assets\/(?!first-paint)/, () => undefined);
      // The page does not count as loaded before they are there.
      await page.goto(`${sandbox.origin}/?language=1#/news`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: 'News en' })).toBeVisible();
      await expect(page.getByText('+52 55 5000 1234')).toBeVisible();
      await page.unroute(/\/assets\/(?!first-paint)/);
      await page.reload();
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await expect(page.getByText('+52 55 5000 1234')).toBeVisible();
    } finally {
      await sandbox.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
