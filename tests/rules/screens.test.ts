/** The table of screens names what exists, and everything that it must name. */
import { expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../../src/languages';
import { screenList } from '../../src/screens';
import { READS } from '../screens';
import { WORDS } from '../words';
import { sourcesOf } from './sources';

const files = (folder: string, endings: readonly string[]) => sourcesOf(folder, endings).map(({ file }) => file);

it('Every row has a page, and every page a row', () => {
  const named = new Set(screenList.map(({ page }) => `src/${page}.tsx`));
  const pages = [...files('src/features', ['-page.tsx']), 'src/test-page/test-page.tsx'];
  expect(
    [...named].filter((page) => !pages.includes(page)),
    'pages that do not exist',
  ).toEqual([]);
  expect(
    pages.filter((page) => !named.has(page)),
    'pages without a row in src/screens.ts',
  ).toEqual([]);
});

it('Every route is in one row', () => {
  const routes = screenList.map(({ route }) => route.toLowerCase());

  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  expect(routes.at(-1), 'the row of unknown addresses is the last one').toBe('*');
});

/** Less frequent screens, whose reads the app sends. */
const READ_BY_THE_APP = [
  '/complainPageNext',
  '/bind-bank',
  '/product',
  '/recommend-list',
  '/ynRepay',
  '/ynRepayChoose',
];

it('Every screen that reads has a first read and a first paint', () => {
  const reading = new Set(READS.map(({ pattern }) => pattern));
  const early = screenList.filter(({ route }) => reading.has(route) && !READ_BY_THE_APP.includes(route));
  expect(early.length).toBeGreaterThan(10);
  expect(
    early.filter(({ read }) => read === undefined).map(({ route }) => route),
    'routes without `read` in src/screens.ts',
  ).toEqual([]);
  expect(
    early.filter(({ firstPaint }) => firstPaint === 'none').map(({ route }) => route),
    'routes whose `firstPaint` in src/screens.ts is `none`',
  ).toEqual([]);
});

it('Every title is a message, and every document a file in each language', () => {
  const titles = screenList.flatMap(({ title }) => title ?? []);
  expect(
    titles.filter((title) => !(title in WORDS.en)),
    'titles without a message',
  ).toEqual([]);
  const documents = screenList.flatMap(({ document }) =>
    document === undefined ? [] : LANGUAGE_NAMES.map((language) => `locales/legal/${document}.${language}.md`),
  );
  const existing = files('locales/legal', ['.md']);
  expect(
    documents.filter((document) => !existing.includes(document)),
    'documents without a file',
  ).toEqual([]);
});

it('Every stand-in of the first paint is beside its original', () => {
  const sources = files('src', ['.ts', '.tsx']);
  const standIns = sources.filter((file) => file.includes('.first-paint.'));
  const hasOriginal = (file: string) =>
    ['.ts', '.tsx'].some((ending) => sources.includes(file.replace(/\.first-paint\.ts$/, ending)));
  expect(standIns.length).toBeGreaterThan(5);
  expect(standIns.filter((file) => !hasOriginal(file))).toEqual([]);
});
