/** Sends a write once at a time, and returns its outcome. */
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import {
  type AttemptFacts,
  type AttemptResult,
  markCarriedOut,
  readAttempts,
  removeAttempts,
  type SavedAttempt,
  sendAttempt,
  subjectOf,
} from '../../api/attempts';
import { Failure, isOutcomeUnknown, toFailure } from '../../api/failure';
import { useText } from '../../intl/text';
import { createUuid } from '../../platform/device';
import { borrowerOf } from '../../platform/session';
import { watchOtherTabs } from '../../platform/storage';
import { useParameters } from '../links/use-go';
import { hideMessage, showLoading, showToast } from '../overlay/toast';
import { failureText as defaultText } from '../page/error-view';

/** ms. Ignores the second tap of a double tap after a fast failure. */
const PAUSE_AFTER_FAILURE = 1000;

type FailedOutcome = Extract<Outcome, 'failed' | 'unknown'>;

/** A write. Writes of one borrower with the same `attempt`, or without one and of the same name, are not sent at the same time. */
export interface Write<Variables, Result> {
  name: string;
  send: (variables: Variables) => Promise<Result>;
  /** Keys of the queries whose data a successful write makes out of date; all others stay valid. */
  invalidates?: readonly QueryKey[];
  /** What is saved about an attempt, for writes with the option `attempt`. */
  facts?: (variables: Variables) => AttemptFacts;
  /** Whether the answer ends the write; false when it only asks for another step, such as a code. */
  isComplete?: (result: Result) => boolean;
}

/** Variables of a write with the option `attempt`. The hook sets the key. */
export interface Attempted {
  idempotencyKey?: string | undefined;
}

export interface FailedWrite<Variables> {
  outcome: FailedOutcome;
  /** The text that the borrower sees. Undefined if the screen shows a notice about the attempt instead. */
  message: string | undefined;
  variables: Variables;
}

interface SubmitOptions<Variables, Result> {
  /** @param isShown whether the screen that sent the write is still shown. */
  onSuccess?: (result: Result, variables: Variables, isShown: boolean) => void;
  onFailure?: (failure: Failure, failed: FailedWrite<Variables>) => void;
  /** Called when the write is sent, after any confirmation. */
  onSend?: (variables: Variables) => void;
  /**
   * The message of a failure, where the screen has its own. By default it is the server's message, else a general one.
   * With `attempt`, an unknown outcome without a message of the server has none, because the screen shows the attempt.
   */
  failureText?: (failure: Failure, outcome: FailedOutcome) => string | undefined;
  /**
   * Whether the screen shows the message. Then a toast repeats only the server's refusal (specification, section 8),
   * unless the screen was left.
   */
  showsMessage?: boolean;
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
    failureText,
    showsMessage = false,
  }: SubmitOptions<Variables, Result> = {},
) {
  const t = useText();
  const client = useQueryClient();
  const [hookId] = useState(Symbol);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const subject = attempt?.subject ?? JSON.stringify([borrowerOf(), write.name]);
  const state = useWriteState(subject);
  const { outcome, failure } = state.hookId === hookId ? state : IDLE;

  const messageOf = (failed: Failure) => {
    const failedOutcome = outcomeOf(failed);
    if (failureText !== undefined) return failureText(failed, failedOutcome);
    const isShown = attempt !== undefined && failedOutcome === 'unknown' && failed.kind !== 'refused';
    return isShown ? undefined : defaultText(t, failed);
  };

  const showFailure = (failed: Failure, variables: Variables) => {
    const message = messageOf(failed);
    const isInline = showsMessage && mounted.current && failed.kind !== 'refused';
    if (message !== undefined && !isInline) showToast(message);
    onFailure?.(failed, { outcome: outcomeOf(failed), message, variables });
  };

  const post = async (variables: Variables): Promise<Result> => {
    onSend?.(variables);
    // An earlier message would stand over the new outcome.
    hideMessage();
    const hideLoading = loading === undefined ? undefined : showLoading(loading);
    const result = await write.send(variables).finally(hideLoading);
    for (const queryKey of write.invalidates ?? []) void client.invalidateQueries({ queryKey });
    return result;
  };

  const postAttempt = ({ reread, ...screen }: Attempt, variables: Variables, confirmed: readonly string[]) =>
    sendAttempt(
      { ...screen, facts: write.facts?.(variables) ?? {}, confirmed },
      (idempotencyKey) => post({ ...variables, idempotencyKey }),
      write.isComplete,
    ).finally(reread);

  const showUnderWay = () => showToast(t('attempt.underWay'));

  const send = async (variables: Variables, confirmed: readonly string[]) => {
    const before = writeState(subject);
    setWriteState(subject, { hookId, outcome: 'sending' });
    const borrower = borrowerOf();
    const sent = await (attempt ? postAttempt(attempt, variables, confirmed) : post(variables).then(asSent)).catch(
      toFailure,
    );
    // Renders at once: a tap would hit the old button otherwise.
    flushSync(() => {
      // The borrower may have changed meanwhile.
      const isCurrent = borrowerOf() === borrower;
      if (sent instanceof Failure) {
        const pausedUntil = attempt && performance.now() + PAUSE_AFTER_FAILURE;
        setWriteState(subject, { hookId, outcome: outcomeOf(sent), failure: sent, pausedUntil });
        if (isCurrent) showFailure(sent, variables);
      } else if (sent.state === 'sent') {
        setWriteState(subject, { hookId, outcome: 'done' });
        if (isCurrent) onSuccess?.(sent.result, variables, mounted.current);
      } else if (sent.state === 'busy') {
        setWriteState(subject, before);
        showUnderWay();
      } else if (attempt) {
        const sendAgain = (attempts: readonly string[]) => submit(variables, attempts);
        setWriteState(subject, { ...before, question: { sender: attempt.sender, sendAgain } });
      }
    });
  };

  /** @returns false if the tap is ignored: while the same write is under way, or just after a failure. */
  const submit = (variables: Variables, confirmed: readonly string[] = []): boolean => {
    const { pausedUntil = 0, ...current } = writeState(subject);
    const isOwn = current.hookId === hookId;
    if (current.outcome === 'sending') {
      if (!isOwn) showUnderWay();
      return false;
    }
    if (isOwn && performance.now() < pausedUntil) return false;
    void send(variables, confirmed);
    return true;
  };

  return { submit: (variables: Variables) => submit(variables), outcome, message: failure && messageOf(failure) };
}

