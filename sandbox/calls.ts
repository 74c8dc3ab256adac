/** The log of received calls. Tests use it to check what was sent, and how often. */
import type { Params } from './request.ts';

const CONTRACT_HEADERS = [
  'swift',
  'eyes',
  'crp_phe',
  'dearest',
  'showy',
  'dearer',
  'language',
  'x-requested-with',
  'content-type',
  'idempotency-key',
] as const;

/** For `Access-Control-Allow-Headers`. */
export const ALLOWED_HEADERS = [...CONTRACT_HEADERS];

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

export class CallLog {
  #calls: LoggedCall[] = [];

  add(call: LoggedCall): void {
    this.#calls.push({ ...call, body: showFiles(call.body), wire: { ...call.wire, body: showFiles(call.wire.body) } });
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

function showFiles(body: Params): Params {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      value instanceof File ? { file: value.name, type: value.type, size: value.size } : value,
    ]),
  );
}
