/** A fault as it is typed, and the request for it. Pure. */
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

/** ms; the sandbox waits no longer. */
const MAX_DELAY_MS = 600_000;
/** ms; when no delay is typed. */
const DEFAULT_DELAY_MS = 5000;

export type FaultError = { field: 'ms' | 'status' | 'code' | 'data' };

/** The request, or the field whose value is invalid. */
export function toFaultRequest(draft: FaultDraft): FaultRequest | FaultError {
  const { path, kind, every } = draft;
  const ms = draft.ms.trim() === '' ? (kind === 'delay' ? DEFAULT_DELAY_MS : 0) : numberFrom(draft.ms, 0, MAX_DELAY_MS);
  if (ms === undefined) return { field: 'ms' };
  const request = { path, kind, times: every ? EVERY_CALL : 1, ms };
  if (kind === 'status') {
    const status = numberFrom(draft.status, 200, 599);
    return status === undefined ? { field: 'status' } : { ...request, status };
  }
  if (kind === 'refuse') {
    const code = draft.code.trim();
    const message = draft.message.trim();
    return code === '' ? { field: 'code' } : { ...request, code, ...(message !== '' && { message }) };
  }
  if (kind === 'data') {
    try {
      return { ...request, data: JSON.parse(draft.data) as unknown, merge: draft.merge };
    } catch {
      return { field: 'data' };
    }
  }
  return request;
}

export const isError = (result: FaultRequest | FaultError): result is FaultError => 'field' in result;

function numberFrom(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
  return number !== undefined && number >= least && number <= most ? number : undefined;
}
