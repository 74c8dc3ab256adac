/**
 * A screen's request that is sent before the screen is rendered: by the boot script, before any bundle has loaded, and by
 * the tap that opens the instructions. The API client then uses its answer instead of sending the request again.
 */
import { readParameters, sessionQuery } from '../platform/session';
import type { CallRequest } from './call';
import { type WireRequest, wireRequest } from './request';

/** Timeout of a call (contract, section 2). */
export const TIMEOUT_MS = 60_000;

export interface Answer {
  status: number;
  text: string;
}

/** A request as it is sent; an upload has a multipart body. */
export interface Transmission extends Omit<WireRequest, 'body'> {
  body: string | FormData | undefined;
}

/** The answer, or the kind of failure when none came. */
export type EarlyAnswer = Answer | { failure: 'network' | 'timeout' };

interface EarlyCall {
  /** The result of `requestKey`. */
  key: string;
  /** Epoch milliseconds. */
  sentAt: number;
  answer: Promise<EarlyAnswer>;
  /** Whether the answer, or its failure, is there. */
  isAnswered: boolean;
  /** What the first paint has decoded of the answer. */
  data?: unknown;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall;
  }
}

export function startEarlyCall(called: CallRequest, parameters = readParameters(), send = fetchAnswer): void {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const answer = send(wireRequest(called, parameters), timeout.signal)
    .catch((): EarlyAnswer => ({ failure: timeout.signal.aborted ? 'timeout' : 'network' }))
    .finally(() => {
      clearTimeout(timer);
      call.isAnswered = true;
    });
  const call: EarlyCall = { key: requestKey(called, parameters), sentAt: Date.now(), answer, isAnswered: false };
  window.earlyCall = call;
}

/** Sends a request without the HTTP library. No answer comes from the browser's cache: it could be an older amount. */
export async function fetchAnswer({ method, url, headers, body }: Transmission, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, { method, headers, body: body ?? null, signal, cache: 'no-store' });
  return { status: response.status, text: await response.text() };
}

/** Identifies a request by its call and its session: faster than to build the request itself, with the server's names. */
export const requestKey = (call: CallRequest, parameters = readParameters()): string =>
  JSON.stringify([call, sessionQuery(parameters)]);

let taken: EarlyCall | undefined;

/** The early call if it sent exactly this request. Each is used once: later calls get `undefined`. */
export function takeEarlyCall(call: CallRequest, parameters = readParameters()): EarlyCall | undefined {
  const early = window.earlyCall;
  if (early === undefined || early === taken || early.key !== requestKey(call, parameters)) return undefined;
  taken = early;
  return early;
}
