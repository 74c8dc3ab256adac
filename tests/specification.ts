/** Reads SPECIFICATION.md, for tests that compare it with the app and with what the tests do. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Row {
  what: string;
  tests: readonly string[];
}

/** Every row of every table. */
export const rows: readonly Row[] = readFileSync(resolve(import.meta.dirname, '../SPECIFICATION.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| what |^\|---/.test(line))
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
export function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}

/** The calls and routes whose rows name a test file. */
export function claimsOf(file: string): { calls: string[]; routes: string[] } {
  const named = rows.filter(({ tests }) => tests.includes(file)).map(({ what }) => what);
  const captured = (pattern: RegExp) =>
    named.flatMap((what) => {
      const groups = pattern.exec(what)?.slice(1);
      return groups === undefined ? [] : [groups.join(' ')];
    });
  return { calls: captured(/^(GET|POST) `([^`]+)`/), routes: captured(/^`(\/[^`]*)` /) };
}
