/** Money: amounts are integers of hundredths; they are formatted only for display (contract, section 3). Pure. */

declare const hundredths: unique symbol;

/** An integer of hundredths of the currency unit; a bigint beyond 2^53, where a number is not exact. */
export type Hundredths = (number | bigint) & { readonly [hundredths]: true };

/** Hundredths; or the text that came instead, if it is no integer number. */
export type Amount = Hundredths | string;

/** Formats whole units with two decimals and returns the parts, as `intl.formatNumberToParts` does. */
export type MoneyParts = (units: number | bigint) => readonly { type: string; value: string }[];

/** Characters. A longer number is no amount, and calculating with it takes seconds. */
const MAX_LENGTH = 100;
const INTEGER = /^\s*-?\d+\s*$/;

/** Reads an amount that the server or an address gives as a number or as text. One with a fraction is no hundredths (B15). */
export function parseAmount(value: number | bigint | string): Amount {
  if (typeof value === 'bigint') return value as Hundredths;
  if (typeof value === 'number') return Number.isInteger(value) ? (value as Hundredths) : String(value);
  if (value.length > MAX_LENGTH || !INTEGER.test(value)) return value;
  const number = Number(value);
  return (Number.isSafeInteger(number) ? number : BigInt(value.trim())) as Hundredths;
}

/** Formats an amount; text that is no integer is returned unchanged. */
export function formatMoney(value: Amount, parts: MoneyParts): string {
  const amount = parseAmount(value);
  if (typeof amount === 'string') return amount;
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) return join(parts(amount / 100));
  // Splits units and cents as integers: dividing doubles loses cents of huge amounts.
  const whole = BigInt(amount);
  const units = whole / 100n;
  const cents = String(whole % 100n)
    .replace('-', '')
    .padStart(2, '0');
  return join(
    parts(units === 0n && whole < 0n ? -0 : units).map((part) =>
      part.type === 'fraction' ? { ...part, value: cents } : part,
    ),
  );
}

/** Whether an amount is a number above zero: only such an amount can be paid or lent. */
export const isPositive = (amount: Amount | undefined): amount is Hundredths =>
  typeof amount !== 'string' && (amount ?? 0) > 0;

/** The exact sum; undefined if a value is missing or text, or if the list is empty. */
export function sumHundredths(values: readonly (Amount | undefined)[]): Hundredths | undefined {
  let sum = 0n;
  for (const value of values) {
    if (value === undefined || typeof value === 'string') return undefined;
    sum += BigInt(value);
  }
  return values.length === 0 ? undefined : narrow(sum);
}

/** The exact difference `a - b`; undefined if a value is missing or text. */
export function subtractHundredths(a: Amount | undefined, b: Amount | undefined): Hundredths | undefined {
  return b === undefined || typeof b === 'string' ? undefined : sumHundredths([a, parseAmount(-BigInt(b))]);
}

function narrow(value: bigint): Hundredths {
  const number = Number(value);
  return (Number.isSafeInteger(number) ? number : value) as Hundredths;
}

function join(parts: readonly { value: string }[]): string {
  return parts.map((part) => part.value).join('');
}
