/**
 * Masks personal values in calls, messages and addresses: digits become 0 and letters x. Length and separators stay, so
 * that an odd value can still be recognized. Pure.
 */

/** Canonical names of values that identify a borrower, or open the session. */
const PERSONAL = new Set([
  ...['sessionId', 'userId', 'mobilePhone', 'deviceId', 'idfa', 'swift', 'eyes', 'crp_phe', 'dearest', 'showy'],
  ...['dearer', 'phone', 'va', 'email', 'userName', 'username', 'realName', 'userAddress', 'cardNo', 'bankNo'],
  ...['capcode', 'sid', 'smsCode', 'verifyCode', 'repayToken', 'token', 'password'],
]);

/** Names of ids, vouchers, amounts, dates and addresses: their long numbers are not telephone numbers. */
const NUMBERS_STAY = /(?:id|no|num|code|amount|mount|date|time|logo|img|images?|url|score|status)s?$/i;

/** Labels of rows with personal values. */
const PERSONAL_LABEL =
  /tel[eé]fono|phone|celular|m[oó]vil|mobile|e-?mail|correo|card|tarjeta|account|cuenta|clabe|name|nombre|address|direcci[oó]n|domicilio/i;
const LABEL_OF_GOODS = /product|producto|company|compañía|empresa/i;

/** Shorter secrets are masked only as whole words: four letters are part of many words. */
const UNMISTAKABLE = 8;
const SHORTEST_SECRET = 4;
/** Of personal values in answers: masking very short ones would mask half of the page. */
const SHORTEST_LEARNED = 6;
const DEEPEST = 40;

export const isPersonal = (name: string) => PERSONAL.has(name);

/** `Ana 55-12` → `xxx 00-00`. */
export function shape(text: string): string {
  return text
    .replace(/[\p{L}\p{M}]/gu, (sign) => 'x'.repeat(sign.length))
    .replace(/\p{N}/gu, (sign) => '0'.repeat(sign.length));
}

export interface Mask {
  /** Free text: secrets, e-mail addresses, telephone numbers, personal parameters of addresses. */
  text(value: string): string;
  /** A value of JSON with canonical names, at any depth; long integers become text. */
  value(value: unknown, name?: string): unknown;
}

/**
 * @param secrets values that are masked wherever they occur.
 * @param canonical the plain name of a name on the wire.
 */
export function createMask(secrets: Iterable<string>, canonical = (name: string) => name): Mask {
  const known = [...secrets].filter((each) => each.trim().length >= SHORTEST_SECRET);
  // The longest first: a secret may be part of another.
  const hidden = [...new Set(known.flatMap(spellings))].sort((a, b) => b.length - a.length);

  const text = (value: string, numbersStay = false) => {
    const bare = maskFields(hidden.reduce(hide, value), canonical);
    const addressed = bare.replace(EMAIL, shape);
    return numbersStay ? addressed : maskPhones(addressed);
  };

  const mask = (value: unknown, name: string, personal: boolean, depth: number): unknown => {
    const own = personal || isPersonal(name);
    if (typeof value === 'bigint') return mask(value.toString(), name, personal, depth);
    if (typeof value === 'string') return own ? shape(value) : text(value, NUMBERS_STAY.test(name));
    if (typeof value === 'number') return own ? shape(String(value)) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= DEEPEST) return null;
    if (Array.isArray(value)) return value.map((item) => mask(item, name, own, depth + 1));
    const row = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(row).map(([key, item]) => {
        const labelled = key === 'value' && typeof item === 'string' && isPersonalRow(row);
        return [hidden.reduce(hide, key), mask(item, key, own || labelled, depth + 1)];
      }),
    );
  };

  return {
    text: (value) => text(value),
    value: (value, name = '') => mask(value, name, false, 0),
  };
}

/** The personal values inside an answer; from then on they are masked wherever they occur. */
export function secretsIn(value: unknown, name = '', depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    const text = String(value).trim();
    return isPersonal(name) && text.length >= SHORTEST_LEARNED ? [text] : [];
  }
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, name, depth + 1));
  return Object.entries(value).flatMap(([key, item]) => secretsIn(item, isPersonal(name) ? name : key, depth + 1));
}

/** A secret as it is, and as it is written in an address. */
function spellings(secret: string): string[] {
  const formed = new URLSearchParams([['', secret]]).toString().slice(1);
  return [secret, secret.trim(), formed, formed.replace(/\+/g, '%20')];
}

function hide(text: string, secret: string): string {
  if (secret.length < UNMISTAKABLE) return hideWhole(text, secret);
  return text.split(secret).join(shapeOfAddress(secret));
}

/** Masks it where neither a letter nor a digit is next to it. */
function hideWhole(text: string, secret: string): string {
  const parts = text.split(secret);
  return parts.reduce((before, after) => {
    const alone = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
    return `${before}${alone ? shapeOfAddress(secret) : secret}${after}`;
  });
}

/** Masks each escape of an address as one character. */
const shapeOfAddress = (text: string) => shape(text.replace(/%[\da-f]{2}/gi, 'x'));

/** `phone=55…` of addresses and `"phone":"55…"` of JSON that could not be read. */
function maskFields(text: string, canonical: (name: string) => string): string {
  return text
    .replace(/(^|[?&#;])([\w-]{1,40})=([^&#\s"'<>]+)/g, (whole, mark: string, name: string, value: string) =>
      isPersonal(canonical(name)) ? `${mark}${name}=${shapeOfAddress(value)}` : whole,
    )
    .replace(
      /"([\w-]{1,40})"(\s{0,9}:\s{0,9})("(?:[^"\\]|\\.)*|\d+)/g,
      (whole, name: string, gap: string, value: string) =>
        isPersonal(canonical(name)) ? `"${name}"${gap}${shape(value)}` : whole,
    );
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}/gu;

/** Telephone numbers have 10 to 15 digits. Dates, sums, and ids without other text are not masked. */
function maskPhones(text: string): string {
  if (/^\d*$/.test(text)) return text;
  return text.replace(/\+?[(\d][\d ().-]{8,30}\d/g, (run: string, start: number) => {
    const digits = run.replace(/\D/g, '').length;
    const isNumber = digits >= 10 && digits <= 15 && !/^\d{4}-\d\d-\d\d|^\d+\.\d{1,2}$/.test(run);
    const before = start === 0 ? ' ' : text.charAt(start - 1);
    return isNumber && !/[\p{L}\p{N}\p{Sc}/=_,.:-]/u.test(before) ? shape(run) : run;
  });
}

function isPersonalRow({ text, title }: Record<string, unknown>): boolean {
  const label = typeof text === 'string' ? text : title;
  return typeof label === 'string' && PERSONAL_LABEL.test(label) && !LABEL_OF_GOODS.test(label);
}
