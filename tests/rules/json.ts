/** Generates server answers, valid and invalid, with the field names that a screen reads. */
import fc from 'fast-check';
import { namesOf, type Shape } from '../../build/contract/shape';

/** Names that are dangerous as object keys. */
const TRAPS = ['toString', 'valueOf', 'constructor', '__proto__', 'length', 'then', 'toJSON'];
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '1',
  '00',
  'null',
  'undefined',
  'NaN',
  'abc',
  '0000-00-00',
  '1e9',
  '<b>x</b>',
  '{x}',
  '💸',
  'https://a.example/x',
  'javascript:alert(1)',
  '/pictures/a.svg',
  '1795230245',
  '2026-11-21 03:04:05',
  'x'.repeat(3000),
];
const ODD_NUMBERS = [0, -0, 1, -1, 5, 21, 174, 200, 1e21, -1e-7, 0.1, 2 ** 53, 1795230245000, 345600];

/** @param names of fields. */
export function answers(names: readonly string[]): fc.Arbitrary<unknown> {
  const { value } = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
    leaf: fc.oneof(
      fc.constantFrom<unknown>(null, true, false, undefined, 12345678901234567890n),
      fc.constantFrom<unknown>(...ODD_TEXTS),
      fc.constantFrom<unknown>(...ODD_NUMBERS),
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc
        .array(fc.tuple(fc.constantFrom(...names, ...names, ...TRAPS), tie('value')), { maxLength: 12 })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }));
  return value;
}

/** Generates answers in the shape that a call reads; any part may be invalid or missing. */
export function answersTo(shape: Shape, names = namesOf(shape)): fc.Arbitrary<unknown> {
  if (shape.kind === 'list') {
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(answersTo(shape.item, names), { maxLength: 3 }) },
      { weight: 1, arbitrary: answers(names) },
    );
  }
  if (shape.kind !== 'object') return answers(names);
  const fields = Object.entries(shape.fields).map(([name, field]) => [name, answersTo(field, names)]);
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: answers(names) },
  );
}
