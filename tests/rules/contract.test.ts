import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ANSWERED } from '../../build/contract/calls';
import { compareAnswer } from '../../build/contract/compare';
import { madeFiles } from '../../build/contract/write';
import { firstCalls } from '../../build/first-calls';
import { readEnvelope } from '../../src/api/envelope';
import { Failure } from '../../src/api/failure';
import { createRenamer } from '../../src/api/wire-names';
import { type CallName, PATHS } from '../../src/contract/paths';
import { messageIdOf } from '../../src/features/older-repay/rules';
import { refusalReason } from '../../src/features/promotion/rules';
import testPageTexts from '../../src/test-page/messages/en.json' with { type: 'json' };
import { WORDS } from '../words';
import { sourcesOf } from './sources';

/** CONTRACT.md and SPECIFICATION.md have what the comments cite, and what is made from `src/contract` is up to date. */

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const contract = read('CONTRACT.md');
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

it.each(Object.entries(madeFiles()))('%s is what `npm run contract` writes', (file, made) => {
  // Without the difference, which is thousands of lines.
  expect(read(file) === made, 'run `npm run contract`').toBe(true);
});

it('Every reference of contract.openapi.json leads to a part of it', () => {
  const text = read('contract.openapi.json');
  const parts = JSON.parse(text).components;
  const named = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/([\w-]+)"/g)];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, group = '', name = '']) => parts[group]?.[name] === undefined)).toEqual([]);
  expect(named).toHaveLength(text.split('"$ref"').length - 1);
});

it('The template of a landing page whose address has no id is requested without one', () => {
  const { paths } = JSON.parse(read('contract.openapi.json'));
  const parameters: { name?: string; required?: boolean }[] = paths[`/began${PATHS.template}`].get.parameters;
  expect(parameters.find(({ name }) => name === 'templateId')?.required).toBe(false);
});

it('The codes of refusals that the app knows are in contract.openapi.json', () => {
  const { paths } = JSON.parse(read('contract.openapi.json'));
  const refused = (code: string) => new Failure('refused', { code });
  const meanings = {
    smsCode: (code: string) => refusalReason(refused(code), 'code'),
    registration: (code: string) => refusalReason(refused(code), 'registration'),
    olderPayment: (code: string) => messageIdOf(refused(code)),
    olderPaymentCode: (code: string) => messageIdOf(refused(code)),
  };
  const examplesOf = (path: string) => paths[`/began${path}`].post.responses[200].content['application/json'].examples;
  const codesOf = (call: CallName) =>
    Object.values<{ value: { code: unknown } }>(examplesOf(PATHS[call])).map(({ value }) => value.code);
  for (const [call, meaningOf] of Object.entries(meanings)) {
    const [success, ...codes] = codesOf(call as CallName);
    expect(success).toBe(0);
    expect(
      codes.map((code) => meaningOf(String(code)) ?? 'other'),
      call,
    ).not.toContain('other');
  }
  expect(codesOf('smsCode')).toEqual([0, '11', '101']);
  expect(codesOf('registration')).toEqual([0, '11', '101', '-1']);
  expect(codesOf('olderPayment')).toEqual([0, '800005']);
  expect(codesOf('olderPaymentCode')).toEqual([0, '800005', '800006']);
});

it('Every file of src/contract that describes a call is in src/contract/all.ts', () => {
  const described = sourcesOf('src/contract', ['.ts']).filter(({ text }) => text.includes('export default {'));
  const listed = read('src/contract/all.ts');
  expect(
    described.map(({ file }) => basename(file, '.ts')).filter((name) => !listed.includes(`'./${name}.ts'`)),
  ).toEqual([]);
});

it.each(ANSWERED)(
  'The example of $title has every field that the app reads, with values of its type',
  ({ example, shape }) => expect(compareAnswer(shape, example)).toEqual({ wrong: [], missing: [], unknown: [] }),
);

it('An answer without data lacks all its fields', () => {
  for (const { shape } of ANSWERED) {
    expect(compareAnswer(shape, null)).toEqual(compareAnswer(shape, {}));
    expect(compareAnswer(shape, undefined).missing).not.toEqual([]);
  }
});

it('A number with decimals is compared as the app reads it', () => {
  const { data } =
    readEnvelope('{"code":0,"data":{"repayDate":1795436790199.0,"repayAmount":3460.00}}', createRenamer({})) ?? {};
  const shape = ANSWERED.find(({ name }) => name === 'repayment')?.shape;
  expect(shape && compareAnswer(shape, data).wrong).toEqual([
    { path: 'repayAmount', type: 'amount', found: '3460.00' },
  ]);
});

it('The first call of a screen takes from its address what the address may say', () => {
  expect(firstCalls()['/confirm-loan']).toMatchObject({ query: { productId: 'productId' } });
  expect(firstCalls()['/confirm-loan']?.query).not.toHaveProperty('isType');
  expect(firstCalls()['/promotion']).toMatchObject({ query: { templateId: 'id' } });
  expect(firstCalls()['/Dag']).toMatchObject({ query: { overall: 30 } });
});

it('The labels and messages of section 7 are those of the app', () => {
  const texts = [...Object.values<string>(WORDS.en), ...Object.values<string>(testPageTexts)];
  const named = /^## 7\. [\s\S]*?(?=^## 8\. )/m.exec(contract)?.[0].match(/`[^`]+`/g) ?? [];
  expect(named.length).toBeGreaterThan(80);
  const others = ['locales/es.json', 'desc', 'N/200'];
  expect(
    named.map((each) => each.slice(1, -1)).filter((label) => !texts.includes(label) && !others.includes(label)),
  ).toEqual([]);
});
