/** Reads and formats card numbers, phone numbers and codes (contract, section 3 and B15). Pure. */

/** Characters that pasted text brings along and that cannot be seen: zero-width and direction characters, combining marks. */
const INVISIBLE = /[\p{Cf}\p{M}]/gu;

/** Full-width characters as usual ones, and no invisible characters. */
export const visibleText = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

/** The same, and digits of any script as 0–9. */
export function plainDigits(text: string): string {
  return visibleText(text).replace(/\p{Nd}/gu, valueOfDigit);
}

/** In Unicode the digits of a script follow each other, and 0 is at a multiple of 16 or six places after one. */
function valueOfDigit(digit: string): string {
  const place = digit.codePointAt(0) ?? 0;
  const row = place - (place % 16);
  return String(place - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6));
}

/** The digits of a text as 0–9; digits of other scripts count. */
export function digitsOnly(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

/** Whether a field's text was pasted or filled in, since it has more digits, but not only one more. */
export function isPasted(text: string, previous: string): boolean {
  const digits = digitsOnly(text);
  const change = [...digits].findIndex((digit, index) => digit !== previous[index]);
  return digits.length > previous.length && digits.slice(change + 1) !== previous.slice(change);
}

/**
 * Country and long-distance prefixes as they are dialled, before a whole number of Mexico or India (10 digits, the first 2 to 9)
 * or of China (11 digits, the first 1). While a number is typed it begins with none, so that no digit is lost.
 */
const PREFIXES = [
  /^(?:(?:00)?(?:521?|91)|04[45]|01|0(?!4[45]))(?=[2-9]\d{9}$)/,
  // `0138…` is a Chinese number behind a 0, although `01` is a prefix in Mexico.
  /^(?:(?:00)?86|0)(?=1\d{10}$)/,
];

/**
 * The digits of a phone number without a known prefix (B15): `+52 1 55 1234 5678` → `5512345678`.
 * @param isNational whether digits are a whole number of the country.
 * @returns all digits if they are no such number, with the `+` of an unknown country.
 */
export function nationalNumber(text: string, isNational: (digits: string) => boolean): string {
  const digits = digitsOnly(text);
  const isInternational = /^\D*\+/.test(plainDigits(text));
  if (!isInternational && isNational(digits)) return digits;
  const national = PREFIXES.map((prefix) => digits.replace(prefix, '')).find(
    (each) => each !== digits && isNational(each),
  );
  return national ?? (isInternational ? `+${digits}` : digits);
}

/** Digits. Almost every code that is sent by SMS has this length. */
const USUAL_CODE = 6;

/** Digits in a row, or groups of three or of four with a space or a dash between them. */
const NUMBER = /(?:\d{3}(?:[ \p{Pd}]\d{3})+|\d{4}(?:[ \p{Pd}]\d{4})+)(?!\d)|\d+/gu;

/**
 * The code in a message or a pasted text (B15): `801-308`, `Código: 801308`, `801308.`, or one that was filled in twice. Six
 * digits in a row go before six in groups, and these before any other number, such as a year.
 * @param shortest and `longest`: how many digits a code has.
 * @returns all digits if there is no such code.
 */
export function extractCode(text: string, shortest: number, longest: number): string {
  const plain = plainDigits(text);
  const once = (number: string) => {
    const code = digitsOnly(number);
    const half = code.slice(0, code.length / 2);
    return half.length >= shortest && half + half === code ? half : code;
  };
  const codes = (expression: RegExp) => (plain.match(expression) ?? []).map(once);
  const numbers = codes(NUMBER);
  const isUsual = ({ length }: string) => length === USUAL_CODE;
  const isCode = ({ length }: string) => length >= shortest && length <= longest;
  const all = once(plain);
  // Without words all digits are the code, whatever their groups.
  const isOne = /^[\d\s.\p{Pd}]*$/u.test(plain) && isCode(all);
  return [...codes(/\d+/g), ...numbers].find(isUsual) ?? (isOne ? all : (numbers.find(isCode) ?? all));
}

/** Inserts a dot every 3 digits from the right: 1234567 → `1.234.567`. */
export function groupWithDots(value: number | bigint | string): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Digits in groups of 4: `1234 5678 9`. */
export function formatBankCard(text: string): string {
  return inFours(digitsOnly(text));
}

/** At most 11 digits, spaced 3-4-4. */
export function formatPhone(text: string): string {
  const digits = digitsOnly(text).slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((part) => part !== '').join(' ');
}

/** Mexican area codes of two digits; the others have three. */
const MEXICAN_PHONE = /^(\+?52)?(1)?(?:(55|56|33|81)(\d{4})|(\d{3})(\d{3}))(\d{4})$/;

/** A Mexican number as it is written there: `55 1234 5678`, `+52 222 123 4567`. Any other text stays unchanged. */
export function groupPhone(text: string): string {
  const [, ...parts] = MEXICAN_PHONE.exec(text.trim()) ?? [text, text];
  return parts.filter(Boolean).join(' ');
}

/** A code of 6 or more digits in groups of 4, so that it is easy to read aloud; other codes stay unchanged. */
export function groupCode(code: string): string {
  return /^\d{6,}$/.test(code) ? inFours(code) : code;
}

/** Masks a card number except its last four digits: `•••• •••• •••• 1234`. Digits that came masked stay masked. */
export function maskBankCard(number: string): string {
  const digits = cardCharacters(number);
  const hidden = Math.min(Math.max(digits.length - SHOWN, 0), LONGEST_CARD - SHOWN);
  return `${'•'.repeat(hidden)}${lastFour(number)}`.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The last four digits, by which a borrower recognizes a card. */
export function lastFour(number: string): string {
  return cardCharacters(number).slice(-SHOWN);
}

const SHOWN = 4;
/** Digits of the longest card number (ISO/IEC 7812). */
export const LONGEST_CARD = 19;

/** A card number without spaces and hyphens; other characters that are not digits become `•`. */
function cardCharacters(number: string): string {
  return number.replace(/[\s-]/g, '').replace(/\D/g, '•');
}

/** Removes the spaces that `groupCode` inserts. */
export function plainCode(code: string): string {
  return code.replace(/\s/g, '');
}

/** Whether both codes are the same for a store. */
export const isSameCode = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined ? plainCode(one) === plainCode(other) : one === other;

/** The position after the `count`-th digit of a grouped text, or after its `+`. Keeps the caret in place when separators are inserted. */
export function caretAfter(text: string, count: number): number {
  if (count === 0) return Number(text.startsWith('+'));
  const digit = [...text.matchAll(/\d/g)][count - 1];
  return digit === undefined ? text.length : digit.index + 1;
}

const GROUP_SEPARATOR = ',';

/** Whole numbers in groups, as amounts are shown: the last three digits, then groups of `size`. Other text stays unchanged. */
export function groupAmount(text: string, size: number): string {
  if (!/^[0-9]+$/.test(text)) return text;
  return text.replace(new RegExp(`\\B(?=(?:\\d{${size}})*\\d{3}$)`, 'g'), GROUP_SEPARATOR);
}

export const ungroupAmount = (text: string): string => text.replaceAll(GROUP_SEPARATOR, '');
