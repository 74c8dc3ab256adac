import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALLS as contractCalls } from '../../build/contract/calls';
import { ENDPOINTS } from '../../sandbox/endpoints/all';
import { routePatterns } from '../../src/paths';
import { quoted, rows } from '../specification';
import { sourcesOf } from './sources';

/** SPECIFICATION.md names existing tests, and has a row for every route and call of the contract. */

const root = resolve(import.meta.dirname, '../..');
const app = sourcesOf('src', ['.ts', '.tsx']);

const DOCUMENTS = ['README.md', 'sandbox/README.md', ...sourcesOf('docs', ['.md']).map(({ file }) => file)];

/** Paths of builds, galleries and running sandboxes. */
const GENERATED = new Set([
  'dist/',
  'assets/',
  'licenses.md',
  '.sandbox/state.db',
  'gallery/index.html',
  'gallery/webkit/',
]);

/** The files and folders that a text names in code spans, and in its tree of folders. */
function pathsIn(text: string): string[] {
  const spans = quoted(text.replace(/^```[\s\S]*?^```$/gm, ''));
  let parent = '';
  const tree = [...(/^```\n(index\.html[\s\S]*?)^```$/m.exec(text)?.[1] ?? '').matchAll(/^((?: {2})?)(\S+)/gm)].map(
    ([, indent = '', name = '']) => {
      if (indent === '') parent = name;
      return indent === '' ? name : `${parent}${name}`;
    },
  );
  return [...spans, ...tree].filter((path) =>
    /^\.?[\w-][\w./*-]*(?:\/|\.(?:tsx?|json|md|css|html|py|ya?ml|db))$/.test(path),
  );
}

const contract = readFileSync(resolve(root, 'CONTRACT.md'), 'utf8');

const ROUTES = Object.values(routePatterns);

/** The calls of the contract that the app sends. */
const CALLS = contractCalls
  .filter(({ title }) => !title.includes('the app does not'))
  .map(({ method, path }) => [method, path] as const);

describe('SPECIFICATION.md', () => {
  it('has one row for every system, and no empty cell', () => {
    expect(rows.length).toBeGreaterThan(140);
    expect(rows.filter(({ what, tests }) => what === '' || tests.length === 0)).toEqual([]);
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  });

  it('names only test files that exist', () => {
    const files = [...new Set(rows.flatMap(({ tests }) => tests))];
    expect(
      files.filter((file) => !existsSync(resolve(root, file))),
      'test files that do not exist',
    ).toEqual([]);
    const isTest =
      /^tests\/(?:rules|journeys|sandbox|webview)\/.+\.test\.tsx?$|^tests\/(?:browser|faults)\/.+\.spec\.ts$/;
    expect(
      files.filter((file) => !isTest.test(file)),
      'files that are no tests',
    ).toEqual([]);
  });

  it('has a row for every further feature of the contract', () => {
    const features = [...contract.matchAll(/^### (B\d+)\. /gm)].map(([, name = '']) => name);
    expect(features.filter((name) => !rows.some(({ what }) => what.startsWith(`${name} `)))).toEqual([]);
  });

  it.each([...DOCUMENTS])('and %s name only existing files', (file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    const folders = ['', 'src', 'tests', ...(file.startsWith('sandbox/') ? ['sandbox'] : [])];
    const missing = pathsIn(text).filter(
      (path) => !GENERATED.has(path) && !folders.some((folder) => existsSync(resolve(root, folder, path))),
    );
    expect(missing).toEqual([]);
  });
});

describe.each(ROUTES)('The route %s', (route) => {
  it('is in the table of screens, and has a row in SPECIFICATION.md', () => {
    expect(Object.values<string>(routePatterns), 'src/screens.ts has no row').toContain(route);
    const named = rows.filter(({ what }) => what.startsWith(`\`${route}\` `));
    expect(named, `rows of SPECIFICATION.md for the route ${route}`).toHaveLength(1);
    // Only these record the routes that they open.
    const journeys = named[0]?.tests.filter((file) => file.startsWith('tests/journeys/'));
    expect(journeys, `tests/journeys/ in the row of the route ${route}`).not.toEqual([]);
  });
});

it('Every route is in the contract', () => {
  expect(CALLS.length).toBeGreaterThan(25);
  expect(
    Object.values(routePatterns).filter((route) => !ROUTES.includes(route)),
    'routes that section 1 of CONTRACT.md lacks',
  ).toEqual([]);
});

describe.each(CALLS)('The call %s %s', (method, path) => {
  it('has a row in SPECIFICATION.md', () => {
    const named = rows.filter(({ what }) => what.startsWith(`${method} \`${path}\``));
    expect(named, `rows of SPECIFICATION.md for the call ${method} ${path}`).toHaveLength(1);
  });

  it('is sent by tests that record what they send', () => {
    const tests = rows.find(({ what }) => what.startsWith(`${method} \`${path}\``))?.tests ?? [];
    expect(
      tests.filter((file) => !/^tests\/(?:journeys|sandbox)\//.test(file)),
      'tests of other folders, which do not record their calls',
    ).toEqual([]);
  });

  it('is sent by the app', () => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const name = path.slice(folder.length);
    const folderNamed = app.some(({ text }) => text.includes(`'${folder}'`));
    // The test page's catalogue names calls to have them fail; it makes none of them.
    const borrowers = app.filter(({ file }) => !file.startsWith('src/test-page/'));
    const made = borrowers.filter(({ text }) =>
      new RegExp(`['"\`]${path}['"\`?]${folderNamed ? `|\\$\\{\\w+\\}${name}['"\`?]` : ''}`).test(text),
    );
    expect(
      made.map(({ file }) => file),
      'the file in src that sends it',
    ).toHaveLength(1);
  });

  it('is answered by the sandbox', () => {
    const methods = ENDPOINTS.find((each) => each.path === path)?.methods ?? [];
    expect(methods, `the methods that sandbox/endpoints answers for ${path}`).toContain(method);
  });
});
