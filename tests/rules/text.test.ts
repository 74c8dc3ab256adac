import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText, matchesSearch, truncateText, wellFormed } from '../../src/format/text';

it.each([
  ['abcde', 3, 'abc'],
  ['abc', 3, 'abc'],
  ['ab👍🏽', 4, 'ab'],
  // Only emojis are kept whole: a letter may lose its accent.
  ['abe\u0301', 3, 'abe'],
  ['👍🏽', 1, ''],
  // A field with a maximum length has cut a pair.
  ['ab\ud83d', 3, 'ab'],
])('A text that is cut %j to %i units is %j', (text, max, cut) => expect(truncateText(text, max)).toBe(cut));

it.each([
  ['Préstamo Azul', 'prestamo', true],
  ['prestamo', 'PRÉSTAMO', true],
  ['Préstamo Azul', 'azul  pres', true],
  ['Préstamo Azul', 'azul verde', false],
  ['Préstamo Azul', '', true],
  ['niño', 'nino', true],
])('A search in %j for %j: %s', (text, search, found) => expect(matchesSearch(text, search)).toBe(found));

it('Two texts have two hashes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => (hashText(one) === hashText(other)) === (one === other)),
  );
});

it('A text without halves of surrogate pairs can be part of a URL', () => {
  expect(wellFormed('a\ud83d b\udc4d c👍')).toBe('a\ufffd b\ufffd c👍');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      encodeURIComponent(wellFormed(text));
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void expect(wellFormed(text)).toBe(text)));
});
