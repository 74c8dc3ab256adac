/** Amounts as texts that few screens need: the first paints of the others load `money.ts` alone. Pure. */
import type { Amount } from './money.ts';

const ZERO = /^(?:[\s$₹-]|Rs\.?|MXN?|INR|USD?)*0+(?:[.,]0+)?(?:[\s$₹]|Rs\.?|MXN?|INR|USD?)*$/i;

/** True for zero as a number or text, with or without currencies: `0`, `"0.00"`, `"0 ₹"`, `"MX$0.00"`, `"$0.00 MXN"`. */
export const isZeroMoney = (value: Amount): boolean => ZERO.test(String(value));

/** An amount in whole units as a bank's app takes it: `3460.45`; undefined for text that is not a number. */
export function decimalText(amount: Amount): string | undefined {
  if (typeof amount === 'string') return undefined;
  const digits = String(amount).replace('-', '').padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Converts a bigint to text, because JSON cannot hold it. */
export function plainAmount(amount: Amount): number | string {
  return typeof amount === 'bigint' ? amount.toString() : amount;
}
