/** What an offer means before consent: its term, its total and its cost (contract, section 6). Pure. */
import { type Hundredths, isZeroMoney, subtractHundredths, sumHundredths } from '../../format/money';
import type { Offer } from './wire';

export type Term = { count: number; unit: 'days' | 'months' } | { text: string };

const UNITS: ReadonlyMap<string | undefined, 'days' | 'months'> = new Map([
  ['1', 'days'],
  ['day', 'days'],
  ['2', 'months'],
  ['month', 'months'],
] as const);

/** The term of a loan; a unit that we don't know is shown as it came. Undefined when nothing is said. */
export function readTerm({ periods, unit }: Offer['term']): Term | undefined {
  if (periods === undefined) return undefined;
  const known = UNITS.get(unit);
  return known !== undefined && /^\d{1,9}$/.test(periods)
    ? { count: Number(periods), unit: known }
    : { text: [periods, unit].filter((part) => part !== undefined).join(' ') };
}

/** What the loan costs: the plan's sum, and that sum less the disbursal; undefined unless the amounts are numeric. */
export function costOf({ amount, plan }: Pick<Offer, 'amount' | 'plan'>): {
  total: Hundredths | undefined;
  cost: Hundredths | undefined;
} {
  const total = sumHundredths(plan.map((part) => part.amount));
  return { total, cost: total === undefined ? undefined : subtractHundredths(total, amount) };
}

/** The coupon as it came; 0 and empty mean that there is none. */
export function readCoupon(coupon: Offer['coupon']): Offer['coupon'] {
  return coupon === undefined || isZeroMoney(coupon) ? undefined : coupon;
}
