/** The type of an endpoint. Each group of endpoints is a file in endpoints/, listed in endpoints/all.ts. */
import * as v from 'valibot';
import type { Database } from './database.ts';
import { CODES, Refusal, type Say } from './envelope.ts';
import type { Params } from './request.ts';
import type { Borrower } from './schema.ts';

/** A call whose request has been read and whose borrower is known. */
export interface Call {
  params: Params;
  say: Say;
  db: Database;
  borrower: Borrower;
  /** The app's address without a trailing slash. Links to our own screens start with it. */
  h5Base: string;
  /** Epoch milliseconds. */
  now: number;
  /** Milliseconds by which `now` is ahead of the phone's time, which the dates of answers follow. */
  ahead: number;
  /** Prints a line to the console, unless the sandbox is quiet. */
  log(line: string): void;
}

export interface Endpoint {
  /** Canonical, without /began. */
  path: string;
  methods: readonly ('GET' | 'POST')[];
  /** Returns the data of a success envelope, or a whole Response (a picture). Throws a Refusal. */
  answer(call: Call): Promise<unknown>;
  /** The code of success; "00" for the older endpoints. */
  success?: number | string;
}

const BOTH = ['GET', 'POST'] as const;

/** Defines an endpoint whose parameters are validated before it is called. */
export function endpoint<const S extends v.GenericSchema<unknown, unknown>>(
  path: string,
  schema: S,
  answer: (input: v.InferOutput<S>, call: Call) => Promise<unknown>,
  options: Partial<Pick<Endpoint, 'methods' | 'success'>> = {},
): Endpoint {
  return {
    path,
    methods: BOTH,
    ...options,
    answer: (call) => answer(check(schema, call), call),
  };
}

function check<S extends v.GenericSchema<unknown, unknown>>(schema: S, { params, say }: Call): v.InferOutput<S> {
  const result = v.safeParse(schema, params, { abortEarly: true });
  if (result.success) return result.output;
  const name = v.getDotPath(result.issues[0]) ?? '?';
  throw new Refusal(
    CODES.badInput,
    Object.hasOwn(params, name)
      ? say(`The parameter ${name} is not valid`, `El parámetro ${name} no es válido`)
      : say(`The parameter ${name} is missing`, `Falta el parámetro ${name}`),
  );
}

/** An id: text or number on the wire, decoded to text. */
export const idText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
  v.maxLength(64),
);

/** An integer, sent as number or text. Amounts are in hundredths. */
export const wholeNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(/^-?\d{1,15}$/),
  v.transform(Number),
);

/** An optional text; a number is accepted, too. */
export const optionalText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
);

/** An id that may be absent or empty. */
export const optionalId = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    idText,
  ]),
);
