/** Validation of a bank card, and the caret's position in grouped digits (specification, section 5). Pure functions. */
import * as v from 'valibot';
import { digitsOnly } from '../../format/digits';
import { truncateText } from '../../format/text';

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

export type CardError = 'holderError' | 'numberMissing' | 'numberLength' | 'numberCheck' | 'phoneError';

/** The schema of the form. @param text the message of an error; `count` is how many digits the number has. */
export const cardForm = (text: (error: CardError, count?: number) => string) =>
  v.object({
    holder: v.pipe(
      v.string(),
      v.check((holder) => holder.trim() !== '', text('holderError')),
    ),
    /** Digits alone. */
    number: v.pipe(
      v.string(),
      v.minLength(1, text('numberMissing')),
      v.check(
        ({ length }) => length >= SHORTEST_NUMBER && length <= LONGEST_NUMBER,
        ({ input }) => text('numberLength', input.length),
      ),
      v.check(passesLuhn, text('numberCheck')),
    ),
    /** Digits alone. */
    phone: v.pipe(v.string(), v.minLength(SHORTEST_PHONE, text('phoneError'))),
  });
export type CardForm = v.InferOutput<ReturnType<typeof cardForm>>;
export type FieldName = keyof CardForm;

/** The session's phone number if the form accepts it; numbers with a country code are not accepted. */
export function knownPhone(text: string | undefined): string {
  const digits = digitsOnly(text ?? '');
  return digits.length >= SHORTEST_PHONE && digits.length <= LONGEST_PHONE ? digits : '';
}
