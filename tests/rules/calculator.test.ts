import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readTerm } from '../../src/features/official/rules';
import { calculateLoan, daysUntilPayment, TERMS } from '../../src/loan/calculation';

const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });
const everydayAmounts = fc.bigInt({ min: 1n, max: 1_000_000n });
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

/** The specification's periods with their number of instalments, days / 30 rounded. */
const INSTALMENTS = ([91, 120, 150, 180, 210, 240, 270, 300, 330, 360] as const).map(
  (term, place) => [term, place + 3] as const,
);

describe('The calculator', () => {
  it('calculates the example of the specification: 10,000 for 91 days', () => {
    expect(calculateLoan(10_000n, 91)).toEqual({
      interest: 27_300n,
      total: 1_027_300n,
      instalment: 342_433n,
      schedule: [342_433n, 342_433n, 342_434n],
    });
  });

  it.each([
    // 1 × 0.0003 × 91 = 0.0273
    [1n, 91, { interest: 3n, total: 103n, instalment: 34n, schedule: [34n, 34n, 35n] }],
    // 6 × 0.0003 × 120 = 0.216; 6.216 / 4 = 1.554: rounded once, not by way of 6.22 / 4 = 1.555
    [6n, 120, { interest: 22n, total: 622n, instalment: 155n, schedule: [155n, 155n, 155n, 157n] }],
    // 5 × 0.0003 × 150 = 0.225, half a hundredth, goes up
    [5n, 150, { interest: 23n, total: 523n, instalment: 105n, schedule: [105n, 105n, 105n, 105n, 103n] }],
    [0n, 91, { interest: 0n, total: 0n, instalment: 0n, schedule: [0n, 0n, 0n] }],
  ] as const)('works out %s for %s days', (amount, term, expected) => {
    expect(calculateLoan(amount, term)).toEqual(expected);
  });

  it('offers the terms of the specification', () => expect([...TERMS]).toEqual(INSTALMENTS.map(([term]) => term)));

  describe.each(INSTALMENTS)('for %s days', (term, count) => {
    it(`has ${count} instalments, equal but for the last, that add up to amount and interest, to the hundredth`, () => {
      fc.assert(
        fc.property(fc.oneof(amounts, everydayAmounts), (amount) => {
          const { total, interest, instalment, schedule } = calculateLoan(amount, term);
          expect(total).toBe(amount * 100n + interest);
          expect(schedule).toHaveLength(count);
          expect(sum(schedule)).toBe(total);
          expect(schedule.slice(0, -1).every((line) => line === instalment)).toBe(true);
          expect(schedule.every((line) => line >= 0n)).toBe(true);
        }),
        { numRuns: 1000 },
      );
    });

    it('has a payment every 30 days, and the last one at the end of the term', () => {
      const days = Array.from({ length: count }, (_, index) => daysUntilPayment(index + 1, count, term));
      expect(days).toEqual([...Array.from({ length: count - 1 }, (_, index) => 30 * (index + 1)), term]);
    });

    it('differs from the exact figures by at most half a hundredth', () => {
      fc.assert(
        fc.property(fc.oneof(amounts, everydayAmounts), (amount) => {
          const { interest, instalment } = calculateLoan(amount, term);
          // In hundredths of a hundredth: 0.0003 × amount × days is 3 × amount × days of them.
          const exactInterest = 3n * amount * BigInt(term);
          expect(within(interest * 100n - exactInterest, 50n)).toBe(true);
          const exactTotal = amount * 10_000n + exactInterest;
          expect(within(instalment * 100n * BigInt(count) - exactTotal, 50n * BigInt(count))).toBe(true);
        }),
      );
    });
  });
});

/** Half up: above by a half at most, below by less than a half. */
const within = (error: bigint, half: bigint) => error <= half && error > -half;

describe('An amount', () => {
  it.each([
    ['0', 0n],
    ['10000', 10_000n],
    ['007', 7n],
    ['10,000', 10_000n],
    ['$10,000', 10_000n],
    ['₹ 10,000', 10_000n],
    ['1,00,000', 100_000n],
    ['12,34,567.00', 1_234_567n],
    ['10000.00', 10_000n],
    [' 7000 ', 7000n],
    ['MX$ 1 000.0', 1000n],
    ['Rs. 5,000', 5000n],
    ['\u200e١٢', 12n],
    ['１２', 12n],
    ['१०००', 1000n],
    ['999999999999999', 999_999_999_999_999n],
  ])('is read from %s', (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each([
    '',
    ' ',
    'abc',
    '1.5',
    '1,0',
    '10,00',
    '1,0000',
    '1.000',
    '10.000,00',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '€5',
    '9'.repeat(16),
  ])('is not read from "%s"', (text) => expect(readAmount(text)).toBeUndefined());

  it('is read as it is shown in either language, and from no text with letters', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('en-IN', 'es-MX'),
        fc.constantFrom('', '.00'),
        (amount, locale, hundredths) => {
          expect(readAmount(String(amount))).toBe(amount);
          expect(readAmount(`$${amount.toLocaleString(locale)}${hundredths}`)).toBe(amount);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.string().filter((text) => /[a-lq-z]/i.test(text.replace(/INR|Rs|pesos/gi, ''))),
        (text) => readAmount(text) === undefined,
      ),
    );
  });
});

describe('A term', () => {
  it.each(TERMS.map((term) => [String(term), term] as const))('is read from %s', (text, term) => {
    expect(readTerm(text)).toBe(term);
  });

  it.each([undefined, '', '90', '91.0', ' 120', '1200', 'NaN'])(
    'that is not offered (%s) is the standard one',
    (text) => expect(readTerm(text)).toBe(91),
  );
});
