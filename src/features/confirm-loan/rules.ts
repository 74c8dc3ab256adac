/** The total and the cost of an offer (contract, section 6). Pure. */

import { mayHaveMore } from '../../api/decode';
import type { Offer } from '../../contract/confirmation';
import { calendarDay } from '../../format/dates';
import { type Amount, type Hundredths, subtractHundredths, sumHundredths } from '../../format/money';

/**
 * The plan's sum, and that sum minus the disbursal; undefined unless the plan is whole and its amounts are numbers. A cost below
 * 0 is left out.
 */
export function costOf({ amount, plan }: Pick<Offer, 'amount' | 'plan'>): {
  total: Hundredths | undefined;
  cost: Hundredths | undefined;
} {
  const total = mayHaveMore(plan) ? undefined : sumHundredths(plan.map((part) => part.amount));
  const cost = subtractHundredths(total, amount);
  return { total, cost: Number(cost) < 0 ? undefined : cost };
}

/** The coupon as the server sent it; undefined if it is empty or not above 0. */
export function readCoupon(coupon: Offer['coupon']): Offer['coupon'] {
  return Number(coupon) <= 0 ? undefined : coupon;
}

/** For the estimate alone: a number is exact enough. NaN if the amount is missing or text. */
const numberOf = (amount: Amount | undefined): number => (typeof amount === 'string' ? Number.NaN : Number(amount));

/** The highest yearly cost that is shown as a figure; 1 is 100 %. */
export const HIGHEST_YEARLY_COST = 100;

/**
 * The effective annual rate r that solves Σ payment ÷ (1+r)^(days/365) = the amount received today; 0.5 is 50 %.
 * @param today in epoch milliseconds.
 * @returns Infinity above `HIGHEST_YEARLY_COST`; undefined if no rate solves it, or unless the plan is whole, numeric,
 * dated from today on, and costs something.
 */
export function yearlyCostOf({ amount, plan }: Pick<Offer, 'amount' | 'plan'>, today: number): number | undefined {
  const now = calendarDay(today);
  const received = numberOf(amount);
  const payments = plan.map((part) => ({
    paid: numberOf(part.amount),
    years: (Number(calendarDay(part.date ?? '')) - Number(now)) / 365,
  }));
  const isKnown =
    !mayHaveMore(plan) && payments.every(({ paid, years }) => Number.isFinite(paid) && paid >= 0 && years >= 0);
  const presentValue = (rate: number) => payments.reduce((sum, { paid, years }) => sum + paid / (1 + rate) ** years, 0);
  if (!isKnown || !(received > 0) || !(presentValue(0) > received)) return undefined;
  if (presentValue(HIGHEST_YEARLY_COST) > received) {
    // No rate lowers the payments that are due today.
    return presentValue(Number.POSITIVE_INFINITY) < received ? Number.POSITIVE_INFINITY : undefined;
  }
  let low = 0;
  let high = HIGHEST_YEARLY_COST;
  // 60 halvings exceed the precision of a double.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle) > received) low = middle;
    else high = middle;
  }
  // Less would be shown as 0.0 %.
  return low < 0.0005 ? undefined : low;
}
