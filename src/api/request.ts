/** Builds requests (contract, section 2). The boot script sends the first one, the API client all others. */
import wireNames from 'virtual:wire-names';
import type { Parameters } from '../platform/address';
import { apiBase } from '../platform/config';
import { FORM_HEADERS, headerValues, JSON_HEADERS, readParameters, sessionQuery } from '../platform/session';
import type { FirstRead } from '../screens';
import { createRenamer } from './wire-names';

export type Fields = Readonly<Record<string, unknown>>;

/** The form client serves `/v3/…` and `/user-problem/…`, the JSON client `/api/…`. */
export type ClientName = 'form' | 'json';

/** One call in canonical names. */
export interface Call {
  client: ClientName;
  method: 'GET' | 'POST';
  path: string;
  /** Parameters beside those of the session; absent fields are left out. */
  query?: Fields | undefined;
  /** Absent fields are left out. */
  body?: Fields | undefined;
}

/** A call that only reads: a GET, or a POST if it has a body. */
export type Read = Omit<Call, 'method' | 'client'>;

export interface WireRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export const renamer = createRenamer(wireNames);

const CLIENT_HEADERS = { form: FORM_HEADERS, json: JSON_HEADERS } as const;
const CONTENT_TYPES = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

/** Adds client and method to a read. */
export function readCall(read: Read): Call {
  const client = read.path.startsWith('/api/') ? 'json' : 'form';
  return { ...read, client, method: read.body === undefined ? 'GET' : 'POST' };
}

type ParameterIn<Sources> = Extract<Sources[keyof Sources], string>;
/** The values of a screen's own parameters that its first read sends. */
type OwnOf<First extends FirstRead> = {
  readonly [Name in ParameterIn<First['query']> | ParameterIn<First['body']>]: string | undefined;
};

/** A read of the table of screens, with the values of the screen's own parameters. */
export function firstRead<const First extends FirstRead>({ path, query, body }: First, own: OwnOf<First>): Read {
  const values = (sources: Fields) =>
    Object.fromEntries(
      Object.entries(sources).map(([field, source]) => [
        field,
        typeof source === 'string' ? own[source as keyof typeof own] : source,
      ]),
    );
  return { path, query: query && values(query), body: body && values(body) };
}

/** URL, headers and body of a call in wire names. @param parameters of the address: they carry the session. */
export function wireRequest(call: Call, parameters: Parameters = readParameters()): WireRequest {
  const { client, method, path, query } = call;
  const body = call.body && encodeBody(client, present(call.body));
  return {
    method,
    url: callAddress(path, query, parameters),
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body !== undefined && { 'Content-Type': CONTENT_TYPES[client] }),
      ...sessionHeaders(client, parameters),
    },
    body,
  };
}

/** The session headers whose values the address has. */
export function sessionHeaders(client: ClientName, parameters: Parameters): Record<string, string> {
  return headerValues(CLIENT_HEADERS[client], parameters);
}

/** The URL of a call, or of a file that the browser loads, such as a picture. Absent fields are left out of the query. */
export function callAddress(path: string, query: Fields = {}, parameters: Parameters = readParameters()): string {
  const search = toSearch(renamer.toWire({ ...sessionQuery(parameters), ...present(query) }) as Fields);
  return `${apiBase()}/began${renamer.pathToWire(path)}${search === '' ? '' : `?${search}`}`;
}

/** Fields that are neither undefined nor null. */
export function present(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

function encodeBody(client: ClientName, body: Fields): string {
  const wire = renamer.toWire(body) as Fields;
  return client === 'form' ? toSearch(wire) : JSON.stringify(wire);
}

function toSearch(fields: Fields): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}
