/** Digits as people read them: cards, phones, codes (contract, section 3). Pure. */

/** Keeps 0–9 alone. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/** A dot every 3 digits from the right: 1234567 → `1.234.567`. */
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

/** A code in groups of 4, so that it can be read out; other characters stay as they came. */
export function groupCode(code: string): string {
  return /^\d{6,}$/.test(code) ? formatBankCard(code) : code;
}

/** Hides a card number but for its last four digits, in groups of 4: `•••• •••• •••• 1234`. What came masked stays so. */
export function maskBankCard(number: string): string {
  const digits = cardSigns(number);
  const hidden = Math.min(Math.max(digits.length - SHOWN, 0), LONGEST_CARD - SHOWN);
  return `${'•'.repeat(hidden)}${lastFour(number)}`.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The digits by which a borrower knows a card. */
export function lastFour(number: string): string {
  return cardSigns(number).slice(-SHOWN);
}

const SHOWN = 4;
/** Digits of the longest card number (ISO/IEC 7812). */
const LONGEST_CARD = 19;

/** A card number's signs without what groups them; whatever is no digit counts as a hidden one. */
function cardSigns(number: string): string {
  return number.replace(/[\s-]/g, '').replace(/\D/g, '•');
}

/** A code as it is typed elsewhere: without the spaces that make it readable. */
export function plainCode(code: string): string {
  return code.replace(/\s/g, '');
}
