/** The calculator's input (specification, section 9; contract, section 6). Pure functions. */
import { plainDigits } from '../../format/digits';
import { STANDARD_TERM, TERMS, type Term } from '../../loan/calculation';

export interface CalculatorForm {
  /** The amount as digits; as it was typed, if it has other characters. */
  text: string;
  term: Term;
}

/** Whole currency units. The longest amount whose digits, in groups, fit into the field of the smallest phone. */
export const HIGHEST_AMOUNT = 999_999_999_999_999n;

/**
 * Reads an amount that was typed, pasted or comes from the address: digits of any script, with a currency, group separators or
 * no hundredths (B15); undefined for anything else, such as signs and fractions, and above the highest amount.
 */
export function readAmount(text: string): bigint | undefined {
  const digits = readDigits(text);
  return digits !== '' && !isTooHigh(text) ? BigInt(digits) : undefined;
}

/** Whether the text is an amount above the highest one. */
export const isTooHigh = (text: string) => readDigits(text).length > String(HIGHEST_AMOUNT).length;

const readDigits = (text: string) => AMOUNT.exec(plainDigits(text))?.[1]?.replace(/\D/g, '') ?? '';

/** In groups of three as in Mexico, or of three and then two as in India. */
const AMOUNT =
  /^\s*(?:MX\$|MXN|INR|Rs\.?|[$₹])?\s*(\d+|\d{1,3}(?:[, ]\d{3})+|\d{1,2}(?:[, ]\d{2})*[, ]\d{3})(?:\.0{1,2})?\s*(?:MXN|INR|pesos)?\s*$/i;

/** Parses one of the offered terms; anything else gives the default. */
export function readTerm(text: string | undefined): Term {
  return TERMS.find((term) => String(term) === text) ?? STANDARD_TERM;
}
