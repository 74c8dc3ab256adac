/** Requests for faults, as the sandbox's admin API takes them (sandbox/README.md). Pure data. */

export interface FaultRequest {
  /** Canonical, after /began; `*` is any. */
  path: string;
  kind: string;
  /** How many calls fail; see `withTimes` for the default. */
  times?: number;
  /** What the server says when it refuses. */
  message?: string | undefined;
  [detail: string]: unknown;
}

/** This answer instead of the usual one. */
export const answers = (path: string, data: unknown): FaultRequest => ({ path, kind: 'data', data });
/** These fields laid over the usual answer. */
export const changes = (path: string, data: object): FaultRequest => ({ path, kind: 'data', merge: true, data });
export const fails = (path: string, status = 500): FaultRequest => ({ path, kind: 'status', status });
/** Without a code and a message the sandbox's own. */
export const refuses = (path: string, code?: number | string, message?: string): FaultRequest => {
  return { path, kind: 'refuse', code, message };
};
/** The connection is cut before the server does anything. */
export const loses = (path: string): FaultRequest => ({ path, kind: 'reset-before' });
/** The connection is cut after the server has done its work. */
export const losesAnswer = (path: string): FaultRequest => ({ path, kind: 'reset-after' });
export const hangs = (path: string): FaultRequest => ({ path, kind: 'hang' });

/** More calls than a screen makes while somebody looks at it. */
export const MANY_CALLS = 50;

/** An answer applies to many calls, so that the screen stays as it is; a failure to one, so that `Try again` works. */
export const withTimes = (fault: FaultRequest): FaultRequest => ({
  ...fault,
  times: fault.times ?? (fault.kind === 'data' ? MANY_CALLS : 1),
});

export const FAULT_KINDS = [
  ...(['delay', 'status', 'html', 'empty', 'cut'] as const),
  ...(['reset-before', 'reset-after', 'hang', 'refuse', 'data'] as const),
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault as it is typed. */
export const NEW_FAULT = {
  path: '*',
  kind: 'status' as FaultKind,
  /** Applies to every call until it is cleared, not only to the next. */
  every: false,
  /** Milliseconds, as typed. */
  ms: '',
  status: '500',
  code: '5001',
  message: '',
  data: '{}',
  merge: true,
};
export type FaultDraft = typeof NEW_FAULT;

/** The number of calls that stands for "every". */
export const EVERY_CALL = 1_000_000;
/** ms; when no delay is typed. */
const DEFAULT_DELAY_MS = 5000;
/** ms; the sandbox's limit. */
const MOST_MS = 600_000;

/** The first field that the sandbox could not read. */
export function wrongField({ kind, ms, status, data }: FaultDraft): 'ms' | 'status' | 'data' | undefined {
  if (kind === 'status' && !/^\s*[2-5]\d\d\s*$/.test(status)) return 'status';
  if (kind === 'data' && !isJson(data)) return 'data';
  return /^\s*\d{0,6}\s*$/.test(ms) && Number(ms) <= MOST_MS ? undefined : 'ms';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The request of a draft without a wrong field. */
export function requestOf({ path, kind, every, ms, status, code, message, data, merge }: FaultDraft): FaultRequest {
  return {
    path,
    kind,
    times: every ? EVERY_CALL : 1,
    ms: Number(ms.trim() || (kind === 'delay' ? DEFAULT_DELAY_MS : 0)),
    ...(kind === 'status' && { status: Number(status) }),
    ...(kind === 'refuse' && { code: code.trim(), message: message.trim() || undefined }),
    ...(kind === 'data' && { data: JSON.parse(data) as unknown, merge }),
  };
}
