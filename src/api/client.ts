/**
 * Sends calls (contract, section 2); `request.ts` encodes them for the form or the JSON client. Each call takes the schema
 * of its answer and resolves to the decoded data, or throws a `Failure`, which the caller shows.
 */
import * as v from 'valibot';
import type { Parameters } from '../platform/address';
import { sendsIdempotencyKey } from '../platform/config';
import { createUuid } from '../platform/device';
import { currentBrand, readParameters, sessionOf, sessionQuery } from '../platform/session';
import { type Call, type CallRequest, type CallValues, type Fields, requestOf } from './call';
import {
  type Answer,
  type EarlyAnswer,
  fetchAnswer,
  startEarlyCall,
  TIMEOUT_MS,
  type Transmission,
  takeEarlyCall,
} from './early-answer';
import { openEnvelope } from './envelope';
import { Failure, toFailure } from './failure';
import { present, renamer, sessionHeaders, wireRequest } from './request';

interface WriteOptions {
  signal?: AbortSignal | undefined;
  /**
   * Identifies one attempt, so that the backend recognizes a request that the browser repeats on its own. By default each
   * write has a key of its own.
   */
  idempotencyKey?: string | undefined;
  /** Called with the fraction sent, 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
}

/** One call in canonical names, as it is passed to the test page. */
export interface SentCall {
  method: 'GET' | 'POST';
  path: string;
  /** Includes the session's parameters. */
  query: Fields;
  /** Of a file only its name. */
  body: Fields | undefined;
  headers: Readonly<Record<string, string>>;
}

/** How a call ended: the unparsed answer, or the reason why no answer came. `left`: the caller has cancelled the call. */
export type CallEnd = Answer | { failure: Failure; left: boolean };

type CallListener = (sent: SentCall) => (end: CallEnd) => void;

let listener: CallListener | undefined;

/** For the test page: `listen` is called when a call is sent; the function it returns is called when the call ends. */
export function watchCalls(listen: CallListener): void {
  listener = listen;
}

let onSessionLost: ((session: string) => void) | undefined;

/**
 * Calls `listen` with the session of each call that failed for a lost session: with HTTP 401, unless it was sent by
 * `sendQuietly`, or with an envelope code that the brand lists. @returns a function that stops it.
 */
export function watchSessionLost(listen: (session: string) => void): () => void {
  onSessionLost = listen;
  return () => {
    if (onSessionLost === listen) onSessionLost = undefined;
  };
}

const requestTimes = new WeakMap<object, number>();

/**
 * When the request of an answer, or of a refusal, was sent, in epoch milliseconds, if that is known. Of two answers the
 * one that was requested later is the latest, in whatever order they arrive.
 */
export const requestTime = (answer: object): number | undefined => requestTimes.get(answer);

export const sendRead = <C extends Call>(call: C, values: CallValues<C>, signal?: AbortSignal) =>
  send(call, values, { signal, isRead: true });

/** Sends a write. A body with a file is sent as multipart. */
export const sendWrite = <C extends Call>(
  call: C,
  values: CallValues<C>,
  { idempotencyKey = createUuid(), ...options }: WriteOptions = {},
) => send(call, values, { ...options, idempotencyKey });

/** Sends a call that only informs the server. Nothing is shown if it fails. @returns whether it succeeded. */
export const sendQuietly = <C extends Call>(call: C, values: CallValues<C>): Promise<boolean> =>
  send(call, values, { isSilent: true }).then(
    () => true,
    () => false,
  );

/** Sends a read at the tap that opens a screen, before the screen is rendered, which then gets its answer. */
export const sendAhead = <C extends Call>(call: C, values: CallValues<C>): void =>
  startEarlyCall(requestOf(call, values), readParameters(), axiosAnswer);

/** The HTTP library. The app loads it when the first screen is live, or at the first call; the first read is sent without it. */
let axios: typeof import('axios').default | undefined;

export const loadAxios = async (): Promise<void> => {
  axios = (await import('axios')).default;
};

interface SendOptions extends WriteOptions {
  /** Whether an early answer is used. */
  isRead?: boolean;
  /** Whether a lost session is not reported. */
  isSilent?: boolean;
}

async function send<C extends Call>(
  called: C,
  values: CallValues<C>,
  { onProgress, signal, idempotencyKey, isRead, isSilent }: SendOptions,
): Promise<v.InferOutput<C['answer']>> {
  const call = requestOf(called, values);
  const parameters = readParameters();
  const keyHeader: Record<string, string> =
    idempotencyKey !== undefined && sendsIdempotencyKey() ? { 'Idempotency-Key': idempotencyKey } : {};
  const ended = listener?.({
    method: call.body === undefined ? 'GET' : 'POST',
    path: call.path,
    query: { ...sessionQuery(parameters), ...present(call.query ?? {}) },
    body: call.body && withoutFiles(present(call.body)),
    headers: { ...sessionHeaders(call.path, parameters), ...keyHeader },
  });
  const early = isRead ? takeEarlyCall(call, parameters) : undefined;
  const sentAt = early?.sentAt ?? Date.now();
  const sent =
    early?.answer.then(openEarlyAnswer) ??
    transmit(
      onProgress === undefined && isEarlyTap(idempotencyKey)
        ? fetchAnswer
        : (sentRequest, aborted) => axiosAnswer(sentRequest, aborted, onProgress),
      transmissionOf(call, parameters, keyHeader),
      signal,
    );
  const answer = await sent.catch((failure: Failure) => {
    ended?.({ failure, left: signal?.aborted === true });
    throw failure;
  });
  ended?.(answer);
  try {
    const decode = () =>
      v.parse(
        called.answer,
        openEnvelope(answer.text, answer.status, renamer, currentBrand(parameters).sessionLostCodes),
      );
    const data = (early?.data as v.InferOutput<C['answer']> | undefined) ?? decode();
    if (typeof data === 'object' && data !== null) requestTimes.set(data, sentAt);
    return data;
  } catch (error) {
    if (error instanceof Failure) requestTimes.set(error, sentAt);
    if (toFailure(error).kind === 'sessionLost' && !isSilent) onSessionLost?.(sessionOf(parameters));
    throw error;
  }
}

function transmissionOf(
  call: CallRequest,
  parameters: Parameters,
  keyHeader: Readonly<Record<string, string>>,
): Transmission {
  const file = multipartOf(call.body);
  const request = wireRequest(file ? { ...call, body: undefined } : call, parameters);
  return { ...request, ...(file && { method: 'POST', body: file }), headers: { ...request.headers, ...keyHeader } };
}

/** A body with a file as a form; undefined for other bodies. */
function multipartOf(body: Fields = {}): FormData | undefined {
  const form = new FormData();
  const files = Object.entries(body).filter((field): field is [string, File] => field[1] instanceof File);
  for (const [name, file] of files) form.append(renamer.keyToWire(name), file);
  return files.length > 0 ? form : undefined;
}

const withoutFiles = (body: Fields): Fields =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value instanceof File ? value.name : value]));

