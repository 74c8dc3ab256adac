import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './sources';

/** Younger than Safari 15.0 and Chromium 100 (contract, section 1); the build translates syntax, not functions. */
const YOUNG =
  /\bObject\.hasOwn\b|\.at\(|\.findLast|\bstructuredClone\(|\.randomUUID\(|\bAbortSignal\.(?:any|timeout)\b|\.to(?:Sorted|Reversed|Spliced)\(|\.with\(\d|\bObject\.groupBy\b|\bPromise\.withResolvers\b|\.isWellFormed\(|\.toWellFormed\(|\(\?<[=!]/;

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

it('The build writes the syntax of iOS 15 and Chromium 100', () => {
  const config = readFileSync(resolve(import.meta.dirname, '../../vite.config.ts'), 'utf8');
  expect(config).toContain("target: ['safari15', 'chrome100'],");
});

describe('Phones from iOS 15.0 on', () => {
  it('get no code with a function that they do not have', () => {
    const app = [...sourcesOf('src', ['.ts', '.tsx']), ...sourcesOf('theme', ['.ts'])];
    const young = app.filter(({ text }) => YOUNG.test(withoutComments(text)));
    expect(young.map(({ file }) => file)).toEqual([]);
  });

  it.each(['list.at(-1)', 'Object.hasOwn(a, b)', '/(?<=a)b/', 'crypto.randomUUID()'])(
    '%s would be found',
    (planted) => {
      expect(YOUNG.test(planted)).toBe(true);
    },
  );
});
