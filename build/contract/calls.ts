/** The calls of the contract with the shapes of their requests and answers. */
import * as contract from '../../src/contract/all.ts';
import type { Call, CallDocument } from '../../src/contract/call.ts';
import type { CallName } from '../../src/contract/paths.ts';
import { objectOf, type Shape, shapeOf } from './shape.ts';

export type Method = 'GET' | 'POST';

export interface ContractCall extends Omit<CallDocument<Call>, 'methods'> {
  name: CallName;
  title: string;
  path: string;
  /** The method with which the app sends it. */
  method: Method;
  /** The methods that a backend accepts. */
  methods: readonly Method[];
  notes: Readonly<Record<string, string>>;
  /** The fields that the app sends, in the query or in the body. */
  request: Readonly<Record<string, Shape>>;
  /** What the app reads of the answer. */
  shape: Shape;
}

/** A name in words: `newCard` as `new card`. */
export const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** In the order of their paths. */
export const CALLS: readonly ContractCall[] = Object.entries(contract)
  .map(([name, document]) => {
    const { methods, ...own } = document as CallDocument<Call>;
    const { call } = own;
    const method: Method = call.body === undefined ? 'GET' : 'POST';
    return {
      title: inWords(name),
      notes: {},
      ...own,
      name: name as CallName,
      path: call.path,
      method,
      methods: methods === undefined ? [method] : (['GET', 'POST'] as const),
      request: objectOf({ ...call.query, ...call.body } as never).fields,
      shape: shapeOf(call.answer),
    };
  })
  .sort((one, other) => one.path.localeCompare(other.path));

/** Those whose answers have data that the app reads. */
export const ANSWERED = CALLS.filter(({ example }) => example !== undefined);

/** @throws if the contract has no such call: a mistake in `src/screens.ts` stops the build. */
export function callNamed(name: string): ContractCall {
  const found = CALLS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`src/contract/all.ts has no call ${name}`);
  return found;
}