const outcomeOf = (failure: Failure) => (isOutcomeUnknown(failure) ? 'unknown' : 'failed');

const asSent = <Result>(result: Result): AttemptResult<Result> => ({ state: 'sent', result });

/** `failed`: the write was certainly not carried out. `unknown`: it failed, but it may have been carried out. */
export type Outcome = 'idle' | 'sending' | 'done' | 'failed' | 'unknown';

interface WriteState {
  /** The `useSubmit` that sent the write last. */
  hookId?: symbol;
  outcome: Outcome;
  failure?: Failure;
  /** Taps are ignored until then, in the time of `performance.now`. */
  pausedUntil?: number | undefined;
  /** Set while the borrower is asked whether to send again. */
  question?: {
    /** The `sender` of the screen that asks. */
    sender: string;
    /** Sends again after the borrower has confirmed these attempts. */
    sendAgain: (attempts: readonly string[]) => void;
  };
}

const IDLE: WriteState = { outcome: 'idle' };

/**
 * The state of each write and subject, outside React: it changes before the next tap, and stays when a screen is left
 * while its write is under way.
 */
const states = new Map<string, WriteState>();
const listeners = new Set<() => void>();

const writeState = (subject: string): WriteState => states.get(subject) ?? IDLE;

function setWriteState(subject: string, state: WriteState): void {
  states.set(subject, state);
  for (const listener of listeners) listener();
}

const useWriteState = (subject: string): WriteState => useSyncExternalStore(subscribe, () => writeState(subject));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly SavedAttempt[] = [];

/**
 * The attempts of one write that its screen must show before it sends, and the question before it sends again.
 * @param parts identify what is sent, such as `['loan', productId]`.
 * @param isRepeatable whether it may be sent again on purpose.
 */
export function useAttempt(parts: readonly (string | undefined)[], { isRepeatable = false } = {}) {
  const client = useQueryClient();
  const subject = subjectOf(borrowerOf(useParameters()), parts);
  const [{ sender, openedAt }] = useState(() => ({ sender: createUuid(), openedAt: Date.now() }));
  const screen = { subject, sender, openedAt, isRepeatable };
  const queryKey = ['attempts', subject, sender];
  const { data: saved = NONE } = useQuery({ queryKey, queryFn: () => readAttempts(screen), gcTime: 0 });
  const { question, ...state } = useWriteState(subject);
  const isDialogOpen = question?.sender === sender;

  const reread = useCallback(() => client.invalidateQueries({ queryKey: ['attempts', subject] }), [client, subject]);
  // What another tab sends may arrive later.
  useEffect(() => watchOtherTabs(() => void reread()), [reread]);

  return {
    ...screen,
    saved,
    reread,
    /** Of the button that sends: with an earlier attempt the primary action is to check that one. */
    submitVariant: saved.length > 0 ? ('secondary' as const) : ('primary' as const),
    /** Attempts from before this screen was opened. */
    earlier: saved.filter(({ at }) => at < openedAt),
    isDialogOpen,
    closeDialog(confirmed: boolean) {
      setWriteState(subject, state);
      if (isDialogOpen && confirmed) question.sendAgain(saved.map(({ id }) => id));
    },
    /** Call it when a read has found what was sent. */
    markCarriedOut: (found: readonly SavedAttempt[]) => markCarriedOut(found).then(reread),
    /** Call it when the borrower says that what was sent has arrived. */
    remove: (ids: readonly string[]) => removeAttempts(ids).then(reread),
  };
}

export type Attempt = ReturnType<typeof useAttempt>;
