/** What an endpoint is. A group of them is one file in endpoints/, named in endpoints/all.ts. */
import * as v from 'valibot';
import type { Database } from './database.ts';
import { CODES, Refusal, type Say } from './envelope.ts';
import type { Params } from './request.ts';
import type { Borrower } from './schema.ts';

/** One call, read and identified. */
export interface Call {
  params: Params;
  say: Say;
  db: Database;
  borrower: Borrower;
  /** Where the app lives, without a slash at the end: links to our own screens start with it. */
  h5Base: string;
  /** Epoch milliseconds. */
  now: number;
  /** Tells the person who runs the sandbox. */
  log(line: string): void;
}

export interface Endpoint {
  /** Canonical, after /began. */
  path: string;
  methods: readonly ('GET' | 'POST')[];
  /** Answers the data of a good envelope, or a whole Response (a picture), or throws a Refusal. */
  answer(call: Call): Promise<unknown>;
  /** How success reads; the older endpoints say "00". */
  success?: number | string;
}

const BOTH = ['GET', 'POST'] as const;

/** An endpoint whose parameters are checked before it works. */
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

/** An id: text or number on the wire, short text here. */
export const idText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.minLength(1),
  v.maxLength(64),
);

/** A whole number that may come as text; hundredths when it is an amount. */
export const wholeNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.regex(/^-?\d{1,15}$/),
  v.transform(Number),
);

/** A parameter that a hand-typed link may leave out or leave empty. */
export const optionalId = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    idText,
  ]),
);
