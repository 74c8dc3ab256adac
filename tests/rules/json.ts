/** Generates server answers, valid and invalid, with the field names that a screen reads. */
import fc from 'fast-check';
import type * as v from 'valibot';

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

/** @param names the field names that the schema reads. */
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

/** Generates answers in the shape that a schema reads; any part may be invalid or missing. */
export function answersTo(schema: v.GenericSchema, names = namesIn(schema)): fc.Arbitrary<unknown> {
  const { entries, item } = shapeOf(schema);
  if (item !== undefined) {
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(answersTo(item, names), { maxLength: 3 }) },
      { weight: 1, arbitrary: answers(names) },
    );
  }
  if (entries === undefined) return answers(names);
  const fields = Object.entries(entries).map(([name, field]) => [name, answersTo(field, names)]);
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: answers(names) },
  );
}

/** The field names that a schema reads, at any depth. */
export function namesIn(schema: v.GenericSchema): string[] {
  const { entries = {}, item } = shapeOf(schema);
  const below = [...Object.values(entries), ...(item === undefined ? [] : [item])].flatMap((each) => namesIn(each));
  return [...new Set([...Object.keys(entries), ...below])];
}

interface Shape {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
}

/** The object or list that a schema reads, through its transformations; neither for a single value. */
export function shapeOf(schema: object): Shape {
  if ('entries' in schema || 'item' in schema) return schema as Shape;
  const steps = 'pipe' in schema ? (schema.pipe as readonly object[]) : [];
  return steps.map(shapeOf).find(({ entries, item }) => entries !== undefined || item !== undefined) ?? {};
}
