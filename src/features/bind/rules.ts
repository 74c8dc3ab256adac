/** Validation of a bank card (specification, section 5). Pure functions. */
import * as v from 'valibot';
import { digitsOnly, isPasted, LONGEST_CARD, nationalNumber, plainDigits } from '../../format/digits';

/** Digits of the shortest card number (ISO/IEC 7812). */
const SHORTEST_NUMBER = 12;

/** A phone number: 10 digits in Mexico and India, 11 by the specification's rule (assumed). */
const PHONE = /^(?:\d{10}|[1-9]\d{10})$/;
const isPhone = (digits: string): boolean => PHONE.test(digits);

/** Characters. */
const LONGEST_HOLDER = 100;

/**
 * Normalizes typed or pasted text: a name without line breaks, or digits. A number that was pasted is never cut.
 * @param previous what the field held before.
 */
export function normalize(name: FieldName, text: string, previous: string): string {
  if (name === 'holder') return text.replace(/[\r\n\t]+/g, ' ');
  if (name === 'phone') return nationalNumber(text, isPhone);
  if (isPasted(text, previous)) return cardIn(text);
  const digits = digitsOnly(text);
  // The field takes no more digits than a number has, but any can be deleted.
  return digits.length > Math.max(LONGEST_CARD, previous.length) ? previous : digits;
}

/** Digits of a card whose number has always the same length: American Express, Visa and Mastercard. */
const FIXED_LENGTHS = [
  [/^3[47]/, 15],
  [/^(?:4|5[1-5]|2[2-7])/, 16],
] as const;
/** Digits of almost all cards of RuPay, Discover and Diners Club. */
const USUAL_LENGTHS = [
  [/^(?:6[045]|8[12]|508)/, 16],
  [/^3[0689]/, 14],
] as const;
const lengthIn = (lengths: readonly (readonly [RegExp, number])[], number: string) =>
  lengths.find(([beginning]) => beginning.test(number))?.[1];
const fixedLength = (number: string) => lengthIn(FIXED_LENGTHS, number);

const isCard = (number: string): boolean =>
  number.length <= (fixedLength(number) ?? LONGEST_CARD) && passesLuhn(number);

/** The number of a card, without the expiry date and the security code that may follow it in a pasted text (B15). */
function cardIn(text: string): string {
  const runs = [...plainDigits(text).matchAll(/\d[\d\s-]*(?=(\/?))/g)];
  const [run = '', separator] = runs.sort(([one], [other]) => other.length - one.length)[0] ?? [];
  const groups = run.match(/\d+/g) ?? [];
  // The month of `12/27` stands beside the number.
  if (separator === '/' && groups[groups.length - 1]?.length === 2) groups.pop();
  const whole = groups.join('');
  if (whole.length < SHORTEST_NUMBER) return digitsOnly(text);
  const isWhole = isCard(whole);
  const shorter = groups.slice(0, -1).join('');
  // With a security code behind them, the digits of one card in ten pass the check, too.
  if (isWhole && shorter.length === lengthIn(USUAL_LENGTHS, whole) && passesLuhn(shorter)) return shorter;
  let begin = '';
  for (const group of groups) {
    begin += group;
    const mayEnd = begin.length === (fixedLength(whole) ?? 16) || (begin === group && begin.length >= SHORTEST_NUMBER);
    if (!isWhole && mayEnd && passesLuhn(begin)) return begin;
  }
  return whole;
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
      v.check((holder) => holder.trim() !== '' && holder.length <= LONGEST_HOLDER, text('holderError')),
    ),
    /** Digits alone. */
    number: v.pipe(
      v.string(),
      v.minLength(1, text('numberMissing')),
      v.check(
        ({ length }) => length >= SHORTEST_NUMBER && length <= LONGEST_CARD,
        ({ input }) => text('numberLength', input.length),
      ),
      v.check(isCard, text('numberCheck')),
    ),
    /** Digits alone. */
    phone: v.pipe(v.string(), v.check(isPhone, text('phoneError'))),
  });
export type CardForm = v.InferOutput<ReturnType<typeof cardForm>>;
export type FieldName = keyof CardForm;

/** The session's phone number if the form accepts it. */
export function knownPhone(text: string | undefined): string {
  const digits = nationalNumber(text ?? '', isPhone);
  return isPhone(digits) ? digits : '';
}
