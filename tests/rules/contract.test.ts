import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../../sandbox/endpoints/all';
import { contract, section } from './contract';
import { sourcesOf } from './sources';

/** CONTRACT.md and SPECIFICATION.md have what the comments cite, and CONTRACT.md names every route and call. */

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const specification = read('SPECIFICATION.md');
const headings = new Set([...contract.matchAll(/^#+ (\d+|B\d+)\. /gm)].map(([, name = '']) => name));
const specifiedSections = new Set(
  [...specification.matchAll(/^## .*\(section (\d+)\)$/gm)].map(([, name = '']) => name),
);

const sources = ['src', 'build', 'theme', 'sandbox', 'tests', 'locales', 'docs', 'deploy'].flatMap((folder) =>
  sourcesOf(folder, ['.ts', '.tsx', '.css', '.md', '.py', '.conf']),
);
const texts = [
  ...sources,
  { file: 'README.md', text: read('README.md') },
  { file: 'vite.config.ts', text: read('vite.config.ts') },
];

/** The cited names after the word: `section 3`, `sections 4 and 6`, `B5`. */
function cited(word: string): { file: string; name: string }[] {
  const citation = new RegExp(`\\b${word}, (?:sections? )?((?:B?\\d+(?:,| and)? ?)+)`, 'gi');
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(citation)].flatMap(([, names = '']) =>
      [...names.matchAll(/B?\d+/g)].map(([name]) => ({ file, name })),
    ),
  );
}

it.each([
  ['contract', headings],
  ['specification', specifiedSections],
] as const)('A citation of the %s leads to a heading', (word, known) => {
  const all = cited(word);
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ name }) => !known.has(name))).toEqual([]);
});

it.each(ENDPOINTS.map(({ path, methods }) => [path, methods] as const))(
  'CONTRACT.md names %s with its methods',
  (path, methods) => {
    const row = section(5)
      .split('\n')
      .find((line) => line.includes(`\`${path}\``));
    expect(row, 'the row of the call in section 5').toBeDefined();
    const [, named = ''] = /\| ((?:GET|POST)(?: or (?:GET|POST))?) `/.exec(row ?? '') ?? [];
    // The sandbox may accept both where the contract names one.
    expect(named.split(' or ').filter((method) => !methods.some((each) => each === method))).toEqual([]);
  },
);
