/** A call of the contract, and its fields with the values of one request. Pure: the build and the sandbox use it, too. */
import type * as v from 'valibot';
import type { Constant, Field } from './decode';

/** Properties of a request and how each is sent: as the field of the same name, or of another one. */
export interface SentEntries {
  readonly [property: string]: v.GenericSchema | Field<string, v.GenericSchema> | Constant;
}

export interface Call {
  /** Canonical, below /began. */
  path: `/${string}`;
  query?: SentEntries;
  /** A call with a body is a POST. */
  body?: SentEntries;
  /** The schema of the answer's `data`, in canonical names. It accepts any value, see `decode.ts`. */
  answer: v.GenericSchema;
}

/** Whether the JSON client sends a call of this path. The form client serves `/v3/…` and `/user-problem/…`. */
export const isJson = (path: string): boolean => path.startsWith('/api/');

/** Field of a request → the property that it is read from, or a constant. */
type FieldSources = Readonly<Record<string, string | number>>;

export type Fields = Readonly<Record<string, unknown>>;

interface Parts<Entries> {
  path: string;
  /** Parameters beside those of the session. */
  query?: Entries | undefined;
  body?: Entries | undefined;
}

/** A call's request as plain data, which the boot script has of each screen's first call. */
export type RequestSources = Parts<FieldSources>;

/** A request in canonical names: a POST if it has a body, else a GET. Absent fields are left out. */
export type CallRequest = Parts<Fields>;

type ValueOf<E> =
  E extends Field<string, infer Schema extends v.GenericSchema>
    ? v.InferInput<Schema>
    : E extends v.GenericSchema
      ? v.InferInput<E>
      : never;
type ValuesOf<E> = {
  readonly [Property in keyof E as E[Property] extends Constant ? never : Property]: ValueOf<E[Property]> | undefined;
};
/** The values of a request by property; those that are undefined are not sent. */
export type CallValues<C extends Call> = ValuesOf<C['query'] & {}> & ValuesOf<C['body'] & {}>;

const sourcesIn = (entries: SentEntries): FieldSources =>
  Object.fromEntries(
    Object.entries(entries).map(([property, entry]) => {
      if ('constant' in entry) return [property, entry.constant];
      return ['names' in entry ? String(entry.names[0]) : property, property];
    }),
  );

export const sourcesOf = ({ path, query, body }: Call): RequestSources => ({
  path,
  query: query && sourcesIn(query),
  body: body && sourcesIn(body),
});

export function fillIn({ path, query, body }: RequestSources, values: Fields): CallRequest {
  const fill = (sources: FieldSources): Fields =>
    Object.fromEntries(
      Object.entries(sources).map(([field, source]) => [field, typeof source === 'string' ? values[source] : source]),
    );
  return { path, query: query && fill(query), body: body && fill(body) };
}

export const requestOf = <C extends Call>(call: C, values: CallValues<C>): CallRequest =>
  fillIn(sourcesOf(call), values as Fields);
