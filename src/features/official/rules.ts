/** The loan calculator in exact arithmetic (specification, section 9; contract, section 6). Pure functions. */
import { plainDigits } from '../../format/digits';

/** Days; the first is the default. */
export const TERMS = [91, 120, 150, 180, 210, 240, 270, 300, 330, 360] as const;
export type Term = (typeof TERMS)[number];
const STANDARD_TERM: Term = 91;
/** The calculator's initial amount: whole currency units, as text. */
export const STANDARD_AMOUNT = '10000';
/** Limits the digits of an amount, because an address may contain any number. */
export const LONGEST_AMOUNT = 30;

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
 * Reads an amount that was typed, pasted or comes from the address: digits of any script, with a currency, group separators or
 * no hundredths (B15); undefined for anything else, such as signs and fractions.
 */
export function readAmount(text: string): bigint | undefined {
  const [, whole = ''] = AMOUNT.exec(plainDigits(text)) ?? [];
  const digits = whole.replace(/\D/g, '');
  return digits !== '' && digits.length <= LONGEST_AMOUNT ? BigInt(digits) : undefined;
}

/** In groups of three as in Mexico, or of three and then two as in India. */
const AMOUNT =
  /^\s*(?:MX\$|MXN|INR|Rs\.?|[$₹])?\s*(\d+|\d{1,3}(?:[, ]\d{3})+|\d{1,2}(?:[, ]\d{2})*[, ]\d{3})(?:\.0{1,2})?\s*(?:MXN|INR|pesos)?\s*$/i;

/** Parses one of the offered terms; anything else gives the default. */
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

/** How many days after the loan a payment is due: every 30 days, and the last one at the end of the term. */
export function daysUntilPayment(number: number, count: number, term: Term): number {
  return number === count ? term : number * DAYS_OF_AN_INSTALMENT;
}

/** For values that are not negative. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
