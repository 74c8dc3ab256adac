/** The total and the cost of an offer (contract, section 6). Pure. */

import { mayHaveMore } from '../../api/decode';
import type { Offer } from '../../contract/confirmation';
import { isPositive, subtractHundredths, sumHundredths } from '../../format/money';
import { isZeroMoney } from '../../format/money-text';

/**
 * The plan's sum, and that sum minus the disbursal; undefined unless the plan is whole and its amounts are numbers. A cost below
 * 0, or of a loan without an amount above 0, is left out.
 */
export function costOf({ amount, plan }: Pick<Offer, 'amount' | 'plan'>) {
  const total = mayHaveMore(plan) ? undefined : sumHundredths(plan.map((part) => part.amount));
  const cost = isPositive(amount) ? subtractHundredths(total, amount) : undefined;
  return { total, cost: Number(cost) < 0 ? undefined : cost };
}

/** Whether an offer has nothing but an amount. */
export const isBare = ({ coupon, firstPayment, lines, plan }: Offer): boolean =>
  readCoupon(coupon) === undefined && firstPayment === undefined && lines.length === 0 && plan.length === 0;

export const isEmpty = (offer: Offer): boolean => offer.amount === undefined && isBare(offer);

/** The coupon as the server sent it; undefined if it is empty or not above 0. */
export function readCoupon(coupon: Offer['coupon']): Offer['coupon'] {
  return Number(coupon) <= 0 || isZeroMoney(coupon ?? '') ? undefined : coupon;
}
