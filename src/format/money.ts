/** Money: amounts are integers of hundredths; they are formatted only for display (contract, section 3). Pure. */

/** Hundredths of the currency unit; a bigint beyond 2^53, where a number is not exact. */
export type Hundredths = number | bigint;

/** Formats whole units with two decimals and returns the parts, as `intl.formatNumberToParts` does. */
export type MoneyParts = (units: number | bigint) => readonly { type: string; value: string }[];

/** Parses an amount: a finite number or a numeric string; undefined for any other value. */
export function readHundredths(value: unknown): Hundredths | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return undefined;
  const number = Number(value);
  if (Number.isSafeInteger(number) || value.includes('.')) return Number.isFinite(number) ? number : undefined;
  return BigInt(value.trim());
}

/** Formats an amount; a value that is not an amount is returned unchanged as text. */
export function formatMoney(value: number | bigint | string, parts: MoneyParts): string {
  const hundredths = readHundredths(value);
  if (hundredths === undefined) return String(value);
  if (typeof hundredths === 'number' && !Number.isSafeInteger(hundredths)) return join(parts(hundredths / 100));
  // Splits units and cents as integers: dividing doubles loses cents of huge amounts.
  const whole = BigInt(hundredths);
  const units = whole / 100n;
  const cents = String(whole < 0n ? -whole % 100n : whole % 100n).padStart(2, '0');
  return join(
    parts(units === 0n && whole < 0n ? -0 : units).map((part) =>
      part.type === 'fraction' ? { ...part, value: cents } : part,
    ),
  );
}

/** The exact sum; undefined if a value is not an integer amount, or if the list is empty. */
export function sumHundredths(values: readonly unknown[]): Hundredths | undefined {
  let sum = 0n;
  for (const value of values) {
    const hundredths = readHundredths(value);
    if (hundredths === undefined || (typeof hundredths === 'number' && !Number.isInteger(hundredths))) return undefined;
    sum += BigInt(hundredths);
  }
  return values.length === 0 ? undefined : narrow(sum);
}

/** The exact difference `a - b`; undefined if a value is not an integer amount. */
export function subtractHundredths(a: unknown, b: unknown): Hundredths | undefined {
  const subtrahend = sumHundredths([b]);
  return subtrahend === undefined ? undefined : sumHundredths([a, -subtrahend]);
}

/** True for `0`, `"0"` and `"0.00"`. */
export function isZeroMoney(value: unknown): boolean {
  const hundredths = readHundredths(value);
  return hundredths !== undefined && Number(hundredths) === 0;
}

function narrow(value: bigint): Hundredths {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function join(parts: readonly { value: string }[]): string {
  return parts.map((part) => part.value).join('');
}

/** Converts a bigint to text, because JSON cannot hold it. */
export function plainAmount(amount: Hundredths | string): number | string {
  return typeof amount === 'bigint' ? amount.toString() : amount;
}
