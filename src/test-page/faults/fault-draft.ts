/** A fault as it is typed, and what the sandbox is asked for (sandbox/README.md). Pure. */
import type { FaultRequest } from '../scenarios/scenario';

export const FAULT_KINDS = [
  'delay',
  'status',
  'html',
  'empty',
  'cut',
  'reset-before',
  'reset-after',
  'hang',
  'refuse',
  'data',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface FaultDraft {
  path: string;
  kind: FaultKind;
  /** Meets every call until it is cleared, instead of the next alone. */
  every: boolean;
  /** Milliseconds, as typed; empty = at once. */
  ms: string;
  status: string;
  code: string;
  message: string;
  data: string;
  merge: boolean;
}

export const NEW_FAULT: FaultDraft = {
  path: '*',
  kind: 'status',
  every: false,
  ms: '',
  status: '500',
  code: '5001',
  message: '',
  data: '{}',
  merge: true,
};

/** Calls that "every" stands for. */
export const EVERY = 1_000_000;

/** The sandbox waits no longer, in milliseconds. */
const LONGEST_WAIT = 600_000;
/** What "late" means when nobody says how late. */
const STANDARD_DELAY = 5000;

export type FaultError = { field: 'ms' | 'status' | 'code' | 'data' };

/** The wish, or the field that needs mending. */
export function faultRequestOf(draft: FaultDraft): FaultRequest | FaultError {
  const { path, kind, every } = draft;
  const ms = draft.ms.trim() === '' ? (kind === 'delay' ? STANDARD_DELAY : 0) : numberFrom(draft.ms, 0, LONGEST_WAIT);
  if (ms === undefined) return { field: 'ms' };
  const wish = { path, kind, times: every ? EVERY : 1, ms };
  if (kind === 'status') {
    const status = numberFrom(draft.status, 200, 599);
    return status === undefined ? { field: 'status' } : { ...wish, status };
  }
  if (kind === 'refuse') {
    const code = draft.code.trim();
    const message = draft.message.trim();
    return code === '' ? { field: 'code' } : { ...wish, code, ...(message !== '' && { message }) };
  }
  if (kind === 'data') {
    try {
      return { ...wish, data: JSON.parse(draft.data) as unknown, merge: draft.merge };
    } catch {
      return { field: 'data' };
    }
  }
  return wish;
}

export const isError = (result: FaultRequest | FaultError): result is FaultError => 'field' in result;

function numberFrom(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
  return number !== undefined && number >= least && number <= most ? number : undefined;
}
