import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { amount as amountField, MAX_ENTRIES } from '../../src/api/decode';
import { parseAmount } from '../../src/format/money';
import { HIGHEST_YEARLY_COST, yearlyCostOf } from '../../src/loan/yearly-cost';

const TODAY = new Date(2026, 10, 21, 15).getTime();
const DAY = 86_400_000;
const payment = (amount: number | string | undefined, days: number | string) => ({
  title: undefined,
  amount: v.parse(amountField, amount),
  note: undefined,
  date: typeof days === 'string' ? days : new Date(2026, 10, 21 + days).getTime(),
});
const rateOf = (amount: number, ...plan: ReturnType<typeof payment>[]) =>
  yearlyCostOf({ amount: parseAmount(amount), plan }, TODAY);

describe('The estimated yearly cost', () => {
  it.each([
    ['1,000 repaid as 1,100 after 30 days', () => rateOf(100_000, payment(110_000, 30)), 2.189],
    ['1,000 repaid as 1,100 after 30 days, then 0', () => rateOf(100_000, payment(110_000, 30), payment(0, 60)), 2.189],
    ['1,000 repaid as 1,100 after a year', () => rateOf(100_000, payment(110_000, 365)), 0.1],
    ['1,000 repaid as twice 550 in a year', () => rateOf(100_000, payment(55_000, 182), payment(55_000, 365)), 0.136],
  ])('of %s', (_what, rate, expected) => expect(rate()).toBeCloseTo(expected, 3));

  it('is shown without a figure above ten thousand percent', () => {
    expect(rateOf(100_000, payment(200_000, 7))).toBe(Number.POSITIVE_INFINITY);
    expect(rateOf(100_000, payment(99_999, 0), payment(200_000, 30))).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    ['without a plan', () => rateOf(100_000)],
    ['that costs nothing', () => rateOf(100_000, payment(100_000, 30))],
    ['that pays back less', () => rateOf(100_000, payment(90_000, 30))],
    ['without a date', () => rateOf(100_000, payment(110_000, 'soon'))],
    ['with a payment back to the borrower', () => rateOf(100_000, payment(120_000, 30), payment(-5000, 60))],
    ['with a payment in the past', () => rateOf(100_000, payment(110_000, -1))],
    ['with a part that was due yesterday', () => rateOf(100_000, payment(50_000, -1), payment(60_000, 30))],
    ['that is repaid today', () => rateOf(100_000, payment(110_000, 0))],
    ['of which as much is repaid today', () => rateOf(100_000, payment(100_000, 0), payment(1, 30))],
    ['of which more is repaid today', () => rateOf(100_000, payment(60_000, 0), payment(60_000, 0), payment(5000, 30))],
    ['with an amount that is no integer', () => rateOf(100_000, payment('110000.5', 30))],
    ['with an amount in words', () => rateOf(100_000, payment('much', 30))],
    ['without an amount', () => rateOf(100_000, payment(undefined, 30))],
    ['whose plan was cut', () => rateOf(100_000, ...Array.from({ length: MAX_ENTRIES }, () => payment(1000, 30)))],
    ['of nothing', () => rateOf(0, payment(110_000, 30))],
    ['that would read as zero', () => rateOf(100_000, payment(100_001, 3650))],
  ])('of a loan %s is left out', (_what, rate) => expect(rate()).toBeUndefined());

  const amounts = fc.integer({ min: 10_000, max: 10_000_000 });
  const parts = fc.array(
    fc.record({ part: fc.double({ min: 0.05, max: 0.6, noNaN: true }), days: fc.integer({ min: 7, max: 700 }) }),
    { minLength: 1, maxLength: 12 },
  );
  const plan = (amount: number, of: readonly { part: number; days: number }[], factor = 1, later = 0) =>
    of.map(({ part, days }) => payment(Math.round(amount * (part + 1 / of.length)) * factor, days + later));

  it('solves the equation of the annual rate', () => {
    fc.assert(
      fc.property(amounts, parts, (amount, of) => {
        const rate = rateOf(amount, ...plan(amount, of)) ?? 0;
        fc.pre(rate > 0 && rate < HIGHEST_YEARLY_COST);
        const value = plan(amount, of).reduce((sum, { amount: paid, date }) => {
          const days = Math.round((Number(date) - new Date(2026, 10, 21).getTime()) / DAY);
          return sum + Number(paid) / (1 + rate) ** (days / 365);
        }, 0);
        expect(value / amount).toBeCloseTo(1, 6);
      }),
    );
  });

  it('rises with the payments, falls with their time, and does not depend on the scale', () => {
    fc.assert(
      fc.property(amounts, parts, (amount, of) => {
        const rate = rateOf(amount, ...plan(amount, of)) ?? 0;
        const dearer = rateOf(amount, ...plan(amount, of), payment(1000, 30)) ?? 0;
        const later = rateOf(amount, ...plan(amount, of, 1, 30)) ?? 0;
        const scaled = rateOf(amount * 3, ...plan(amount, of, 3)) ?? 0;
        expect(dearer).toBeGreaterThanOrEqual(rate);
        expect(later).toBeLessThanOrEqual(rate);
        if (Number.isFinite(rate)) expect(scaled).toBeCloseTo(rate, 6);
        else expect(scaled).toBe(rate);
      }),
    );
  });
});
