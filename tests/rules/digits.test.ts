import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOnly,
  extractCode,
  formatBankCard,
  formatPhone,
  groupAmount,
  groupCode,
  groupPhone,
  groupWithDots,
  plainCode,
  ungroupAmount,
} from '../../src/format/digits';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/languages';

describe('Digits', () => {
  it.each([
    [1234567, '1.234.567'],
    [-123, '-123'],
    ['12345', '12.345'],
  ])('%s has a dot every three digits from the right: %s', (value, shown) => expect(groupWithDots(value)).toBe(shown));

  it.each([
    ['1234567890123456', '1234 5678 9012 3456'],
    ['12345', '1234 5'],
    ['1234', '1234'],
    ['12-34 56', '1234 56'],
    ['', ''],
  ])('the card %s is shown in fours: %s', (text, shown) => expect(formatBankCard(text)).toBe(shown));

  it.each([
    ['13812345678', '138 1234 5678'],
    ['138123456789999', '138 1234 5678'],
    ['138', '138'],
    ['1381', '138 1'],
    ['138-1234-5678', '138 1234 5678'],
    ['abc', ''],
  ])('the phone %s is spaced 3-4-4: %s', (text, shown) => expect(formatPhone(text)).toBe(shown));

  it.each([
    ['5512345678', '55 1234 5678'],
    ['+525512345678', '+52 55 1234 5678'],
    ['5215550000143', '52 1 55 5000 0143'],
    [' 2221234567 ', '222 123 4567'],
    ['+52 55 5000 1234', '+52 55 5000 1234'],
    ['+14155550100', '+14155550100'],
    ['066', '066'],
    ['call us', 'call us'],
    ['', ''],
  ])('the number %s is shown as it is written in Mexico: %s', (text, shown) => expect(groupPhone(text)).toBe(shown));

  it.each([
    ['52123456789012', '5212 3456 7890 12'],
    ['12345', '12345'],
    ['AB-123456', 'AB-123456'],
    ['123456-AB', '123456-AB'],
  ])('the code %s can be read out: %s', (code, shown) => expect(groupCode(code)).toBe(shown));

  it('are the same before and after formatting', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(digitsOnly(formatBankCard(text))).toBe(digitsOnly(text));
        expect(digitsOnly(formatPhone(text))).toBe(digitsOnly(text).slice(0, 11));
        expect(formatBankCard(formatBankCard(text))).toBe(formatBankCard(text));
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
      }),
    );
  });

  it('are grouped in threes from the right', () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        const shown = groupWithDots(value);
        expect(shown).toMatch(/^-?\d{1,3}(\.\d{3})*$/);
        expect(shown.replaceAll('.', '')).toBe(String(value));
      }),
    );
  });
});

describe('A code that is copied', () => {
  it.each([
    ['1234 5678 9012', '123456789012'],
    [' 98\u00a076\t54 ', '987654'],
    ['AB-12', 'AB-12'],
  ])('%j loses its spaces alone', (shown, copied) => expect(plainCode(shown)).toBe(copied));

  it('is the same with and without groups', () => expect(plainCode(groupCode('98765432101'))).toBe('98765432101'));
});

describe('A code in a message', () => {
  const code = fc
    .string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 })
    .filter((each) => each.slice(0, 3) !== each.slice(3));
  const separator = fc.constantFrom('', ' ', '-', '\u2011', '\u2013', '\u00a0');
  const before = fc.constantFrom(
    '',
    'Código: ',
    'Ref 12 ',
    'Ref 1234 ',
    '10:45 ',
    '12/05/2026 ',
    'Promo 2026: ',
    '2026\n',
  );
  const after = fc.constantFrom('', '.', ' 5 min', ' 10:45', ' 12/05/2026', '\n2026', ' y vence en 10 minutos', '-12');

  it('is found among other numbers', () => {
    fc.assert(
      fc.property(before, code, separator, after, (start, six, between, end) => {
        const text = `${start}${six.slice(0, 3)}${between}${six.slice(3)}${end}`;
        for (const [shortest, longest] of [
          [4, 6],
          [6, 12],
        ] as const) {
          expect(extractCode(text, shortest, longest), text).toBe(six);
        }
      }),
    );
  });

  it.each([
    ['1234 5678, vence en 10 min', '12345678'],
    ['80 13 08', '801308'],
    ['8 0 1 3 0 8', '801308'],
    ['1234 5678 9012', '123456789012'],
    ['801-308 801-308', '801308'],
    ['Llama al 555 123 4567. Código 801308', '801308'],
  ])('may be in groups, or be no usual one: %j has %s', (text, found) => expect(extractCode(text, 6, 12)).toBe(found));

  it.each(['8013 08', '12 3456', '80130 8', '8013-08', '1234 56'])('has all digits of %j', (text) => {
    expect(extractCode(text, 4, 6)).toBe(digitsOnly(text));
  });

  it.each(['1234 5678', '1234567', '123 456 789'])('is never a part of a longer number: %j', (text) => {
    expect(extractCode(text, 4, 6)).toBe(digitsOnly(text));
  });
});

describe('Whole amounts in groups', () => {
  it.each(LANGUAGE_NAMES)('are grouped as %s shows money, and ungrouped again', (name) => {
    const { locale, groupSize } = LANGUAGES[name];
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (amount) => {
        const grouped = groupAmount(String(amount), groupSize);
        expect(grouped).toBe(amount.toLocaleString(locale));
        expect(ungroupAmount(grouped)).toBe(String(amount));
      }),
    );
  });

  it.each(['', 'abc', '12a', '1.5', '-5', '-1234', '1234.1234', ' '])(
    'stay unchanged if they are no digits: "%s"',
    (text) => expect(groupAmount(text, 3)).toBe(text),
  );
});
