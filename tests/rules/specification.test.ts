import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../../build/contract/calls';
import { ENDPOINTS } from '../../sandbox/endpoints/all';
import { routePatterns } from '../../src/paths';
import { sourcesOf } from './sources';

/** SPECIFICATION.md names existing tests, and every route and call has some. */

const root = resolve(import.meta.dirname, '../..');

interface Row {
  what: string;
  tests: readonly string[];
}

/** Every row of every table. */
const rows: readonly Row[] = readFileSync(resolve(root, 'SPECIFICATION.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:what|---) |^\|---/.test(line))
  .map((line) => {
    const cells = line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    const [what = '', tests = ''] = cells;
    if (cells.length !== 2) throw new Error(`Not two cells: ${line}`);
    return { what, tests: quoted(tests) };
  });

/** The code spans of a text. */
function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}

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

/** The files that the row of a route or call names. */
const testsOf = (what: string) => rows.find((row) => row.what.startsWith(what))?.tests ?? [];

it.each(Object.values(routePatterns))('The route %s is opened by a test of tests/journeys', (route) => {
  expect(testsOf(`\`${route}\` `).filter((file) => file.startsWith('tests/journeys/'))).not.toEqual([]);
});

describe.each(CALLS)('The call $method $path', ({ name, method, path }) => {
  it('is sent by a test of tests/journeys or tests/sandbox', () => {
    expect(testsOf(`${method} \`${path}\``).filter((file) => !file.startsWith('tests/browser/'))).not.toEqual([]);
  });

  it('is sent by the app', () => {
    // The test page's catalogue names calls to have them fail; it makes none of them.
    const senders = app.filter(({ file }) => !/^src\/(?:test-page|contract)\//.test(file));
    const module = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(senders.filter(({ text }) => text.includes(`/contract/${module}'`)).length).toBeGreaterThan(0);
  });

  it('is answered by the sandbox', () => {
    const methods = ENDPOINTS.find((each) => each.path === path)?.methods ?? [];
    expect(methods, `the methods that sandbox/endpoints answers for ${path}`).toContain(method);
  });
});
