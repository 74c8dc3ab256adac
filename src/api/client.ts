/** The two HTTP clients: form and JSON (contract, section 2). They throw `Failure` and show nothing. */

import wireNames from 'virtual:wire-names';
import axios from 'axios';
import type { Parameters } from '../host/address';
import { apiBase, sendsIdempotencyKey } from '../host/config';
import { FORM_HEADERS, headerValues, JSON_HEADERS, readParameters, sessionQuery } from '../host/session';
import { openEnvelope } from './envelope';
import { Failure } from './failure';
import { createRenamer } from './wire-names';

/** How long a call may take, in milliseconds; the browser's own time-out sleeps with the web view, ours does not lie. */
export const DEADLINE = 60_000;

export type Fields = Readonly<Record<string, unknown>>;

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

export const renamer = createRenamer(wireNames);

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
export const formClient = createClient(FORM_HEADERS, 'application/x-www-form-urlencoded', toSearch);
/** For `/api/…`. */
export const jsonClient = createClient(JSON_HEADERS, 'application/json', (body) => JSON.stringify(body));

function createClient(headers: readonly string[], contentType: string, encode: (body: Fields) => string): Client {
  return {
    get: (path, query, signal) => send({ method: 'GET', path, query, headers, signal }),
    post: (path, body = {}, { query, signal, idempotencyKey } = {}) =>
      send({
        method: 'POST',
        path,
        query,
        headers,
        fields: present(body),
        body: encode(renamer.toWire(present(body)) as Fields),
        contentType,
        signal,
        idempotencyKey,
      }),
    upload: (path, { field, content, fileName }, onProgress, signal) => {
      const body = new FormData();
      body.append(renamer.keyToWire(field), content, fileName);
      // The browser writes the multipart type itself: it alone knows the boundary.
      return send({ method: 'POST', path, headers, fields: { [field]: fileName }, body, onProgress, signal });
    },
  };
}

/**
 * The address of what the browser loads by itself, such as a picture: base, names and session as in every call.
 * Absent fields are left out of the query.
 */
export function callAddress(path: string, query: Fields = {}, parameters: Parameters = readParameters()): string {
  const search = toSearch(renamer.toWire({ ...sessionQuery(parameters), ...present(query) }) as Fields);
  return `${apiBase()}/began${renamer.pathToWire(path)}${search === '' ? '' : `?${search}`}`;
}

interface Request {
  method: 'GET' | 'POST';
  path: string;
  query?: Fields | undefined;
  headers: readonly string[];
  /** What the body says, in canonical names. */
  fields?: Fields;
  body?: string | FormData;
  contentType?: string;
  onProgress?: ((sent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
}

async function send({
  method,
  path,
  query,
  headers,
  fields,
  body,
  contentType,
  onProgress,
  signal,
  idempotencyKey,
}: Request): Promise<unknown> {
  const parameters = readParameters();
  const sentHeaders = {
    ...headerValues(headers, parameters),
    ...(idempotencyKey !== undefined && sendsIdempotencyKey() && { 'Idempotency-Key': idempotencyKey }),
  };
  const ended = listener?.({
    method,
    path,
    query: { ...sessionQuery(parameters), ...present(query ?? {}) },
    body: fields,
    headers: sentHeaders,
  });
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE);
  const cancel = () => deadline.abort();
  signal?.addEventListener('abort', cancel);
  const offline = !navigator.onLine;
  try {
    const answer = await axios.request<unknown>({
      method,
      url: callAddress(path, query, parameters),
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
        ...sentHeaders,
      },
      ...(body === undefined ? {} : { data: body }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
      signal: deadline.signal,
      responseType: 'text',
      // Bodies go out and come in as they are: axios would pass HTML and cut-off JSON on without an error.
      transformRequest: [(data: unknown) => data],
      transformResponse: [(data: unknown) => data],
      validateStatus: () => true,
    });
    ended?.({ status: answer.status, text: String(answer.data) });
    return openEnvelope(answer.data, answer.status, renamer);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const left = signal?.aborted === true;
    const late = deadline.signal.aborted && !left;
    const failure = late ? new Failure('timeout') : new Failure('network', { sent: !offline });
    ended?.({ failure, left });
    throw failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Fields that are there: neither undefined nor null. */
function present(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

function toSearch(fields: Fields): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}
