/** What a loan costs by the lender's rule (specification, section 9; contract, section 6). Pure functions. */

/** Days. */
export const TERMS = [91, 120, 150, 180, 210, 240, 270, 300, 330, 360] as const;
export type Term = (typeof TERMS)[number];
export const STANDARD_TERM = TERMS[0];
/** The amount of an example, and the calculator's initial amount: whole currency units. */
export const STANDARD_AMOUNT = 10_000n;

/** Interest per day is 3 / 10,000 of the amount. */
const TEN_THOUSANDTHS = 10_000n;
const DAILY_INTEREST = 3n;
/** Ten-thousandths per hundredth. */
const PER_HUNDREDTH = TEN_THOUSANDTHS / 100n;
const DAYS_OF_AN_INSTALMENT = 30;

/** All amounts in hundredths. */
export interface Calculation {
  interest: bigint;
  total: bigint;
  /** Total / number of instalments, rounded. */
  instalment: bigint;
  /** The payments, which add up to `total`; the last one includes the remainder. */
  schedule: readonly bigint[];
}

/**
 * Interest = 0.0003 × amount × days; total = amount + interest; instalments = days / 30, rounded; instalment = total /
 * instalments. Each figure is worked out exactly and rounded once, half up, to hundredths.
 * @param amount whole currency units, not negative.
 */
export function calculateLoan(amount: bigint, term: Term): Calculation {
  const interest = amount * DAILY_INTEREST * BigInt(term);
  const exactTotal = amount * TEN_THOUSANDTHS + interest;
  const count = instalmentCount(term);
  const total = divideHalfUp(exactTotal, PER_HUNDREDTH);
  const instalment = divideHalfUp(exactTotal, PER_HUNDREDTH * BigInt(count));
  const last = total - instalment * BigInt(count - 1);
  return {
    interest: divideHalfUp(interest, PER_HUNDREDTH),
    total,
    instalment,
    schedule: [...Array.from({ length: count - 1 }, () => instalment), last],
  };
}

/** One a month. */
export const instalmentCount = (term: Term) => Math.round(term / DAYS_OF_AN_INSTALMENT);

/** How many days after the loan a payment is due: every 30 days, and the last one at the end of the term. */
export function daysUntilPayment(number: number, count: number, term: Term): number {
  return number === count ? term : number * DAYS_OF_AN_INSTALMENT;
}

/** For values that are not negative. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
