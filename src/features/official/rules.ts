/** The calculator's input (specification, section 9; contract, section 6). Pure functions. */
import { plainDigits } from '../../format/digits';
import { STANDARD_TERM, TERMS, type Term } from '../../loan/calculation';

/** Limits the digits of an amount, because an address may contain any number. */
export const LONGEST_AMOUNT = 30;

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
