/** A lost session: HTTP 401 on any call, or an envelope code that the brand lists. `app/session-lost.tsx` acts on it. */
import type { Parameters } from '../host/address';
import { sessionOf } from '../host/session';

type Listener = (session: string) => void;

let listener: Listener | undefined;
let codes: readonly string[] = [];

/** Calls back for each call whose session is lost. @param listen gets that session. @returns how to stop. */
export function watchSessionLost(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}

/** @param parameters of the address that the call was sent from. */
export function reportSessionLost(parameters: Parameters): void {
  listener?.(sessionOf(parameters));
}

/** Sets the brand's envelope codes of a lost session. */
export function setSessionLostCodes(brandCodes: readonly string[] = []): void {
  codes = brandCodes;
}

/** The brand's envelope codes of a lost session. */
export const sessionLostCodes = () => codes;
