import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { amount } from '../../src/api/decode';
import {
  formatMoney,
  isPositive,
  type MoneyParts,
  parseAmount,
  subtractHundredths,
  sumHundredths,
} from '../../src/format/money';
import { decimalText, isZeroMoney, plainAmount } from '../../src/format/money-text';

const parts =
  (locale: string, currency: string): MoneyParts =>
  (units) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).formatToParts(units);
const rupees = parts('en-IN', 'INR');
const pesos = parts('es-MX', 'MXN');

describe('An amount', () => {
  it.each([
    [123456, '₹1,234.56', '$1,234.56', true],
    [1234567800, '₹1,23,45,678.00', '$12,345,678.00', true],
    ['123456', '₹1,234.56', '$1,234.56', true],
    [' 123456 ', '₹1,234.56', '$1,234.56', true],
    [0, '₹0.00', '$0.00', false],
    [5, '₹0.05', '$0.05', true],
    [-5, '-₹0.05', '-$0.05', false],
    [-123456, '-₹1,234.56', '-$1,234.56', false],
    [2 ** 60, '₹11,52,92,15,04,60,68,470.00', '$11,529,215,046,068,470.00', true],
    [900719925474099312345n, '₹90,07,19,92,54,74,09,93,123.45', '$9,007,199,254,740,993,123.45', true],
  ])('%s hundredths are %s and %s, and can be paid: %s', (hundredths, english, spanish, canBePaid) => {
    expect(formatMoney(parseAmount(hundredths), rupees)).toBe(english);
    expect(formatMoney(parseAmount(hundredths), pesos)).toBe(spanish);
    expect(isPositive(parseAmount(hundredths))).toBe(canBePaid);
  });

  it('that is missing cannot be paid', () => expect(isPositive(undefined)).toBe(false));

  it.each([
    '',
    'abc',
    '12abc',
    '1e5',
    '--1',
    '1,234',
    '100.0',
    '3460.45',
    '-0.4',
    '3,460.45',
    '0x10',
    'Infinity',
    'NaN',
    '₹12',
    '9'.repeat(101),
  ])('%j is no amount, cannot be paid or copied, and is shown as it came', (value) => {
    expect(parseAmount(value)).toBe(value);
    expect(isPositive(value)).toBe(false);
    expect(decimalText(value)).toBeUndefined();
    expect(formatMoney(value, rupees)).toBe(value);
  });

  it('keeps every digit, shown and copied, whatever its size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (hundredths) => {
        const shown = formatMoney(parseAmount(hundredths), rupees);
        const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
        expect(shown.replace(/\D/g, '')).toBe(digits);
        expect(shown.startsWith('-')).toBe(hundredths < 0n);
        expect(decimalText(parseAmount(hundredths))).toBe(shown.replace(/[₹,]/g, ''));
      }),
    );
  });

  it('is the same as a number, as text and as a long integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (hundredths) => {
        const shown = formatMoney(parseAmount(hundredths), pesos);
        expect(formatMoney(String(hundredths), pesos)).toBe(shown);
        expect(formatMoney(parseAmount(BigInt(hundredths)), pesos)).toBe(shown);
      }),
    );
  });

  it('keeps every digit of a long text', () => {
    expect(formatMoney('9007199254740993', pesos)).toBe(formatMoney(parseAmount(9007199254740993n), pesos));
    expect(formatMoney('-9007199254740993', pesos)).toMatch(/409\.93$/);
    expect(parseAmount('9'.repeat(100))).toBe(BigInt('9'.repeat(100)));
  });

  it('is parsed from any text without an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => void expect(formatMoney(text, pesos)).not.toMatch(/NaN|undefined|Infinity/)),
    );
  });
});

describe('A sum of amounts', () => {
  it('is exact', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger(), { minLength: 1 }), (values) => {
        const exact = values.reduce((sum, value) => sum + BigInt(value), 0n);
        expect(BigInt(sumHundredths(values.map(parseAmount)) ?? Number.NaN)).toBe(exact);
        expect(BigInt(sumHundredths(values.map(String).map(parseAmount)) ?? Number.NaN)).toBe(exact);
      }),
    );
  });

  it.each([[[]], [[1, 'abc']], [[1, undefined]], [[1, null]], [[0.5]], [['0.5']]])(
    'of %j is unknown rather than wrong',
    (values) => expect(sumHundredths(values.map((value) => v.parse(amount, value)))).toBeUndefined(),
  );

  it('minus one of its amounts is the sum of the others', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        const sum = sumHundredths([parseAmount(a), parseAmount(b)]);
        expect(BigInt(subtractHundredths(sum, parseAmount(b)) ?? Number.NaN)).toBe(BigInt(a));
      }),
    );
  });

  it.each([
    ['abc', 1],
    [1, 'abc'],
    [1, undefined],
  ])('%j minus %j is unknown', (a, b) => {
    expect(subtractHundredths(v.parse(amount, a), v.parse(amount, b))).toBeUndefined();
  });
});

describe('An amount of zero', () => {
  it.each([0, '0', '0.00', '0,00', '00', '-0', -0, 0n, '0 ₹', '- $ 0', 'MX$0.00', 'MXN $0.00', 'US$0.00', '$0.00 mxn'])(
    '%s is zero',
    (value) => expect(isZeroMoney(parseAmount(value))).toBe(true),
  );
  it.each(['', ' ', 'none', 1, '0.01', '1', 5n, 'MX$', '$0.01', '0 days', '0 US days', '0-0'])(
    '%s is not zero',
    (value) => expect(isZeroMoney(parseAmount(value))).toBe(false),
  );
});

it.each([
  [345_600, 345_600],
  [900719925474099312345n, '900719925474099312345'],
  ['abc', 'abc'],
])('An amount in JSON %s is sent as %j', (value, sent) => expect(plainAmount(parseAmount(value))).toBe(sent));
