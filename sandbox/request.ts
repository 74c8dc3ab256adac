/** Reads a request with any allowed content type into one flat object of canonical parameters. */
import type { Renamer } from '../src/api/wire-names.ts';
import { CODES, Refusal } from './envelope.ts';

export type Params = Readonly<Record<string, unknown>>;

export interface Reading {
  /** Query and body merged, with canonical names; the body wins. */
  params: Params;
  query: Params;
  body: Params;
  /** As received. */
  wire: { query: Params; body: Params };
}

const MAX_BYTES = 20_000_000;
/** More than any call has; converting a million of them would block the sandbox. Also limits the recursion. */
const MAX_VALUES = 1000;

export async function readRequest(request: Request, renamer: Renamer): Promise<Reading> {
  const { search, searchParams } = new URL(request.url);
  if (hasMore(search, '&')) throw unreadable();
  const wireQuery = firstValues(searchParams.entries());
  const wireBody = request.method === 'POST' ? await readBody(request) : {};
  const query = canonical(wireQuery, renamer);
  const body = canonical(wireBody, renamer);
  return { params: { ...query, ...body }, query, body, wire: { query: wireQuery, body: wireBody } };
}

const unreadable = () =>
  new Refusal(CODES.unreadable, 'The request could not be read', 'No pudimos leer la solicitud', 400);

async function readBody(request: Request): Promise<Params> {
  const bytes = await readBytes(request);
  if (bytes === undefined) {
    throw new Refusal(CODES.unreadable, 'The request is too large', 'La solicitud es demasiado grande', 413);
  }
  const type = request.headers.get('content-type') ?? '';
  try {
    if (/^multipart\/form-data/i.test(type)) {
      if (hasMore(Buffer.from(bytes).toString('latin1'), '\r\n--')) throw new Error('too many parts');
      return firstValues((await new Response(bytes, { headers: { 'Content-Type': type } }).formData()).entries());
    }
    const text = new TextDecoder().decode(bytes);
    if (text.trim() === '') return {};
    // A body that looks like JSON is parsed as JSON without the header, too, since hand-written requests often omit it.
    if (/json/i.test(type) || /^\s*\{/.test(text)) return jsonObject(text);
    if (hasMore(text, '&')) throw new Error('too many parameters');
    return firstValues(new URLSearchParams(text).entries());
  } catch {
    throw unreadable();
  }
}

/**
 * A request's body; undefined if it is longer. Such a body is read to its end, but not stored: a client that
 * is cut off while sending would not read the answer.
 */
export async function readBytes({ body }: Request, longest = MAX_BYTES): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > longest) parts = [];
    else parts.push(part);
  }
  return size > longest ? undefined : new Uint8Array(Buffer.concat(parts));
}

/** Whether a separator occurs more often than a request has values. */
function hasMore(text: string, separator: string): boolean {
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > MAX_VALUES) return true;
  }
  return false;
}

function jsonObject(text: string): Params {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object');
  let left = MAX_VALUES;
  const isTooMuch = (item: unknown): boolean => {
    if (typeof item !== 'object' || item === null) return false;
    const items = Object.values(item);
    left -= items.length;
    return left < 0 || items.some(isTooMuch);
  };
  if (isTooMuch(value)) throw new Error('too many values');
  return value as Params;
}

/** Uses the first value of a repeated parameter. `fromEntries` treats "__proto__" as a plain key. */
function firstValues(entries: Iterable<[string, unknown]>): Params {
  const first = new Map<string, unknown>();
  for (const [name, value] of entries) if (!first.has(name)) first.set(name, value);
  return Object.fromEntries(first);
}

/** Recurses into plain objects and arrays only; files stay as they are. */
function canonical(params: Params, renamer: Renamer): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      renamer.keyToCanonical(name),
      value instanceof Blob ? value : renamer.toCanonical(value),
    ]),
  );
}

/** A parameter as text; undefined when it is absent, empty, or not a scalar. */
export function textOf(params: Params, name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
