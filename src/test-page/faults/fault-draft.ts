/** A fault as it is typed, and the request for it, which the sandbox checks. Pure. */
import type { FaultRequest } from './fault';

export const FAULT_KINDS = [
  ...(['delay', 'status', 'html', 'empty', 'cut'] as const),
  ...(['reset-before', 'reset-after', 'hang', 'refuse', 'data'] as const),
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

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

/** @throws SyntaxError when the data are not JSON. */
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
