/** What an offer means before consent: its total and its cost (contract, section 6). Pure. */
import { type Hundredths, isZeroMoney, subtractHundredths, sumHundredths } from '../../format/money';
import type { Offer } from './wire';

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
