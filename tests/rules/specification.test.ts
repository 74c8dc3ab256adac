// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../sandbox/endpoints/all';
import { screens } from '../../src/app/routes';
import { routePatterns } from '../../src/paths';
import { PATHS } from '../sandbox/client';
import { sourcesOf } from './sources';

/** The map of the specification is true: nothing in it points nowhere, and nothing the contract names is missing from it. */

const root = resolve(import.meta.dirname, '../..');
const app = sourcesOf('src', ['.ts', '.tsx']);

interface Row {
  what: string;
  where: readonly string[];
  tests: readonly string[];
}

/** Every row of every table; a row that has not three cells keeps the test from running. */
const rows: readonly Row[] = readFileSync(resolve(root, 'SPECIFICATION.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| what |^\|---/.test(line))
  .map((line) => {
    const cells = line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    const [what = '', where = '', tests = ''] = cells;
    if (cells.length !== 3) throw new Error(`Not three cells: ${line}`);
    return { what, where: quoted(where), tests: quoted(tests) };
  });

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

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

/** Contract, section 5, and the calls that are assumed. */
const LOAN = '/api/v1/youmi/youmi-api/service/loan';
const PROMOTION = '/api/v2/youmi/promotion';
const CALLS = [
  ['GET', '/v3/loan-confirm/loan-detail-confirm'],
  ['POST', '/v3/loan-confirm/loan-detail-push'],
  ['GET', '/v3/loan-details/loan-details'],
  ['POST', '/v3/loan-details/google-score'],
  ['GET', '/v3/loan-details/contract-detail'],
  ['GET', '/v3/installment/loan-play-detail'],
  ['GET', '/v3/installment/loan-play-delay-detail'],
  ['POST', '/v3/loan-details/generate-vcode'],
  ['GET', '/user-problem/problem-init'],
  ['POST', '/user-problem/problem-save'],
  ['POST', '/user-problem/upload-problem-img'],
  ['GET', '/user-problem/problem-list'],
  ['GET', '/user-problem/problem-detail'],
  ['GET', '/user-problem/get-whatsapp'],
  ['GET', '/api/v2/youmi/service/channel/channel-template'],
  ['GET', `${PROMOTION}/track-visit`],
  ['GET', `${PROMOTION}/track-click`],
  ['GET', `${PROMOTION}/get-sid`],
  ['GET', `${PROMOTION}/get-captcha`],
  ['POST', `${PROMOTION}/get-sms`],
  ['POST', `${PROMOTION}/register`],
  ['POST', `${LOAN}/repayment-way`],
  ['POST', `${LOAN}/repayment-commit`],
  ['POST', `${LOAN}/repayment-confirm`],
  ['POST', `${LOAN}/repayment-huichao`],
  ['GET', '/v3/bind-card/bind-card-list'],
  ['POST', '/v3/bind-card/bind-card-save'],
  ['GET', '/v3/product/product-detail'],
  ['GET', '/v3/product/recommend-list'],
] as const;

/** Contract, section 1. */
const ROUTES =
  '/ /About /User /Contact /Policy /Loan /confirm-loan /loan-detail /order /repay /repay-delay /carpmm /complaint /complainPageNext /complaintList /complainDetails /Dag /about-us /contract /agony /privacy-policy /PrivacyPolicy /promotion /downloadTemplate /agreementTemplate /error/joint-login-fail /testPreview /ynRepay /ynRepayChoose /bind-bank /bind-card /product /recommend-list'.split(
    ' ',
  );

describe('The map of the specification', () => {
  it('has one row for every system, and no empty cell', () => {
    expect(rows.length).toBeGreaterThan(140);
    expect(rows.filter(({ what, where, tests }) => what === '' || where.length === 0 || tests.length === 0)).toEqual(
      [],
    );
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  });

  it('names only existing files: code in the second column, tests in the third', () => {
    const paths = rows.flatMap(({ where, tests }) => [...where, ...tests]);
    expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
    expect(rows.flatMap(({ where }) => where).filter((path) => path.startsWith('tests/'))).toEqual([]);
    const isTest =
      /^tests\/(?:rules|journeys|sandbox|webview)\/.+\.test\.tsx?$|^tests\/(?:browser|faults)\/.+\.spec\.ts$/;
    expect(rows.flatMap(({ tests }) => tests).filter((path) => !isTest.test(path))).toEqual([]);
  });

  it.each(['README.md', 'sandbox/README.md'])('and %s name only existing files', (file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    const folders = ['', 'src', ...(file.startsWith('sandbox/') ? ['sandbox'] : [])];
    const missing = pathsIn(text).filter(
      (path) => !GENERATED.has(path) && !folders.some((folder) => existsSync(resolve(root, folder, path))),
    );
    expect(missing).toEqual([]);
  });

  it('names every screen of the app, and each feature', () => {
    const named = new Set(rows.flatMap(({ where }) => where));
    const pages = app.map(({ file }) => file).filter((file) => /^src\/features\/.+-page\.tsx$/.test(file));
    expect(pages.filter((file) => !named.has(file))).toEqual([]);
  });
});

describe.each(ROUTES)('The route %s', (route) => {
  it('is in the table of paths, opens a screen, and has a row in the map', () => {
    expect(Object.values(routePatterns)).toContain(route);
    expect(screens.map(({ pattern }) => pattern)).toContain(route);
    expect(rows.filter(({ what }) => what.startsWith(`\`${route}\` `))).toHaveLength(1);
  });
});

it('Every route is in the contract', () => {
  expect([...Object.values(routePatterns)].sort()).toEqual([...ROUTES].sort());
});

describe.each(CALLS)('The call %s %s', (method, path) => {
  it('has a row with the files that send it and answer it', () => {
    const found = rows.filter(({ what }) => what.startsWith(`${method} \`${path}\``));
    expect(found).toHaveLength(1);
    const [makes = '', answers = ''] = found[0]?.where ?? [];
    expect(makes).toMatch(/^src\//);
    expect(answers).toMatch(/^sandbox\/endpoints\//);
    const name = path.slice(path.lastIndexOf('/') + 1);
    for (const file of [makes, answers]) expect(readFileSync(resolve(root, file), 'utf8')).toContain(name);
  });

  it('is sent by each test of its row', () => {
    const tests = rows.find(({ what }) => what.startsWith(`${method} \`${path}\``))?.tests ?? [];
    const [key] = Object.entries(PATHS).find(([, each]) => each === path) ?? [];
    const name = path.slice(path.lastIndexOf('/'));
    const silent = tests.filter((file) => {
      const test = readFileSync(resolve(root, file), 'utf8');
      const text = test.includes("'./visitor.ts'")
        ? test + readFileSync(resolve(root, 'tests/sandbox/visitor.ts'), 'utf8')
        : test;
      return !text.includes(name) && !new RegExp(`PATHS\\.${key}\\b`).test(text);
    });
    expect(silent).toEqual([]);
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
    expect(made.map(({ file }) => file)).toHaveLength(1);
  });

  it('is answered by the sandbox', () => {
    const endpoint = ENDPOINTS.find((each) => each.path === path);
    expect(endpoint?.methods).toContain(method);
  });
});
