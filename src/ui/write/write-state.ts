/**
 * The state of each write and subject, outside React: it changes before the next tap, and stays when a screen is left
 * while its write is under way.
 */
import { useSyncExternalStore } from 'react';
import type { Failure } from '../../api/failure';

/** `failed`: the write was certainly not carried out. `unknown`: it failed, but it may have been carried out. */
export type Outcome = 'idle' | 'sending' | 'done' | 'failed' | 'unknown';

interface WriteState {
  /** The `useSubmit` that sent the write last. */
  sentBy?: symbol;
  outcome: Outcome;
  failure?: Failure;
  /** Taps are ignored until then, in the time of `performance.now`. */
  pausedUntil?: number | undefined;
  /** Set while the borrower is asked whether to send again. */
  question?: {
    /** The `sender` of the screen that asks. */
    askedBy: string;
    /** Sends again after the borrower has confirmed these attempts. */
    sendAgain: (attempts: readonly string[]) => void;
  };
}

export const IDLE: WriteState = { outcome: 'idle' };

const states = new Map<string, WriteState>();
const listeners = new Set<() => void>();

export const writeState = (subject: string): WriteState => states.get(subject) ?? IDLE;

export function setWriteState(subject: string, state: WriteState): void {
  states.set(subject, state);
  for (const listener of listeners) listener();
}

export const useWriteState = (subject: string): WriteState =>
  useSyncExternalStore(subscribe, () => writeState(subject));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
