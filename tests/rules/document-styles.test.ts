import { expect, it } from 'vitest';
import { splitStyles } from '../../build/document-styles';

const rule = (query: string) => `@media ${query}{a{color:red}}`;

it.each([
  'print',
  '(min-width:480px)',
  '(min-width:44em) and (min-height:481px)',
  '(max-height:480px) and (min-width:560px),(min-width:1000px)',
])('The rules for %s are in the sheet for other windows than an upright phone', (query) => {
  expect(splitStyles(`b{top:0}${rule(query)}`)).toEqual({ phone: 'b{top:0}', other: rule(query) });
});

it.each([
  'not print',
  '(max-height:700px)',
  '(min-width:320px)',
  '(min-width:20em)',
  '(prefers-color-scheme:dark)',
  '(max-height:700px),(max-height:860px) and (min-width:688px)',
])('The rules for %s stay in the document', (query) => {
  expect(splitStyles(rule(query))).toEqual({ phone: rule(query), other: '' });
});
