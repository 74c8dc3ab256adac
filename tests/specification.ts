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
export function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}
