/** A fault as it is typed, and the request for it. Pure. */
import * as v from 'valibot';
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

type FaultError = 'ms' | 'status' | 'code' | 'data';

/** The schema of the form; its output is the request. @param text the message of a field's error. */
export function faultForm(text: (field: FaultError) => string) {
  const trimmed = v.pipe(v.string(), v.trim());
  const common = {
    path: v.string(),
    every: v.boolean(),
    ms: v.pipe(
      trimmed,
      v.check((ms) => ms === '' || isNumber(ms, 0, MAX_DELAY_MS), text('ms')),
    ),
  };
  const draft = v.variant('kind', [
    v.object({
      ...common,
      kind: v.literal('status'),
      status: v.pipe(
        trimmed,
        v.check((status) => isNumber(status, 200, 599), text('status')),
        v.transform(Number),
      ),
    }),
    v.object({
      ...common,
      kind: v.literal('refuse'),
      code: v.pipe(trimmed, v.minLength(1, text('code'))),
      message: trimmed,
    }),
    v.object({
      ...common,
      kind: v.literal('data'),
      data: v.pipe(v.string(), v.parseJson(undefined, text('data'))),
      merge: v.boolean(),
    }),
    v.object({ ...common, kind: v.picklist(['delay', 'html', 'empty', 'cut', 'reset-before', 'reset-after', 'hang']) }),
  ]);
  return v.pipe(
    draft,
    v.transform(
      ({ every, ms, ...fault }): FaultRequest => ({
        ...fault,
        times: every ? EVERY_CALL : 1,
        ms: ms === '' ? (fault.kind === 'delay' ? DEFAULT_DELAY_MS : 0) : Number(ms),
        ...('message' in fault && { message: fault.message || undefined }),
      }),
    ),
  );
}

const isNumber = (text: string, least: number, most: number) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
