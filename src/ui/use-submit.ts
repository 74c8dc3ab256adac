/** Sends a write once at a time. A synchronous lock is needed, because `isPending` changes only on the next render. */
import { type MutationKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { AttemptFacts } from '../api/attempts';
import { type Failure, toFailure } from '../api/failure';
import { borrowerOf } from '../host/session';
import { showLoading } from './toast';
import type { Attempt } from './use-attempt';

const underWay = new Set<string>();

/** ms. Ignores the second tap of a double tap after a fast failure. */
const PAUSE_AFTER_FAILURE = 1000;

/** A write. Writes with the same key are not sent at the same time. */
export type Write<Variables, Result> = UseMutationOptions<Result, Error, Variables> & {
  mutationKey: MutationKey;
  /** What is saved about an attempt, for writes with the option `attempt`. */
  facts?: (variables: Variables) => AttemptFacts;
  /** Whether the answer ends the write; false when it only asks for another step, such as a code. */
  isComplete?: (result: Result) => boolean;
};

/** Variables of a write with the option `attempt`. The hook sets the key. */
export interface Attempted {
  idempotencyKey?: string | undefined;
}

interface SubmitOptions<Variables, Result> {
  onSuccess?: (result: Result, variables: Variables) => void;
  onFailure?: (failure: Failure) => void;
  /** Called when the write is sent, after any confirmation. */
  onSend?: (variables: Variables) => void;
  /** Text of a loading toast that is shown until the answer arrives. */
  loading?: string;
  /** Saves each attempt on the device, and asks for confirmation if an earlier attempt may have been carried out. */
  attempt?: Attempt;
}

export function useSubmit<Variables, Result>(
  write: Write<Variables, Result>,
  { onSuccess, onFailure, onSend, loading, attempt }: SubmitOptions<Variables, Result> = {},
) {
  const mutation = useMutation(write);
  const lock = JSON.stringify(write.mutationKey);
  const held = useRef<string>(undefined);
  /** In the time of `performance.now`. */
  const pausedUntil = useRef(0);
  const mounted = useRef(false);
  const [, rerender] = useReducer((answers: number) => answers + 1, 0);
  const { isPending } = mutation;

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      if (held.current !== undefined) underWay.delete(held.current);
    };
  }, []);

  // Releases the lock when the answer is rendered: until then a tap would still hit the old button.
  useEffect(() => {
    if (isPending || held.current === undefined) return;
    underWay.delete(held.current);
    held.current = undefined;
  });

  const send = (variables: Variables): Promise<Result> => {
    onSend?.(variables);
    return mutation.mutateAsync(variables);
  };

  /** @param accepted attempts that the borrower has confirmed. @returns undefined if others need a confirmation. */
  const sendNoted = async (to: Attempt, variables: Variables, accepted: readonly string[]) => {
    const sent = await to.send(
      write.facts?.(variables) ?? {},
      accepted,
      (idempotencyKey) => send({ ...variables, idempotencyKey }),
      write.isComplete,
    );
    if (sent.state === 'noted') to.ask((known) => submit(variables, known));
    return sent.state === 'sent' ? { result: sent.result } : undefined;
  };

  /** @returns whether the write is sent; false while the same write is pending, or if the borrower is asked first. */
  const submit = (variables: Variables, accepted?: readonly string[]): boolean => {
    if (underWay.has(lock)) {
      if (accepted !== undefined) attempt?.tellUnderWay();
      return false;
    }
    if (performance.now() < pausedUntil.current) return false;
    if (accepted === undefined && attempt !== undefined && attempt.notes.length > 0) {
      attempt.ask((known) => submit(variables, known));
      return false;
    }
    underWay.add(lock);
    const borrower = borrowerOf();
    const loaded = loading === undefined ? undefined : showLoading(loading);
    const sending =
      attempt === undefined
        ? send(variables).then((result) => ({ result }))
        : sendNoted(attempt, variables, accepted ?? []);
    sending
      .then(
        (sent) => {
          // The borrower may have changed meanwhile.
          if (sent !== undefined && borrowerOf() === borrower) onSuccess?.(sent.result, variables);
        },
        (error: unknown) => {
          if (attempt !== undefined) pausedUntil.current = performance.now() + PAUSE_AFTER_FAILURE;
          if (borrowerOf() === borrower) onFailure?.(toFailure(error));
        },
      )
      .finally(() => {
        loaded?.();
        if (!mounted.current) {
          underWay.delete(lock);
          return;
        }
        held.current = lock;
        rerender();
      });
    return true;
  };

  // A new call clears the failure of the previous one.
  return { submit, isPending, isSuccess: mutation.isSuccess, failure: mutation.error && toFailure(mutation.error) };
}
