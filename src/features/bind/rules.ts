/** Validation of a bank card, and the caret's position in grouped digits (specification, section 5). Pure functions. */
import { digitsOnly } from '../../format/digits';
import { truncateText } from '../../format/text';

export interface CardForm {
  holder: string;
  /** Digits alone. */
  number: string;
  /** Digits alone. */
  phone: string;
}

export type FieldName = keyof CardForm;

/** In the order of the form. */
export const FIELD_NAMES: readonly FieldName[] = ['holder', 'number', 'phone'];

/** Minimum and maximum digits of a card number (ISO/IEC 7812). */
const SHORTEST_NUMBER = 12;
export const LONGEST_NUMBER = 19;

/** Digits of a phone number: 10 in Mexico and India, 11 by the specification's rule (assumed). */
const SHORTEST_PHONE = 10;
export const LONGEST_PHONE = 11;

const LONGEST_HOLDER = 100;

/** Normalizes typed or pasted text: digits up to the field's maximum, or a name without line breaks. */
export function normalize(name: FieldName, text: string): string {
  if (name === 'holder') return truncateText(text.replace(/[\r\n\t]+/g, ' '), LONGEST_HOLDER);
  return digitsOnly(text).slice(0, name === 'number' ? LONGEST_NUMBER : LONGEST_PHONE);
}

/** The Luhn check: doubles every second digit from the right; the sum of all digits must end in 0. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - place));
    const value = place % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== '' && sum % 10 === 0;
}

export type FieldError = 'holderError' | 'numberMissing' | 'numberLength' | 'numberCheck' | 'phoneError';

/** The error of a field; undefined when it is valid. */
export function fieldError(name: FieldName, { holder, number, phone }: CardForm): FieldError | undefined {
  switch (name) {
    case 'holder':
      return holder.trim() === '' ? 'holderError' : undefined;
    case 'number':
      if (number === '') return 'numberMissing';
      if (number.length < SHORTEST_NUMBER || number.length > LONGEST_NUMBER) return 'numberLength';
      return passesLuhn(number) ? undefined : 'numberCheck';
    case 'phone':
      return phone.length < SHORTEST_PHONE ? 'phoneError' : undefined;
  }
}

/** The session's phone number if the form accepts it; numbers with a country code are not accepted. */
export function knownPhone(text: string | undefined): string {
  const digits = digitsOnly(text ?? '');
  return digits.length >= SHORTEST_PHONE && digits.length <= LONGEST_PHONE ? digits : '';
}

/** The position after the `count`-th digit of a grouped text. Keeps the caret in place when spaces are inserted. */
export function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; seen < count && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
    if (seen === count) return place + 1;
  }
  return seen < count ? text.length : 0;
}
