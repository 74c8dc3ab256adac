/** Validation of the form, the meaning of the server's codes, and a template's colours (contract, section 6). Pure functions. */
import * as v from 'valibot';
import type { Failure } from '../../api/failure';
import { WRONG_CAPTCHA_FOR_REGISTRATION } from '../../contract/registration';
import { ALREADY_REGISTERED, WRONG_CAPTCHA } from '../../contract/sms-code';
import { digitsOnly, extractCode, isPasted, nationalNumber, visibleText } from '../../format/digits';
import { truncateText } from '../../format/text';

/** In the order in which they are filled in. */
export const FIELDS = ['phone', 'captcha', 'smsCode'] as const;
export type FieldName = (typeof FIELDS)[number];

/** Maximum lengths (specification, section 5). */
const LONGEST_CAPTCHA = 4;
const LONGEST_CODE = 6;
/** A shorter number in a message is no code. */
const SHORTEST_CODE = 4;

/** The specification's mobile number: 11 digits, the first 1, the second 3 to 9. */
const MOBILE = /^1[3-9]\d{9}$/;

/**
 * Normalizes typed or pasted text: the national number, the captcha's characters, the code in a message. A complete number
 * of the specification takes no more digits; by a brand's pattern it may be the beginning of one with a prefix. One that was
 * pasted is never cut.
 * @param previous what the field held before. @param pattern of a mobile number.
 */
export function normalize(field: FieldName, text: string, previous: string, pattern: RegExp = MOBILE): string {
  if (field === 'captcha') return truncateText(visibleText(text).replace(/\s/g, ''), LONGEST_CAPTCHA);
  const value =
    field === 'phone'
      ? nationalNumber(text, (digits) => pattern.test(digits))
      : extractCode(text, SHORTEST_CODE, LONGEST_CODE);
  const isLimited = isComplete(field, previous, pattern) && (field === 'smsCode' || pattern === MOBILE);
  const isTooLong = digitsOnly(text).length > previous.length;
  return isLimited && isTooLong && !isPasted(text, previous) ? previous : value;
}

/** Whether a field needs no more input. @param pattern of a mobile number. */
export function isComplete(field: FieldName, value: string, pattern: RegExp = MOBILE): boolean {
  return field === 'phone'
    ? pattern.test(value)
    : value.length === (field === 'captcha' ? LONGEST_CAPTCHA : LONGEST_CODE);
}

/** The two calls of the form: `code` requests a code by SMS. */
export type FormCall = 'code' | 'registration';

/**
 * The schema of the form. Requesting a code does not need the code itself.
 * @param text the message of a field's error.
 * @param pattern of a mobile number: the brand's; by default the specification's.
 */
export function registrationForm(call: FormCall, text: (name: FieldName) => string, pattern: RegExp = MOBILE) {
  const filled = (name: FieldName) => v.pipe(v.string(), v.minLength(1, text(name)));
  return v.object({
    phone: v.pipe(v.string(), v.regex(pattern, text('phone'))),
    captcha: filled('captcha'),
    smsCode: call === 'code' ? v.string() : v.pipe(filled('smsCode'), v.maxLength(LONGEST_CODE, text('smsCode'))),
  });
}

export type RefusalReason = 'wrongCaptcha' | 'alreadyRegistered' | 'other';

const REFUSALS: ReadonlyMap<string | undefined, RefusalReason> = new Map([
  [WRONG_CAPTCHA, 'wrongCaptcha'],
  [ALREADY_REGISTERED, 'alreadyRegistered'],
]);

export function refusalReason({ kind, code }: Failure, call: FormCall): RefusalReason {
  if (kind !== 'refused') return 'other';
  // On the other call this code has no meaning.
  if (call === 'registration' && code?.trim() === WRONG_CAPTCHA_FOR_REGISTRATION) return 'wrongCaptcha';
  return REFUSALS.get(code?.trim()) ?? 'other';
}

export interface Background {
  /** A CSS colour. */
  color: string;
  /** The text colour: black or white, whichever contrasts more (at least 4.5:1). */
  ink: string;
}

/** Parses a template's background as a colour, `#abc` or `#aabbcc`; undefined for anything else. */
export function readBackground(value: string | undefined): Background | undefined {
  const [, short, long] = /^\s*#(?:([\da-f]{3})|([\da-f]{6}))\s*$/i.exec(value ?? '') ?? [];
  const hex = long ?? short?.replace(/./g, '$&$&');
  if (hex === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // The contrast of white is 1.05 / (L + 0.05), of black (L + 0.05) / 0.05. They are equal at L = 0.179.
  return { color: `#${hex}`, ink: luminance > 0.179 ? '#000000' : '#ffffff' };
}

/** Converts an sRGB channel (0 to 255) to linear light. */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
