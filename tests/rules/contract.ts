/** Reads CONTRACT.md, for tests that compare it with the app. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const contract = readFileSync(resolve(import.meta.dirname, '../../CONTRACT.md'), 'utf8');

/** The text of one numbered section. */
export const section = (number: number): string =>
  contract.split(/^## /m).find((text) => text.startsWith(`${number}. `)) ?? '';

/** The rows of its tables, each as its cells; without the headings. */
export const tableRows = (number: number): string[][] =>
  section(number)
    .split('\n')
    .filter((line, index, lines) => line.startsWith('| ') && !lines[index + 1]?.startsWith('|--'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
