/** The examples of CONTRACT.md are what the app's schemas read, and its fields have the types that CONTRACT.md names. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CALLS_WITH_DATA, callNamed, EXAMPLES, fieldsOf, typeOf, WRITE_SCHEMAS } from '../contract-examples';
import { READS } from '../screens';
import { namesIn } from './json';
import { schemaNamed } from './schemas';

/** The schema of each call's answer: those of the screens' reads, and those of the writes. */
const SCHEMAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    READS.flatMap(({ path, schema }) => (schema === undefined ? [] : [[callNamed(path), schema] as const])),
  ),
  ...WRITE_SCHEMAS,
};

const cases = Object.entries(SCHEMAS).map(([call, name]) => ({
  call,
  schema: schemaNamed(name),
  example: EXAMPLES[call],
}));

/** Fields that the app does not read. */
const NOT_READ: Readonly<Record<string, readonly string[]>> = { cards: ['bankCode'], 'new card': ['bankCode'] };

/** Other names of a field in the same answer. */
const ALIASES = ['username', 'mount'];
/** A line's label has one of these names. */
const LABELS = ['text', 'title'];

const last = (field: string) => field.slice(field.lastIndexOf('.') + 1);

/** An answer with each value of a field replaced. */
function replaced(value: unknown, field: string, replacement: unknown): unknown {
  const [first = '', ...rest] = field.split('.');
  if (Array.isArray(value)) return value.map((item) => replaced(item, field, replacement));
  if (typeof value !== 'object' || value === null || !(first in value)) return value;
  const below = rest.length === 0 ? replacement : replaced(Reflect.get(value, first), rest.join('.'), replacement);
  return { ...value, [first]: below };
}

/** Pairs of values that a field of the type reads alike. */
const ALIKE: Record<string, readonly (readonly [unknown, unknown])[]> = {
  amount: [
    [346_045, '346045'],
    ['346045', '0346045'],
  ],
  flag: [
    [1, '1'],
    [0, 'yes'],
    [0, null],
  ],
  'score flag': [
    [1, true],
    [1, 'yes'],
    [0, ''],
    [0, null],
    [0, false],
  ],
  status: [
    [174, '174'],
    ['174x', null],
  ],
  'list of addresses': [[['/1.png', '/2.png'], '/1.png,/2.png']],
  'list of objects': [
    [[], null],
    [[], 'text'],
  ],
  object: [
    [{}, null],
    [{}, 'text'],
  ],
  ignored: [[1, { odd: true }]],
  text: [
    [101, '101'],
    ['', null],
    [{}, null],
  ],
};

/** Pairs of values that a field of the type does not read alike. */
const DIFFERENT: Record<string, readonly (readonly [unknown, unknown])[]> = {
  text: [['7', '07']],
  date: [[101, '101']],
};

describe('An example of the contract', () => {
  it('exists for every call with data, and for no other', () => {
    expect(
      CALLS_WITH_DATA.filter((call) => !(call in EXAMPLES)),
      'calls without an example in section 9',
    ).toEqual([]);
    expect(
      CALLS_WITH_DATA.filter((call) => !(call in SCHEMAS)),
      'calls without a schema, of a read in tests/screens.ts, of a write in tests/contract-examples.ts',
    ).toEqual([]);
    expect(
      Object.keys(EXAMPLES).filter((call) => !CALLS_WITH_DATA.includes(call)),
      'examples of no call',
    ).toEqual([]);
  });

  it.each(cases)('of $call has every field that the app reads', ({ schema, example }) => {
    const own = fieldsOf(example).map(last);
    const known = [...own, ...ALIASES, ...(LABELS.some((label) => own.includes(label)) ? LABELS : [])];
    expect(
      namesIn(schema).filter((name) => !known.includes(name)),
      'fields that the example in section 9 lacks',
    ).toEqual([]);
  });

  it.each(cases)('of $call has no field that the app does not read', ({ call, schema, example }) => {
    const known = [...namesIn(schema), ...(NOT_READ[call] ?? [])];
    const own = fieldsOf(example).map(last);
    expect(
      own.filter((name) => typeOf(name) !== 'ignored' && !known.includes(name)),
      'fields that no schema reads',
    ).toEqual([]);
  });

  it.each(cases)('of $call is read without loss', ({ schema, example }) => {
    const read = v.parse(schema, example);
    for (const field of fieldsOf(example).filter((each) => typeOf(last(each)) !== 'ignored')) {
      if (!namesIn(schema).includes(last(field))) continue;
      const value = fieldsValue(example, field);
      if (value === '' || value === 0 || (Array.isArray(value) && value.length === 0)) continue;
      expect(v.parse(schema, replaced(example, field, undefined)), field).not.toEqual(read);
    }
  });

  it.each(cases)('of $call has fields of the types that the contract names', ({ schema, example }) => {
    for (const field of fieldsOf(example)) {
      const name = last(field);
      // In these lists the names have another type, as the table says.
      if (/^problem(?:Son)?Type\.value$|^(?:dataList|imgList)\.content$|^tabs\.list\.content$/.test(field)) continue;
      const type = typeOf(name);
      const read = (value: unknown) => v.parse(schema, replaced(example, field, value));
      const message = `section 5 of CONTRACT.md says that ${field} has the type ${type}; it is read as another one`;
      for (const [one, other] of ALIKE[type] ?? []) expect(read(one), message).toEqual(read(other));
      // Not every field of an example is read.
      if (isDeepStrictEqual(read(undefined), v.parse(schema, example))) continue;
      for (const [one, other] of DIFFERENT[type] ?? []) expect(read(one), message).not.toEqual(read(other));
    }
  });
});

/** The first value of a field. */
function fieldsValue(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => fieldsValue(item, field)).find((each) => each !== undefined);
  if (field === '' || typeof value !== 'object' || value === null) return field === '' ? value : undefined;
  const [first = '', ...rest] = field.split('.');
  return fieldsValue(Reflect.get(value, first), rest.join('.'));
}
