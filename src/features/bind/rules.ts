/** What a bank card may be, and where the caret stands while its digits are grouped (specification, section 5). Pure. */
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

/** In the order in which they stand. */
export const FIELD_NAMES: readonly FieldName[] = ['holder', 'number', 'phone'];

/** Digits of a card number (ISO/IEC 7812). */
const SHORTEST_NUMBER = 12;
export const LONGEST_NUMBER = 19;

/** Digits of a phone number: ten in Mexico and India, eleven where the specification's own rule comes from (assumed). */
const SHORTEST_PHONE = 10;
export const LONGEST_PHONE = 11;

const LONGEST_HOLDER = 100;

/** What a field keeps of typed or pasted text: digits up to its most, or a name without line breaks. */
export function tidy(name: FieldName, text: string): string {
  if (name === 'holder') return truncateText(text.replace(/[\r\n\t]+/g, ' '), LONGEST_HOLDER);
  return digitsOnly(text).slice(0, name === 'number' ? LONGEST_NUMBER : LONGEST_PHONE);
}

/** Luhn's check: every second digit from the right is doubled; the sum of all digits ends in 0. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - place));
    const value = place % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== '' && sum % 10 === 0;
}

export type Trouble = 'holderError' | 'numberMissing' | 'numberLength' | 'numberCheck' | 'phoneError';

/** What is wrong with a field; undefined when it can be sent. */
export function troubleOf(name: FieldName, { holder, number, phone }: CardForm): Trouble | undefined {
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

/** The session's phone number as far as it is one that the form takes; with a country's code in front it is not. */
export function knownPhone(text: string | undefined): string {
  const digits = digitsOnly(text ?? '');
  return digits.length >= SHORTEST_PHONE && digits.length <= LONGEST_PHONE ? digits : '';
}

/** The place in a grouped text right behind its `count`-th digit, so that spaces never push the caret about. */
export function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; seen < count && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
    if (seen === count) return place + 1;
  }
  return seen < count ? text.length : 0;
}
