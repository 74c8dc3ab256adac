/** Writes are single-flight: a synchronous lock per write, since two taps in one tick would both be sent. */
import { type MutationKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { AttemptFacts } from '../api/attempts';
import { type Failure, toFailure } from '../api/failure';
import { borrowerOf } from '../host/session';
import { showLoading } from './toast';
import type { Attempt } from './use-attempt';

const underWay = new Set<string>();

/** ms; the second half of a double tap must not follow a fast failure. */
const REST_AFTER_FAILURE = 1000;

/** A write: its key names what must not be sent twice at once. */
export type Write<Variables, Result> = UseMutationOptions<Result, Error, Variables> & {
  mutationKey: MutationKey;
  /** What is noted of an attempt, for writes that are sent with `attempt`. */
  facts?: (variables: Variables) => AttemptFacts;
  /** Whether the answer ends the write; false when it only asks for another step, such as a code. */
  isComplete?: (result: Result) => boolean;
};

/** Variables of a write that is sent with `attempt`; the hook adds the key. */
export interface Attempted {
  idempotencyKey?: string | undefined;
}

interface SubmitOptions<Variables, Result> {
  onSuccess?: (result: Result, variables: Variables) => void;
  onFailure?: (failure: Failure) => void;
  /** When the write really goes out. */
  onSend?: (variables: Variables) => void;
  /** Shows a loading toast with this text until the answer. */
  loading?: string;
  /** Notes each attempt on the device, and asks before it sends once more what may have arrived. */
  attempt?: Attempt;
}

export function useSubmit<Variables, Result>(
  write: Write<Variables, Result>,
  { onSuccess, onFailure, onSend, loading, attempt }: SubmitOptions<Variables, Result> = {},
) {
  const mutation = useMutation(write);
  const lock = JSON.stringify(write.mutationKey);
  const held = useRef<string>(undefined);
  /** On the clock of `performance.now`. */
  const restsUntil = useRef(0);
  const mounted = useRef(false);
  const [, showAnswer] = useReducer((answers: number) => answers + 1, 0);
  const { isPending } = mutation;

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      if (held.current !== undefined) underWay.delete(held.current);
    };
  }, []);

  // Released when the answer is on screen, not when it arrives: until then a tap still hits the old button.
  useEffect(() => {
    if (isPending || held.current === undefined) return;
    underWay.delete(held.current);
    held.current = undefined;
  });

  const send = (variables: Variables): Promise<Result> => {
    onSend?.(variables);
    return mutation.mutateAsync(variables);
  };

  /** @param accepted attempts that the borrower knows of. @returns undefined when one stands in the way. */
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

  /** @returns whether this call was taken; false while the same write is under way, and while the borrower is asked. */
  const submit = (variables: Variables, accepted?: readonly string[]): boolean => {
    if (underWay.has(lock)) {
      if (accepted !== undefined) attempt?.tellUnderWay();
      return false;
    }
    if (performance.now() < restsUntil.current) return false;
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
          // Another borrower may be here by now.
          if (sent !== undefined && borrowerOf() === borrower) onSuccess?.(sent.result, variables);
        },
        (error: unknown) => {
          if (attempt !== undefined) restsUntil.current = performance.now() + REST_AFTER_FAILURE;
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
        showAnswer();
      });
    return true;
  };

  // A new attempt forgets the failure of the one before.
  return { submit, isPending, isSuccess: mutation.isSuccess, failure: mutation.error && toFailure(mutation.error) };
}
