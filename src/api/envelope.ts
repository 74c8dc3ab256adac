/** Turns the text of an answer into its data: parses JSON, checks the envelope, renames keys (contract, section 2). Pure. */
import { confineText, withoutDecimals } from '../format/text.ts';
import { NUMBER_MARK, withoutMark } from './decode';
import { Failure } from './failure';
import type { Renamer } from './wire-names';

const UNAUTHORIZED = 401;

/**
 * @param body the answer's text; @param status its HTTP status; @param lostCodes envelope codes of a lost session.
 * @returns `data` in canonical names; integers beyond 2^53 become bigint, so that no id loses a digit.
 * @throws Failure of kind `refused`, `sessionLost`, `malformed` or `http`.
 */
export function openEnvelope(body: string, status: number, renamer: Renamer, lostCodes: readonly string[] = []) {
  const ok = status >= 200 && status < 300;
  const envelope = readEnvelope(body, renamer);
  const isLostCode = envelope?.succeeded === false && envelope.code !== undefined && lostCodes.includes(envelope.code);
  if (status === UNAUTHORIZED || isLostCode) {
    throw new Failure('sessionLost', { status, code: envelope?.code, inEnvelope: envelope !== undefined });
  }
  if (envelope === undefined) throw ok ? new Failure('malformed') : new Failure('http', { status });
  if (ok && envelope.succeeded) return envelope.data;
  if (!ok && envelope.message === undefined) throw new Failure('http', { status, inEnvelope: true });
  throw new Failure('refused', { status, code: envelope.code, serverMessage: envelope.message });
}

export interface Envelope {
  succeeded: boolean;
  code: string | undefined;
  message: string | undefined;
  data: unknown;
}

/** Parses an answer's envelope; undefined when the answer has none. */
export function readEnvelope(body: string, renamer: Renamer): Envelope | undefined {
  let json: unknown;
  try {
    json = parseJson(body.trim());
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const fields = new Map(Object.entries(json));
  // A dictionary may use `code` or `data` as the wire name of another field, so the envelope is read before renaming.
  const field = (name: string) => fields.get(renamer.keyToWire(name)) ?? fields.get(name);
  const has = (name: string) => fields.has(renamer.keyToWire(name)) || fields.has(name);
  if (!has('code') && !has('success')) return undefined;
  const code = field('code');
  const message = field('message');
  try {
    return {
      succeeded: has('code') ? isZero(code) : field('success') === true,
      code:
        typeof code === 'string' || typeof code === 'number' ? withoutDecimals(withoutMark(String(code))) : undefined,
      message: (typeof message === 'string' && confineText(message).trim()) || undefined,
      data: renamer.toCanonical(field('data')),
    };
  } catch {
    return undefined; // the data is nested too deeply for the recursion
  }
}

/** The number 0, or text of zeros only, with or without spaces around. `parseInt` would also accept `"0abc"` and `[0]`. */
function isZero(code: unknown): boolean {
  return code === 0 || (typeof code === 'string' && /^\s*0+\s*$/.test(code));
}

const INTEGER_PREFIX = '\u0000integer:';

/** Digits; no real number has more. Longer ones become text, because calculating with them takes seconds. */
const MAX_DIGITS = 100;

/** A number with one or two decimals, the last of them 0: `3460.50`. */
const DECIMAL = /^-?(?!0\.0)\d+\.\d?0$/;

/** A number whose decimals `JSON.parse` loses: `3460.00`, `3460.0000`, `3.46E3`. Without them it would be taken for hundredths (B15). */
const losesDecimals = (token: string) =>
  DECIMAL.test(token) || (/[.e]/i.test(token) && Number(token) !== 0 && Number.isSafeInteger(Number(token)));

/**
 * Like `JSON.parse`, but integers beyond 2^53 become bigint: they are quoted with a prefix first, then converted. Numbers whose
 * decimals would be lost become text with a mark.
 */
function parseJson(text: string): unknown {
  // Throws for a text that was cut off, before the expression below would search each of its quotes to the end.
  const json: unknown = JSON.parse(text);
  if (!/\d{16}|\d\.\d*0\b|\de[+\d]/i.test(text)) return json;
  // Matches whole tokens, so that the digits after a decimal point are not taken for an integer.
  const prefixed = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) => {
    if (losesDecimals(token)) return `"${NUMBER_MARK}${token}"`;
    if (!/^-?\d{16,}$/.test(token) || Number.isSafeInteger(Number(token))) return token;
    return token.length > MAX_DIGITS ? `"${token}"` : `"\\u0000integer:${token}"`;
  });
  return reviveIntegers(JSON.parse(prefixed));
}

function reviveIntegers(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.startsWith(INTEGER_PREFIX) && /^-?\d+$/.test(value.slice(INTEGER_PREFIX.length))
      ? BigInt(value.slice(INTEGER_PREFIX.length))
      : value;
  }
  if (Array.isArray(value)) return value.map(reviveIntegers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reviveIntegers(item)]));
}
