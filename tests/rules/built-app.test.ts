/** The files of a build for borrowers: what they leave out, what the stated engines lack (`build/engines.ts`), their names. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMPILE_AT_ONCE } from '../../build/first-paint';
import { builtApps } from '../builds';
import { WORDS } from '../words';
import { isNode, type Node, nodesIn, parse } from './code-nodes';
import { youngApis } from './young-apis';

let apps = '';
let files: { name: string; text: string }[] = [];
// The builds may have to be made.
beforeAll(async () => {
  apps = await builtApps(['borrower', 'dictionary']);
  const folder = join(apps, 'dictionary');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|html|map|md)$/.test(name));
  files = await Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
  expect(named(/\.js$/).length).toBeGreaterThan(20);
}, 300_000);

const named = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name));
const document = () => named(/^index\.html$/)[0]?.text ?? '';

/** The files and the document's scripts in which something is found, and what. */
const inScripts = (find: (code: string) => readonly string[]) =>
  [
    ...named(/\.js$/),
    ...[...document().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => ({ name: 'index.html', text })),
  ].flatMap(({ name, text }) => find(text).map((found) => `${name}: ${found}`));

describe('A build without VITE_TEST_PAGE', () => {
  it('has no messages of the test page, and no field reports without VITE_REPORT_URL', () => {
    const ofTestPage = ['host.testPage', 'screen.olderRepayment', WORDS.en.noAdminApi, WORDS.es.noAdminApi, '/sandbox'];
    const ofReports = ['sendBeacon', 'unhandledrejection', 'largest-contentful-paint', 'amount visible'];
    const leftOut = [...ofTestPage, ...ofReports];
    const found = named(/\.(js|html)$/).flatMap(({ name, text }) =>
      leftOut.filter((words) => text.includes(words)).map((words) => `${name}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('has no source map', () => {
    expect(named(/\.map$/)).toEqual([]);
    expect(named(/\.(js|html)$/).filter(({ text }) => text.includes('sourceMappingURL'))).toEqual([]);
  });

  it('has the licences of its packages', () => {
    expect(named(/^licenses\.md$/)[0]?.text).toMatch(/^## react - .*\(MIT\)$/m);
  });

  it('is compiled by the browser at once, as far as every screen needs it', () => {
    const compiled = named(/\.js$/).filter(({ text }) => text.startsWith(COMPILE_AT_ONCE));
    const later = compiled.map(({ name }) => name).filter((name) => !name.includes('/first-paint-'));
    expect(later.sort()).toEqual([expect.stringContaining('/app-'), expect.stringContaining('/libraries-')]);
    expect(document().split(`<script>${COMPILE_AT_ONCE}\n`)).toHaveLength(5);
  });
});

/** Calls such as `a?.b(...list, last)`: where `a` is undefined, Chrome 80 to 90 fail. */
const badCalls = (code: string) =>
  nodesIn(parse(code))
    .filter(({ type, expression }) => type === 'ChainExpression' && isBad(expression))
    .map(({ start, end }) => code.slice(start, end));

/** In a chain such as `a?.b.c(...)`, only the first part needs a `?.`. */
function isBad(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'MemberExpression') return isBad(node.object);
  if (node.type !== 'CallExpression') return false;
  return (node.arguments as Node[]).slice(0, -1).some(({ type }) => type === 'SpreadElement') || isBad(node.callee);
}

describe('An optional call at which Chrome 87 fails', () => {
  it.each(['a?.(...list, last)', 'a?.b(...list, last)', 'a?.b.c(first, ...list, last).d'])('is %s', (code) => {
    expect(badCalls(code)).toEqual([code]);
  });

  it('is no other call', () => {
    expect(badCalls('a?.b(...list); a?.b(first, ...list); a.b(...list, last); a?.b(c(...list, last))')).toEqual([]);
  });

  it('is not in the built code', () => expect(inScripts(badCalls)).toEqual([]));
});

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

describe('An API that is younger than the stated engines', () => {
  it.each(
    'list.at(-1); Object.hasOwn(a, b); structuredClone(a); crypto.randomUUID(); element.checkVisibility(); list.findLast(f); AbortSignal.timeout(1); Promise.withResolvers(); Object.groupBy(a, f); event instanceof SubmitEvent'.split(
      '; ',
    ),
  )('is used in %s', (code) => expect(youngApis(code)).toHaveLength(1));

  it('is not called in the built code', () => {
    expect(inScripts((code) => youngApis(code).filter((api) => !ALLOWED.has(api)))).toEqual([]);
  });
});

/** The names of the app's scripts by the name of the chunk, without the first paints. */
const scriptNames = async (build: 'borrower' | 'dictionary') =>
  new Map(
    (await readdir(join(apps, build, 'assets'))).flatMap((file) => {
      const [, chunk = 'first-paint'] = /^(.+)-[\w-]{8}\.js$/.exec(file) ?? [];
      return chunk.startsWith('first-paint') ? [] : [[chunk, file] as const];
    }),
  );

it("Files of libraries and messages keep their names when the app's code changes", async () => {
  // The dictionary of wire names is in the app's code.
  const [before, after] = [await scriptNames('borrower'), await scriptNames('dictionary')];
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(after.get('app')).not.toBe(before.get('app'));
  for (const name of ['libraries', 'pop-ups', 'axios', 'barcode', 'en', 'es']) {
    expect(before.has(name), name).toBe(true);
    expect(after.get(name)).toBe(before.get(name));
  }
});
