/** Writes are single-flight: a synchronous lock per write, since two taps in one tick would both be sent. */
import { type MutationKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { type Failure, toFailure } from '../api/failure';
import { showLoading } from './toast';

const underWay = new Set<string>();

/** A write: its key names what must not be sent twice at once. */
export type Write<Variables, Result> = UseMutationOptions<Result, Error, Variables> & { mutationKey: MutationKey };

interface SubmitOptions<Variables, Result> {
  onSuccess?: (result: Result, variables: Variables) => void;
  onFailure?: (failure: Failure) => void;
  /** Shows a loading toast with this text until the answer. */
  loading?: string;
}

export function useSubmit<Variables, Result>(
  write: Write<Variables, Result>,
  { onSuccess, onFailure, loading }: SubmitOptions<Variables, Result> = {},
) {
  const mutation = useMutation(write);
  const lock = JSON.stringify(write.mutationKey);
  const held = useRef<string>(undefined);
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

  /** @returns whether this call was taken; false while the same write is under way. */
  const submit = (variables: Variables): boolean => {
    if (underWay.has(lock)) return false;
    underWay.add(lock);
    const loaded = loading === undefined ? undefined : showLoading(loading);
    mutation
      .mutateAsync(variables)
      .then(
        (result) => onSuccess?.(result, variables),
        (error: unknown) => onFailure?.(toFailure(error)),
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
