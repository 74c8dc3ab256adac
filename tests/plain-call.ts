/** A call of no screen, for tests of the client. */
import * as v from 'valibot';
import type { Call, SentEntries } from '../src/api/call';
import { noData } from '../src/api/decode';

const entriesOf = (fields: object): SentEntries =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, v.any()]));

/** @returns the call that sends these fields as they are, and their values. */
export const plainCall = (
  path: `/${string}`,
  { query, body, answer = noData }: { query?: object; body?: object; answer?: v.GenericSchema } = {},
): [call: Call, values: Record<string, unknown>] => [
  { path, answer, ...(query && { query: entriesOf(query) }), ...(body && { body: entriesOf(body) }) },
  { ...query, ...body },
];