function openEarlyAnswer(answer: EarlyAnswer): Answer {
  if ('failure' in answer) throw new Failure(answer.failure);
  return answer;
}

let hasWritten = false;

/** Whether a call is that of a tap on the first paint, which the app repeats: only its first write can be. */
function isEarlyTap(idempotencyKey: string | undefined): boolean {
  if (idempotencyKey === undefined || hasWritten) return false;
  hasWritten = true;
  return window.firstPaint !== undefined && window.firstPaint.taps.length > 0;
}

/** @throws Failure of kind `network` or `timeout`. */
async function transmit(
  sendRequest: (request: Transmission, signal: AbortSignal) => Promise<Answer>,
  request: Transmission,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const cancel = () => timeout.abort();
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    return await sendRequest(request, timeout.signal);
  } catch {
    const isLate = timeout.signal.aborted && signal?.aborted !== true;
    // The server may have received the call, even if the browser says that it is offline.
    throw new Failure(isLate ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** ms. A call waits no longer for axios to load, and is then sent by `fetch`. */
const LIBRARY_TIMEOUT = 5000;

async function axiosAnswer(
  { body, ...rest }: Transmission,
  signal: AbortSignal,
  onProgress?: (sent: number) => void,
): Promise<Answer> {
  if (axios === undefined) {
    const isAborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const isLate = new Promise<void>((resolve) => setTimeout(resolve, LIBRARY_TIMEOUT));
    await Promise.race([isAborted, isLate, loadAxios().catch(() => undefined)]);
  }
  // If the library does not arrive, the call is sent all the same: most browsers do not load a module again that failed once.
  if (axios === undefined) return fetchAnswer({ body, ...rest }, signal);
  const { status, data } = await axios.request<unknown>({
    ...rest,
    ...(body === undefined ? {} : { data: body }),
    ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
    signal,
    // As bytes, because XMLHttpRequest would read text by the charset of its label.
    responseType: onProgress === undefined ? 'text' : 'arraybuffer',
    // Reading cookies throws where the browser denies them.
    withXSRFToken: false,
    // XMLHttpRequest has upload progress, and nothing else that is needed here: it takes answers from the browser's cache.
    ...(onProgress === undefined && { adapter: 'fetch', fetchOptions: { cache: 'no-store' } }),
    // Turns off axios's own conversions: they accept HTML and truncated JSON without an error.
    transformRequest: [(sent: unknown) => sent],
    transformResponse: [(received: unknown) => received],
    validateStatus: () => true,
  });
  return { status, text: typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer) };
}
