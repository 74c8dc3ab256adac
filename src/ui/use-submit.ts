/** Sends a write once at a time, and returns its outcome. A synchronous lock is needed, because React renders later. */
import { type MutationKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AttemptFacts } from '../api/attempts';
import { type Failure, isOutcomeUnknown, toFailure } from '../api/failure';
import { borrowerOf } from '../host/session';
import { writeFailureText } from './error-view';
import { showLoading, showToast } from './toast';
import type { Attempt } from './use-attempt';

const underWay = new Set<string>();

/** ms. Ignores the second tap of a double tap after a fast failure. */
const PAUSE_AFTER_FAILURE = 1000;

/** `refused`: the write was certainly not carried out. `unknown`: it failed, but it may have been carried out. */
export type Outcome = 'idle' | 'sending' | 'done' | 'refused' | 'unknown';

/** A write. Writes with the same key, of the same borrower and subject, are not sent at the same time. */
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
  /** `message` is shown in a toast already. */
  onFailure?: (failure: Failure, outcome: 'refused' | 'unknown', message: string | undefined) => void;
  /** Called when the write is sent, after any confirmation. */
  onSend?: (variables: Variables) => void;
  /**
   * The message of a failure, where the screen has its own. The default is the server's message, else a general one; but
   * none with `screenShowsUnknown`, if the outcome is unknown and the server sent no message.
   */
  failureText?: (failure: Failure, outcome: 'refused' | 'unknown') => string | undefined;
  /** Whether the screen itself shows that the outcome is unknown; with `attempt` it does. */
  screenShowsUnknown?: boolean;
  /** Text of a loading toast that is shown until the answer arrives. */
  loading?: string;
  /** Saves each attempt on the device, and asks for confirmation if an earlier attempt may have been carried out. */
  attempt?: Attempt;
}

export function useSubmit<Variables, Result>(
  write: Write<Variables, Result>,
  {
    onSuccess,
    onFailure,
    onSend,
    loading,
    attempt,
    screenShowsUnknown = attempt !== undefined,
    failureText,
  }: SubmitOptions<Variables, Result> = {},
) {
  const intl = useIntl();
  const mutation = useMutation(write);
  const lock = JSON.stringify([write.mutationKey, attempt?.subject ?? borrowerOf()]);
  const held = useRef<string>(undefined);
  /** Whether this screen has sent the write that is under way. */
  const isOwn = useRef(false);
  /** In the time of `performance.now`. */
  const pausedUntil = useRef(0);
  const mounted = useRef(false);
  /** From the tap until everything that follows the answer is done, such as the attempts that are read again. */
  const [isSubmitting, setSubmitting] = useState(false);
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
    if (isPending || isSubmitting || held.current === undefined) return;
    underWay.delete(held.current);
    held.current = undefined;
    isOwn.current = false;
  });

  const messageOf = (failure: Failure) => {
    const outcome = outcomeOf(failure);
    if (failureText !== undefined) return failureText(failure, outcome);
    const isShown = screenShowsUnknown && outcome === 'unknown' && failure.kind !== 'refused';
    return isShown ? undefined : writeFailureText(intl, failure);
  };

  const showFailure = (failure: Failure) => {
    const message = messageOf(failure);
    if (message !== undefined) showToast(message);
    onFailure?.(failure, outcomeOf(failure), message);
  };

  const send = (variables: Variables): Promise<Result> => {
    onSend?.(variables);
    return mutation.mutateAsync(variables);
  };

  /** @param confirmed attempts that the borrower has confirmed. @returns undefined if others need a confirmation. */
  const sendAttempt = async (to: Attempt, variables: Variables, confirmed: readonly string[]) => {
    const sent = await to.send(
      write.facts?.(variables) ?? {},
      confirmed,
      (idempotencyKey) => send({ ...variables, idempotencyKey }),
      write.isComplete,
    );
    if (sent.state === 'unconfirmed') to.askToSendAgain((known) => submit(variables, known));
    return sent.state === 'sent' ? { result: sent.result } : undefined;
  };

  /** @returns whether the write is sent; false while the same write is pending, or if the borrower is asked first. */
  const submit = (variables: Variables, confirmed?: readonly string[]): boolean => {
    if (underWay.has(lock)) {
      // A repeated tap is ignored.
      if (!isOwn.current) attempt?.showUnderWay();
      return false;
    }
    if (performance.now() < pausedUntil.current) return false;
    if (confirmed === undefined && attempt !== undefined && attempt.notes.length > 0) {
      attempt.askToSendAgain((known) => submit(variables, known));
      return false;
    }
    underWay.add(lock);
    isOwn.current = true;
    setSubmitting(true);
    const borrower = borrowerOf();
    const hideLoading = loading === undefined ? undefined : showLoading(loading);
    const sending =
      attempt === undefined
        ? send(variables).then((result) => ({ result }))
        : sendAttempt(attempt, variables, confirmed ?? []);
    sending
      .then(
        (sent) => {
          // The borrower may have changed meanwhile.
          if (sent !== undefined && borrowerOf() === borrower) onSuccess?.(sent.result, variables);
        },
        (error: unknown) => {
          if (attempt !== undefined) pausedUntil.current = performance.now() + PAUSE_AFTER_FAILURE;
          if (borrowerOf() === borrower) showFailure(toFailure(error));
        },
      )
      .finally(() => {
        hideLoading?.();
        if (!mounted.current) {
          underWay.delete(lock);
          return;
        }
        held.current = lock;
        setSubmitting(false);
      });
    return true;
  };

  // A new call clears the failure of the previous one.
  const failure = mutation.error && toFailure(mutation.error);
  const answered: Outcome = mutation.isSuccess ? 'done' : 'idle';
  // While the failure's consequences are not done, a tap would be ignored.
  const isSending = isPending || (isSubmitting && failure !== null);
  const outcome: Outcome = isSending ? 'sending' : failure ? outcomeOf(failure) : answered;
  return { submit, outcome, message: failure === null ? undefined : messageOf(failure) };
}

const outcomeOf = (failure: Failure) => (isOutcomeUnknown(failure) ? 'unknown' : 'refused');
