/** What was typed, as far as it says which state a form is in: its shape, valid where it was valid. Pure. */
import { shape } from './mask';

/** A mobile number of the promotion (contract, section 6). */
const MOBILE = /^1[3-9]\d{9}$/;
/** A card's number, grouped or not. */
const CARD = /^\d[\d ]{11,22}$/;

export function typedShape(text: string): string {
  const shaped = shape(text);
  if (MOBILE.test(text)) return '13000000000';
  // Zeros pass the check of the last digit; a number that fails it must go on to fail.
  return CARD.test(text) && !passesLuhn(text) ? `${shaped.slice(0, -1)}1` : shaped;
}

function passesLuhn(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const value = place % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
