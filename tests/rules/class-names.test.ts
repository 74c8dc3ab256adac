import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { usedStyles } from '../../build/class-names';
import { shortClassNames } from '../../build/short-names';

const CODE = 'const a = "surface lines_line", b = a + " link-row_row"';

it.each([
  '.lines_line{top:0}',
  'dl>.lines_line:first-child,.link-row_row svg{top:0}',
  '.lines_line:not(.lines_more),.lines_line:is(.lines_more,:not(.lines_rest)){top:0}',
  '.surface .link-row_row{top:0}',
  '@keyframes lines_turn{to{top:0}}',
])('A first paint has %s', (rule) => expect(usedStyles(rule, CODE)).toBe(rule));

it.each([
  ['.lines_more{top:0}', ''],
  ['.lines_line,.lines_line>.lines_more{top:0}', '.lines_line{top:0}'],
  ['@media print{.link-row_ro{top:0}}', ''],
  [
    '.surface{color:var(--adm-color-weak)}.surface{top:0;left:var(--adm-gap);color:var(--text)}',
    '.surface{top:0;color:var(--text)}',
  ],
])('A first paint has of %s only what it can show', (rule, used) => expect(usedStyles(rule, CODE)).toBe(used));

it('In the built app, each class has a short name of its own', () => {
  const nameOf = shortClassNames(resolve(import.meta.dirname, '../..'));
  const names = ['line', 'more'].map((name) => nameOf(name, '/src/loan/lines.module.css?entry=repay'));
  for (const name of names) expect(name).toMatch(/^-[a-z]\w$/);
  expect(new Set(names).size).toBe(2);
});
