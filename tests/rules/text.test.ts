import { describe, expect, it } from 'vitest';
import { limitCombiningMarks, matchesSearch, truncateText } from '../../src/format/text';

describe('A text that is cut', () => {
  it.each([
    ['abcde', 3, 'abc'],
    ['abc', 3, 'abc'],
    ['ab👍🏽', 4, 'ab'],
    // Only emojis are kept whole: a letter may lose its accent.
    ['abe\u0301', 3, 'abe'],
    ['👍🏽', 1, ''],
  ])('%j to %i units is %j', (text, max, cut) => expect(truncateText(text, max)).toBe(cut));
});

describe('A search', () => {
  it.each([
    ['Préstamo Azul', 'prestamo', true],
    ['prestamo', 'PRÉSTAMO', true],
    ['Préstamo Azul', 'azul  pres', true],
    ['Préstamo Azul', 'azul verde', false],
    ['Préstamo Azul', '', true],
    ['niño', 'nino', true],
  ])('in %j for %j: %s', (text, search, found) => expect(matchesSearch(text, search)).toBe(found));
});

describe('Combining marks', () => {
  it.each([
    ['cafe\u0301', 'cafe\u0301'],
    ['a\u0301\u0301\u0301', 'a\u0301\u0301\u0301'],
    ['a\u0301\u0302\u0303\u0304\u0305b', 'a\u0301\u0302\u0303b'],
    ['abc', 'abc'],
  ])('of %j: three on a character at most', (text, limited) => expect(limitCombiningMarks(text)).toBe(limited));
});
