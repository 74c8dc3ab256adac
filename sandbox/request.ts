/** Reads a request with any allowed content type into one flat object of canonical parameters. */
import type { Renamer } from '../src/api/wire-names.ts';
import { CODES, Refusal, type Say } from './envelope.ts';

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
/** More than any call has; limits the recursion. */
const MAX_DEPTH = 50;

export async function readRequest(request: Request, renamer: Renamer, say: Say): Promise<Reading> {
  const wireQuery = firstValues(new URL(request.url).searchParams.entries());
  const wireBody = request.method === 'POST' ? await readBody(request, say) : {};
  const query = canonical(wireQuery, renamer);
  const body = canonical(wireBody, renamer);
  return { params: merge(query, body), query, body, wire: { query: wireQuery, body: wireBody } };
}

async function readBody(request: Request, say: Say): Promise<Params> {
  const tooLarge = () =>
    new Refusal(CODES.unreadable, say('The request is too large', 'La solicitud es demasiado grande'), 413);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await discard(request);
    throw tooLarge();
  }
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  try {
    if (type.startsWith('multipart/form-data')) return firstValues((await request.formData()).entries());
    const text = await request.text();
    if (text.length > MAX_BYTES) throw tooLarge();
    if (text.trim() === '') return {};
    // A body that looks like JSON is parsed as JSON without the header, too, since hand-written requests often omit it.
    if (type.includes('json') || /^\s*\{/.test(text)) return jsonObject(text);
    return firstValues(new URLSearchParams(text).entries());
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(CODES.unreadable, say('The request could not be read', 'No pudimos leer la solicitud'), 400);
  }
}

/** Reads the rest of the body. A client that is cut off while sending would not read the error answer. */
async function discard(request: Request): Promise<void> {
  await request.body?.pipeTo(new WritableStream());
}

function jsonObject(text: string): Params {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object');
  if (isDeeper(value, MAX_DEPTH)) throw new Error('too deep');
  return value as Params;
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeper(item, depth - 1));
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

const merge = (under: Params, over: Params): Params =>
  Object.fromEntries([...Object.entries(under), ...Object.entries(over)]);

/** A parameter as text; undefined when it is absent, empty, or not a scalar. */
export function textOf(params: Params, name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
