/** The two HTTP clients: form and JSON (contract, section 2). They throw `Failure` and show nothing. */
import { sendsIdempotencyKey } from '../host/config';
import { readParameters, sessionQuery } from '../host/session';
import { type EarlyAnswer, TIMEOUT_MS, takeEarlyAnswer } from './early-answer';
import { openEnvelope } from './envelope';
import { Failure, toFailure } from './failure';
import {
  type Call,
  type ClientName,
  type Fields,
  present,
  type Read,
  readCall,
  renamer,
  sessionHeaders,
  type WireRequest,
  wireRequest,
} from './request';
import { reportSessionLost, sessionLostCodes } from './session-lost';

export interface Client {
  /** Reads; absent fields are left out of the query. Resolves to `data` in canonical names. */
  get(path: string, query?: Fields, signal?: AbortSignal): Promise<unknown>;
  /** Writes, and the reads that the contract asks with POST; absent fields are left out of body and query. */
  post(path: string, body?: Fields, options?: PostOptions): Promise<unknown>;
  /** Sends one file as multipart; `onProgress` hears the part sent, 0 to 1. */
  upload(path: string, file: UploadFile, onProgress?: (sent: number) => void, signal?: AbortSignal): Promise<unknown>;
}

export interface PostOptions {
  /** What stands in the address beside the session. */
  query?: Fields | undefined;
  signal?: AbortSignal | undefined;
  /** Identifies one attempt of a write, so that the backend recognizes a request that the browser repeats by itself. */
  idempotencyKey?: string | undefined;
}

export interface UploadFile {
  /** Canonical name of the form's field. */
  field: string;
  content: Blob;
  fileName: string;
}

/** One call in canonical names, as the test page hears it. */
export interface SentCall {
  method: 'GET' | 'POST';
  path: string;
  /** The session's parameters among them. */
  query: Fields;
  /** Of an upload the name of its one field and the file's. */
  body: Fields | undefined;
  headers: Readonly<Record<string, string>>;
}

/** How a call ended: the answer as it came, or why there is none (`left`: its screen no longer wanted it). */
export type CallEnd = { status: number; text: string } | { failure: Failure; left: boolean };

type CallListener = (sent: SentCall) => (end: CallEnd) => void;

let listener: CallListener | undefined;

/** For the test page: hears each call when it goes out; the function it gives back hears how the call ended. */
export function watchCalls(listen: CallListener): void {
  listener = listen;
}

/** For `/v3/…` and `/user-problem/…`. */
export const formClient = createClient('form');
/** For `/api/…`. */
export const jsonClient = createClient('json');

/** Sends what a screen reads when it opens. Resolves to `data` in canonical names. */
export function sendRead(read: Read, signal?: AbortSignal): Promise<unknown> {
  return send(readCall(read), { signal });
}

/** Loads the HTTP library, which only the second call needs (the first is the boot script's). */
export const loadAxios = () => import('axios');

function createClient(client: ClientName): Client {
  return {
    get: (path, query, signal) => send({ client, method: 'GET', path, query }, { signal }),
    post: (path, body = {}, { query, ...options } = {}) => send({ client, method: 'POST', path, query, body }, options),
    upload: (path, { field, content, fileName }, onProgress, signal) => {
      const file = new FormData();
      file.append(renamer.keyToWire(field), content, fileName);
      return send({ client, method: 'POST', path }, { file, fileFields: { [field]: fileName }, onProgress, signal });
    },
  };
}

interface SendOptions {
  /** A multipart body, in the place of the call's own. */
  file?: FormData;
  /** What the multipart body says, in canonical names. */
  fileFields?: Fields;
  onProgress?: ((sent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
}

async function send(
  call: Call,
  { file, fileFields, onProgress, signal, idempotencyKey }: SendOptions,
): Promise<unknown> {
  const parameters = readParameters();
  const request = wireRequest(call, parameters);
  const keyHeader: Record<string, string> =
    idempotencyKey !== undefined && sendsIdempotencyKey() ? { 'Idempotency-Key': idempotencyKey } : {};
  const ended = listener?.({
    method: call.method,
    path: call.path,
    query: { ...sessionQuery(parameters), ...present(call.query ?? {}) },
    body: fileFields ?? (call.body && present(call.body)),
    headers: { ...sessionHeaders(call.client, parameters), ...keyHeader },
  });
  const early = file === undefined ? takeEarlyAnswer(request) : undefined;
  const sent =
    early?.then(openEarlyAnswer) ??
    transmit(
      { ...request, headers: { ...request.headers, ...keyHeader }, body: file ?? request.body },
      onProgress,
      signal,
    );
  const answer = await sent.catch((failure: Failure) => {
    ended?.({ failure, left: signal?.aborted === true });
    throw failure;
  });
  ended?.(answer);
  try {
    return openEnvelope(answer.text, answer.status, renamer, sessionLostCodes());
  } catch (error) {
    if (toFailure(error).kind === 'sessionLost') reportSessionLost(parameters);
    throw error;
  }
}

interface Answer {
  status: number;
  text: string;
}

function openEarlyAnswer(answer: EarlyAnswer): Answer {
  if ('failure' in answer) throw new Failure(answer.failure);
  return answer;
}

interface Transmission extends Omit<WireRequest, 'body'> {
  body: string | FormData | undefined;
}

/** @throws Failure of kind `network` or `timeout`. */
async function transmit(
  { method, url, headers, body }: Transmission,
  onProgress: ((sent: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const { default: axios } = await loadAxios().catch(() => {
    throw new Failure('network', { sent: false });
  });
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const cancel = () => timeout.abort();
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  const offline = !navigator.onLine;
  try {
    const { status, data } = await axios.request<unknown>({
      method,
      url,
      headers,
      ...(body === undefined ? {} : { data: body }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
      signal: timeout.signal,
      responseType: 'text',
      // Bodies go out and come in as they are: axios would pass HTML and cut-off JSON on without an error.
      transformRequest: [(sent: unknown) => sent],
      transformResponse: [(received: unknown) => received],
      validateStatus: () => true,
    });
    return { status, text: String(data) };
  } catch {
    const isLate = timeout.signal.aborted && signal?.aborted !== true;
    throw isLate ? new Failure('timeout') : new Failure('network', { sent: !offline });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
