/**
 * The first request of the opened screen. The boot script sends it before any bundle has loaded; the API client then
 * uses its answer instead of sending the request again.
 */
import type { WireRequest } from './request';

/** Timeout of a call (contract, section 2). */
export const TIMEOUT_MS = 60_000;

/** The answer's status and text, or the kind of failure when no answer came. */
export type EarlyAnswer = { status: number; text: string } | { failure: 'network' | 'timeout' };

interface EarlyCall {
  request: WireRequest;
  answer: Promise<EarlyAnswer>;
}

declare global {
  interface Window {
    /** Set by the boot script. */
    earlyCall?: EarlyCall;
  }
}

export function startEarlyCall(request: WireRequest): void {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const { method, url, headers, body } = request;
  const answer = fetch(url, { method, headers, ...(body !== undefined && { body }), signal: timeout.signal })
    .then(async (response): Promise<EarlyAnswer> => ({ status: response.status, text: await response.text() }))
    .catch((): EarlyAnswer => ({ failure: timeout.signal.aborted ? 'timeout' : 'network' }))
    .finally(() => clearTimeout(timer));
  window.earlyCall = { request, answer };
}

let isTaken = false;

/** The early answer if it belongs to exactly this request. Each answer is used once: later calls get `undefined`. */
export function takeEarlyAnswer({ method, url, body }: WireRequest): Promise<EarlyAnswer> | undefined {
  const early = window.earlyCall;
  if (isTaken || early === undefined) return undefined;
  const { request, answer } = early;
  if (request.method !== method || request.url !== url || request.body !== body) return undefined;
  isTaken = true;
  return answer;
}
