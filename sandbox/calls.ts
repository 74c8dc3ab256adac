/** The log of received calls. Tests use it to check what was sent, and how often. */
import { FORM_HEADERS, JSON_HEADERS } from '../src/platform/address.ts';
import type { Params } from './request.ts';

export const CONTRACT_HEADERS = [
  ...FORM_HEADERS,
  ...JSON_HEADERS,
  'x-requested-with',
  'content-type',
  'idempotency-key',
];

export interface LoggedCall {
  at: number;
  method: string;
  /** Canonical, without /began; `wire` has the names as received. */
  path: string;
  query: Params;
  body: Params;
  headers: Record<string, string>;
  wire: { path: string; query: Params; body: Params };
}

const MAX_CALLS = 2000;
/** Characters of a value. Longer ones are shortened, so that large requests do not fill the memory. */
const MAX_LENGTH = 20_000;

export class CallLog {
  #calls: LoggedCall[] = [];
  readonly #onCall: ((call: LoggedCall) => void) | undefined;

  constructor(onCall?: (call: LoggedCall) => void) {
    this.#onCall = onCall;
  }

  add(call: LoggedCall): void {
    this.#onCall?.(call);
    this.#calls.push({ ...call, body: summarize(call.body), wire: { ...call.wire, body: summarize(call.wire.body) } });
    if (this.#calls.length > MAX_CALLS) this.#calls.shift();
  }

  clear(): void {
    this.#calls = [];
  }

  list(): readonly LoggedCall[] {
    return this.#calls;
  }
}

export function contractHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    CONTRACT_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function summarize(body: Params): Params {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, shorten(value)]));
}

function shorten(value: unknown): unknown {
  if (value instanceof File) return { file: value.name, type: value.type, size: value.size };
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : value;
}
