/** The loan calculator in exact arithmetic (specification, section 9; contract, section 6). Pure. */

/** Days; the first is the standard one. */
export const TERMS = [91, 120, 150, 180, 210, 240, 270, 300, 330, 360] as const;
export type Term = (typeof TERMS)[number];
const STANDARD_TERM: Term = 91;
/** Whole currency units, as text: what the calculator opens with. */
export const STANDARD_AMOUNT = '10000';
/** More digits than any sum of money has; an address may carry more. */
export const LONGEST_AMOUNT = 30;

/** Interest a day is 0.0003 of the amount: 3 of these. */
const TEN_THOUSANDTHS = 10_000n;
const DAILY_INTEREST = 3n;
/** Ten-thousandths of a unit in a hundredth of it. */
const PER_HUNDREDTH = TEN_THOUSANDTHS / 100n;
const DAYS_OF_AN_INSTALMENT = 30;

/** All amounts in hundredths. */
export interface Calculation {
  interest: bigint;
  total: bigint;
  /** The instalment that the formula gives: total / number of instalments. */
  instalment: bigint;
  /** What is paid each time; adds up to `total`, the last one carrying the remainder. */
  schedule: readonly bigint[];
}

/** Digits only, else undefined: empty text, signs, points, spaces and other alphabets' digits are no amount. */
export function readAmount(text: string): bigint | undefined {
  return /^[0-9]+$/.test(text) && text.length <= LONGEST_AMOUNT ? BigInt(text) : undefined;
}

/** One of the terms offered; anything else is the standard term. */
export function readTerm(text: string | undefined): Term {
  return TERMS.find((term) => String(term) === text) ?? STANDARD_TERM;
}

/**
 * Interest = 0.0003 × amount × days; total = amount + interest; instalments = days / 30, rounded; instalment = total /
 * instalments. Each figure is worked out exactly and rounded once, half up, to hundredths.
 * @param amount whole currency units, not negative.
 */
export function calculateLoan(amount: bigint, term: Term): Calculation {
  const interest = amount * DAILY_INTEREST * BigInt(term);
  const exactTotal = amount * TEN_THOUSANDTHS + interest;
  const count = Math.round(term / DAYS_OF_AN_INSTALMENT);
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

/** For values that are not negative. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
