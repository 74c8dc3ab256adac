/** Money: integers of hundredths until the moment they are shown (contract, section 3). Pure. */

/** Hundredths of the currency unit; a bigint where the integer does not fit a double exactly. */
export type Hundredths = number | bigint;

/** The slice of react-intl that shows one amount: the parts of a number of whole units with two decimals. */
export type MoneyParts = (units: number | bigint) => readonly { type: string; value: string }[];

/** Reads an amount: a finite number or a numeric string; anything else is undefined. */
export function readHundredths(value: unknown): Hundredths | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return undefined;
  const number = Number(value);
  if (Number.isSafeInteger(number) || value.includes('.')) return Number.isFinite(number) ? number : undefined;
  return BigInt(value.trim());
}

/** The amount in the reader's currency; a value that is no amount is shown as it came. */
export function formatMoney(value: number | bigint | string, parts: MoneyParts): string {
  const hundredths = readHundredths(value);
  if (hundredths === undefined) return String(value);
  if (typeof hundredths === 'number' && !Number.isSafeInteger(hundredths)) return join(parts(hundredths / 100));
  // Units and cents are split as integers: a division of doubles loses cents on huge amounts.
  const whole = BigInt(hundredths);
  const units = whole / 100n;
  const cents = String(whole < 0n ? -whole % 100n : whole % 100n).padStart(2, '0');
  return join(
    parts(units === 0n && whole < 0n ? -0 : units).map((part) =>
      part.type === 'fraction' ? { ...part, value: cents } : part,
    ),
  );
}

/** The exact sum; undefined as soon as one value is no amount, or when there is none. */
export function sumHundredths(values: readonly unknown[]): Hundredths | undefined {
  let sum = 0n;
  for (const value of values) {
    const hundredths = readHundredths(value);
    if (hundredths === undefined || (typeof hundredths === 'number' && !Number.isInteger(hundredths))) return undefined;
    sum += BigInt(hundredths);
  }
  return values.length === 0 ? undefined : narrow(sum);
}

/** `a - b`, exact; undefined when either is no integer amount. */
export function subtractHundredths(a: unknown, b: unknown): Hundredths | undefined {
  const subtrahend = sumHundredths([b]);
  return subtrahend === undefined ? undefined : sumHundredths([a, -subtrahend]);
}

/** Zero in any of its spellings: `0`, `"0"`, `"0.00"`. */
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

/** For JSON, which has no integers beyond 2^53: those become text. */
export function plainAmount(amount: Hundredths | string): number | string {
  return typeof amount === 'bigint' ? amount.toString() : amount;
}
