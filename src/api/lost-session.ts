/**
 * A lost session: HTTP 401 on any call that is not sent with `inform`, or an envelope code that the brand lists.
 * `app/session-lost.tsx` handles it.
 */
import type { Parameters } from '../platform/address';
import { sessionOf } from '../platform/session';

type Listener = (session: string) => void;

let listener: Listener | undefined;

/** Calls `listen` with the session of each call that failed for a lost session. @returns a function that stops it. */
export function watchSessionLost(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}

/** @param parameters of the address at the time of the call. */
export function reportSessionLost(parameters: Parameters): void {
  listener?.(sessionOf(parameters));
}
