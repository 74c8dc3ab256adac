/** The type of an endpoint. Each group of endpoints is a file in endpoints/, listed in endpoints/all.ts. */
import * as v from 'valibot';
import { isJson, type SentEntries } from '../src/api/call.ts';
import { amount, type Constant, type Field, type Optional, text } from '../src/api/decode.ts';
import type { CallDocument, Call as ContractCall } from '../src/contract/call.ts';
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
  success: number | string;
}

/** What an endpoint is called with: the properties of the call, required ones with a value, amounts as numbers. */
type ReceivedEntry<E> =
  E extends Field<string, infer Schema>
    ? ReceivedEntry<Schema>
    : E extends Constant
      ? number
      : E extends Optional<infer Schema>
        ? Value<Schema> | undefined
        : Value<E>;
// Of all types only the one of amounts can be assigned what an amount is read as.
type Value<E> = typeof amount extends E
  ? number
  : E extends v.GenericSchema
    ? Exclude<v.InferOutput<E>, undefined>
    : never;
type Received<C extends ContractCall> = {
  readonly [P in keyof (C['query'] & {})]: ReceivedEntry<(C['query'] & {})[P]>;
} & {
  readonly [P in keyof (C['body'] & {})]: ReceivedEntry<(C['body'] & {})[P]>;
};

/** The answer, or never where it has a field that the contract does not name. */
type Known<Answer, Contract, NotRead extends string = never> = Answer extends readonly (infer Item)[]
  ? Contract extends readonly (infer Each)[]
    ? readonly Known<Item, Each>[]
    : Answer
  : Answer extends object
    ? {
        [Name in keyof Answer]: Name extends keyof Contract
          ? Known<Answer[Name], NonNullable<Contract[Name]>>
          : Name extends NotRead
            ? Answer[Name]
            : never;
      }
    : Answer;

/**
 * Defines the endpoint of a call of the contract. Its parameters are checked before it is called.
 * @param answer returns the call's `data`; a field or a type that the contract does not name does not compile.
 */
export function endpoint<
  const D extends CallDocument<ContractCall>,
  const Answer extends v.InferInput<D['call']['answer']> | Response,
>(
  document: D,
  answer: (
    input: Received<D['call']>,
    call: Call,
  ) => Promise<Answer & Known<Answer, v.InferInput<D['call']['answer']>, (D['notRead'] & {})[number]>>,
): Endpoint {
  const { path, query, body } = document.call;
  return {
    path,
    methods: methodsOf(document),
    success: successOf(path),
    answer: (call) => answer(received({ ...query, ...body }, call) as Received<D['call']>, call),
  };
}

/** The specification has other codes for the calls of the promotion and of the older repayment. */
const successOf = (path: string) => (path.includes('/promotion/') ? '0' : isJson(path) ? '00' : 0);

/** @throws Refusal with HTTP status 400 that names the parameter that is missing or not of its type. */
function received(entries: SentEntries, { params }: Call): Record<string, unknown> {
  const refuse = (name: string) =>
    Object.hasOwn(params, name)
      ? new Refusal(CODES.badInput, `The parameter ${name} is not valid`, `El parámetro ${name} no es válido`, 400)
      : new Refusal(CODES.badInput, `The parameter ${name} is missing`, `Falta el parámetro ${name}`, 400);
  return Object.fromEntries(
    Object.entries(entries).map(([property, entry]) => {
      if ('constant' in entry) return [property, entry.constant];
      const [name = property, schema] = 'names' in entry ? [entry.names[0], entry.schema] : [property, entry];
      const value: unknown = v.parse(schema, Object.hasOwn(params, name) ? params[name] : undefined);
      // Whether empty text is accepted is the endpoint's decision.
      if (schema === text && typeof params[name] === 'string') return [property, params[name]];
      if (value === undefined && !('optional' in schema)) throw refuse(name);
      if (schema === amount && typeof value !== 'number') throw refuse(name);
      return [property, value];
    }),
  );
}

/** The sandbox accepts every call of the form client that only reads by both methods. */
function methodsOf({ call: { path, body }, methods, isWrite }: CallDocument<ContractCall>): Endpoint['methods'] {
  if (methods !== undefined || (!isJson(path) && !isWrite)) return ['GET', 'POST'];
  return [body === undefined ? 'GET' : 'POST'];
}
