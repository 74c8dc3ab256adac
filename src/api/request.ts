/** Builds requests (contract, section 2). The boot script sends the first one, the API client all others. */
import wireNames from 'virtual:wire-names';
import { FORM_HEADERS, JSON_HEADERS, type Parameters } from '../platform/address';
import { apiBase } from '../platform/config';
import { headerValues, readParameters, sessionQuery } from '../platform/session';
import { type CallRequest, type Fields, isJson } from './call';
import { createRenamer } from './wire-names';

export interface WireRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export const renamer = createRenamer(wireNames);

/** URL, headers and body of a call in wire names. @param parameters of the address: they carry the session. */
export function wireRequest(call: CallRequest, parameters: Parameters = readParameters()): WireRequest {
  const { path, query } = call;
  const body = call.body && encodeBody(path, present(call.body));
  return {
    method: body === undefined ? 'GET' : 'POST',
    url: callAddress(path, query, parameters),
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body !== undefined && {
        'Content-Type': isJson(path) ? 'application/json' : 'application/x-www-form-urlencoded',
      }),
      ...sessionHeaders(path, parameters),
    },
    body,
  };
}

export const sessionHeaders = (path: string, parameters: Parameters): Record<string, string> =>
  headerValues(isJson(path) ? JSON_HEADERS : FORM_HEADERS, parameters);

/** The URL of a call, or of a file that the browser loads, such as a picture. Absent fields are left out of the query. */
export function callAddress(path: string, query: Fields = {}, parameters: Parameters = readParameters()): string {
  const search = toSearch(renamer.toWire({ ...sessionQuery(parameters), ...present(query) }) as Fields);
  return `${apiBase()}/began${renamer.pathToWire(path)}${search === '' ? '' : `?${search}`}`;
}

export function present(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

function encodeBody(path: string, body: Fields): string {
  const wire = renamer.toWire(body) as Fields;
  return isJson(path) ? JSON.stringify(wire) : toSearch(wire);
}

function toSearch(fields: Fields): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}
