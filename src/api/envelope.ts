/** From the text of an answer to its data: JSON, envelope, canonical names (contract, section 2). Pure. */
import { Failure } from './failure';
import type { Renamer } from './wire-names';

const UNAUTHORIZED = 401;

/**
 * @param body the answer's text; @param status its HTTP status; @param lostCodes codes that say that the session is lost.
 * @returns `data` in canonical names; integers beyond 2^53 arrive as bigint, so that no id loses a digit.
 * @throws Failure of kind `refused`, `sessionLost`, `malformed` or `http`.
 */
export function openEnvelope(
  body: unknown,
  status: number,
  renamer: Renamer,
  lostCodes: readonly string[] = [],
): unknown {
  const fine = status >= 200 && status < 300;
  const envelope = readEnvelope(body, renamer);
  const saysLost = envelope?.succeeded === false && envelope.code !== undefined && lostCodes.includes(envelope.code);
  if (status === UNAUTHORIZED || saysLost) {
    throw new Failure('sessionLost', { status, code: envelope?.code, inEnvelope: envelope !== undefined });
  }
  if (envelope === undefined) throw fine ? new Failure('malformed') : new Failure('http', { status });
  if (fine && envelope.succeeded) return envelope.data;
  if (!fine && envelope.message === undefined) throw new Failure('http', { status, inEnvelope: true });
  throw new Failure('refused', { status, code: envelope.code, serverMessage: envelope.message });
}

export interface Envelope {
  succeeded: boolean;
  code: string | undefined;
  message: string | undefined;
  data: unknown;
}

/** What an answer says, before it is judged; undefined when it is no envelope. */
export function readEnvelope(body: unknown, renamer: Renamer): Envelope | undefined {
  let json: unknown;
  try {
    json = typeof body === 'string' ? parseJson(body) : undefined;
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const fields = new Map(Object.entries(json));
  // A dictionary may give the plain names away to other fields, so the envelope is read before anything is renamed.
  const field = (name: string) => fields.get(renamer.keyToWire(name)) ?? fields.get(name);
  const has = (name: string) => fields.has(renamer.keyToWire(name)) || fields.has(name);
  if (!has('code') && !has('success')) return undefined;
  const code = field('code');
  const message = field('message');
  try {
    return {
      succeeded: has('code') ? isZero(code) : field('success') === true,
      code: typeof code === 'string' || typeof code === 'number' ? String(code) : undefined,
      message: typeof message === 'string' && message.trim() !== '' ? message.trim() : undefined,
      data: renamer.toCanonical(field('data')),
    };
  } catch {
    return undefined; // nested too deep to walk
  }
}

/** Integer zero, as a number or spelt in zeros; `parseInt` would take `"0abc"` and `[0]` too. */
function isZero(code: unknown): boolean {
  return code === 0 || (typeof code === 'string' && /^0+$/.test(code));
}

const INTEGER_MARK = '\u0000integer:';

/** `JSON.parse`, but long integers are kept digit for digit behind a mark. */
function parseJson(text: string): unknown {
  // Whole tokens: the digits after a decimal point are no integer of their own.
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"\\u0000integer:${token}"` : token,
  );
  return reviveIntegers(JSON.parse(marked));
}

function reviveIntegers(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.startsWith(INTEGER_MARK) && /^-?\d+$/.test(value.slice(INTEGER_MARK.length))
      ? BigInt(value.slice(INTEGER_MARK.length))
      : value;
  }
  if (Array.isArray(value)) return value.map(reviveIntegers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reviveIntegers(item)]));
}
