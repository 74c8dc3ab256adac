/** Formats card numbers, phone numbers and codes (contract, section 3). Pure. */

/** Removes everything but 0–9. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/** Inserts a dot every 3 digits from the right: 1234567 → `1.234.567`. */
export function groupWithDots(value: number | bigint | string): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** Digits in groups of 4: `1234 5678 9`. */
export function formatBankCard(text: string): string {
  return digitsOnly(text).replace(/(\d{4})(?=\d)/g, '$1 ');
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
  return /^\d{6,}$/.test(code) ? formatBankCard(code) : code;
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
const LONGEST_CARD = 19;

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

/** The position after the `count`-th digit of a grouped text. Keeps the caret in place when separators are inserted. */
export function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; seen < count && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
    if (seen === count) return place + 1;
  }
  return seen < count ? text.length : 0;
}

const GROUP_SEPARATOR = ',';

/** Whole numbers in groups, as amounts are shown: the last three digits, then groups of `size`. Other text stays unchanged. */
export function groupAmount(text: string, size: number): string {
  if (!/^[0-9]+$/.test(text)) return text;
  return text.replace(new RegExp(`\\B(?=(?:\\d{${size}})*\\d{3}$)`, 'g'), GROUP_SEPARATOR);
}

/** Removes the separators of `groupAmount`. */
export const ungroupAmount = (text: string): string => text.replaceAll(GROUP_SEPARATOR, '');
