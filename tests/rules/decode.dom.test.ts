import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ANSWERED } from '../../build/contract/calls';
import { namesOf } from '../../build/contract/shape';
import {
  amount,
  code,
  date,
  flag,
  line,
  lineValue,
  listOf,
  MAX_ENTRIES,
  mayHaveMore,
  NUMBER_MARK,
  record,
  text,
  textList,
} from '../../src/api/decode';
import { promissoryNote } from '../../src/contract/promissory-note';
import { formatDate } from '../../src/format/dates';
import { answers, answersTo } from './json';

describe('Every call', () => {
  it.each(ANSWERED)('$name accepts any answer', ({ call: { answer: schema }, shape }) => {
    fc.assert(
      fc.property(fc.oneof(answers(namesOf(shape)), answersTo(shape), fc.jsonValue()), (answer) => {
        expect(() => v.parse(schema, answer)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it.each(ANSWERED)(
    '$name decodes the same answer to the same result, and does not change it',
    ({ call: { answer: schema }, shape }) => {
      fc.assert(
        fc.property(answersTo(shape), (answer) => {
          const before = structuredClone(answer);
          expect(v.parse(schema, answer)).toEqual(v.parse(schema, answer));
          expect(answer).toEqual(before);
        }),
        { numRuns: 50 },
      );
    },
  );
});

describe('Fields', () => {
  it.each<[unknown, string | undefined]>([
    ['a', 'a'],
    ['', undefined],
    ['  ', undefined],
    [0, '0'],
    [1000174, '1000174'],
    [12345678901234567890n, '12345678901234567890'],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [{}, undefined],
    [['a'], undefined],
    [Number.NaN, undefined],
  ])('the text of %s is %s', (value, expected) => expect(v.parse(text, value)).toBe(expected));

  it('a text of any length is cut where a browser still lays it out, but no picture', () => {
    expect(v.parse(text, 'a'.repeat(1_000_000))).toBe(`${'a'.repeat(10_000)}…`);
    const start = `😀${'a'.repeat(9997)}`;
    expect(v.parse(text, `${start}😀😀`)).toBe(`${start}…`);
    const picture = `data:image/png;base64,${'A'.repeat(50_000)}`;
    expect(v.parse(text, picture)).toBe(picture);
  });

  it.each<[unknown, unknown, unknown]>([
    [123456, 123456, 123456],
    ['123456', 123456, '123456'],
    ['9007199254740993', 9007199254740993n, '9007199254740993'],
    [1234.5, '1234.5', '1234.5'],
    ['3460.45', '3460.45', '3460.45'],
    ['soon', 'soon', 'soon'],
    ['', undefined, undefined],
    [null, undefined, undefined],
    [undefined, undefined, undefined],
    [{}, undefined, undefined],
    [[5], undefined, undefined],
    [true, undefined, undefined],
    [Number.NaN, undefined, undefined],
    [Number.POSITIVE_INFINITY, undefined, undefined],
  ])('the amount of %s is %s, and the value of a line %s', (value, asAmount, asLine) => {
    expect(v.parse(amount, value)).toBe(asAmount);
    expect(v.parse(lineValue, value)).toBe(asLine);
  });

  it.each([1, '1', 1n, true, 'true'])('%s is true', (value) => expect(v.parse(flag, value)).toBe(true));
  it.each<unknown>([0, '0', 2, 11, -1, '', false, null, undefined, [1], ['1'], {}, { toString: 1 }, { valueOf: 1 }])(
    '%j is off',
    (value) => expect(v.parse(flag, value)).toBe(false),
  );

  it.each<[unknown, number | undefined]>([
    [174, 174],
    ['174', 174],
    ['0174', 174],
    [0, 0],
    ['', undefined],
    ['174.00', 174],
    ['1e3', undefined],
    [`${NUMBER_MARK}1e3`, 1000],
    ['0x10', undefined],
    [1.5, undefined],
    [{}, undefined],
    [[174], undefined],
    [null, undefined],
    [99999999999999999999n, undefined],
  ])('the code of %s is %s', (value, expected) => expect(v.parse(code, value)).toBe(expected));

  it('a whole number with decimals is an amount as it came, and else the number; text stays as it came', () => {
    const answer = record({ amount, line: lineValue, id: text, when: date, flag, code });
    const sent = { amount: '3460.00', line: '3460.0', id: '7E11', when: '1733011200000.0', flag: '1.0', code: '174.0' };
    const decoded = { ...sent, flag: true, code: 174 };
    expect(v.parse(answer, sent)).toEqual(decoded);
    expect(v.parse(text, '18.00')).toBe('18.00');
    const numbers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, NUMBER_MARK + value]));
    expect(v.parse(answer, numbers)).toEqual({ ...decoded, id: '700000000000' });
    expect(formatDate('1733011200000.0', 'day')).toBe(formatDate('1733011200000', 'day'));
  });

  it('a value that is not a list is an empty list; entries that are not objects are left out', () => {
    const list = listOf(record({ a: text }));
    for (const value of [undefined, null, 'x', 1, {}, { length: 2 }]) expect(v.parse(list, value)).toEqual([]);
    expect(v.parse(list, [{ a: 'x' }, null, 5, ['a'], 'y', {}])).toEqual([{ a: 'x' }, { a: undefined }]);
    // PHP sends a list with a gap as an object.
    expect(v.parse(list, { 0: { a: 'x' }, 2: { a: 'y' } })).toEqual([{ a: 'x' }, { a: 'y' }]);
    expect(v.parse(list, { 0: { a: 'x' }, next: { a: 'y' } })).toEqual([]);
    expect(v.parse(textList, ['a', 1, null, {}, ''])).toEqual(['a', '1']);
    expect(v.parse(textList, 'a')).toEqual(['a']);
    expect(v.parse(textList, { 0: 'a', 2: 'b' })).toEqual(['a', 'b']);
    expect(v.parse(textList, { first: 'a' })).toEqual([]);
    expect(v.parse(textList, undefined)).toEqual([]);
  });

  it('a list keeps a limited number of entries', () => {
    const long = Array.from({ length: 20_000 }, () => ({ a: 'x' }));
    expect(v.parse(listOf(record({ a: text })), long)).toHaveLength(MAX_ENTRIES);
    expect(v.parse(listOf(record({ a: text }), 2), long)).toHaveLength(2);
    expect(v.parse(textList, Array(20_000).fill('x'))).toHaveLength(MAX_ENTRIES);
    expect([
      mayHaveMore(long.slice(0, MAX_ENTRIES - 1)),
      mayHaveMore(long.slice(0, MAX_ENTRIES)),
      mayHaveMore([1, 2], 2),
    ]).toEqual([false, true, true]);
  });

  it('a record has its own fields, and no inherited ones', () => {
    const odd = record({ toString: text, constructor: text, a: text });
    expect(v.parse(odd, {})).toEqual({ toString: undefined, constructor: undefined, a: undefined });
    expect(v.parse(record({ a: text }), 'text')).toEqual({ a: undefined });
  });

  it('keeps at most three combining marks on a character', () => {
    const pile = '\u0301'.repeat(500);
    expect(v.parse(text, `a${pile}b${pile}`)).toBe('a\u0301\u0301\u0301b\u0301\u0301\u0301');
    expect(v.parse(text, 'a\u0301\u0302\u0303\u0304\u0305b')).toBe('a\u0301\u0302\u0303b');
    expect(v.parse(lineValue, `a${pile}`)).toBe('a\u0301\u0301\u0301');
    for (const word of ['tie\u0302\u0301ng Vie\u0323\u0302t', 'हिन्दी', 'नींद', 'ที่'])
      expect(v.parse(text, word)).toBe(word);
  });

  it('has no halves of surrogate pairs', () => expect(v.parse(text, '\ud83d@x.example')).toBe('\ufffd@x.example'));

  it('has no characters that set the direction of the text after it', () => {
    expect(v.parse(text, '\u202e5218\u202c \u2066متجر\u2069')).toBe('5218 متجر');
    expect(v.parse(text, '\u2068\u2069')).toBeUndefined();
  });

  it('the name and the amount of a contract may each have one of two names', () => {
    const read = (answer: object) => v.parse(promissoryNote.answer, answer);
    expect(read({ userName: 'Ana Ruiz', username: 'Other' })).toMatchObject({ borrower: 'Ana Ruiz' });
    expect(read({ userName: '', username: 'Luis Paz' })).toMatchObject({ borrower: 'Luis Paz' });
    expect(read({ amount: null, mount: 123456 })).toMatchObject({ amount: 123456 });
  });

  it('the label of a line is its text, else its title', () => {
    expect(v.parse(line, { text: 'A', title: 'B', value: 1 })).toEqual({ label: 'A', value: 1 });
    expect(v.parse(line, { title: 'B', value: '1' })).toEqual({ label: 'B', value: '1' });
  });
});
