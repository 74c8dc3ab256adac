import { expect, it } from 'vitest';
import { usedStyles } from '../../build/class-names';

const CODE = 'const a = "surface lines_line", b = a + " link-row_row"';

it.each([
  '.lines_line{top:0}',
  'dl>.lines_line:first-child,.link-row_row svg{top:0}',
  '.lines_line:not(.lines_more),.lines_line:is(.lines_more,:not(.lines_rest)){top:0}',
  '.surface .link-row_row{top:0}',
  '@keyframes lines_turn{to{top:0}}',
])('A first paint has %s', (rule) => {
  expect(usedStyles(rule, CODE)).toBe(rule);
});

it.each([
  ['.lines_more{top:0}', ''],
  ['.lines_line,.lines_line>.lines_more{top:0}', '.lines_line{top:0}'],
  ['@media print{.link-row_ro{top:0}}', ''],
])('A first paint has of %s only what its code can show', (rule, used) => {
  expect(usedStyles(rule, CODE)).toBe(used);
});
