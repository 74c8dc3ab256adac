/** The calls of the contract with the shapes of their requests and answers. */
import * as contract from '../../src/contract/all.ts';
import type { Call, CallDocument } from '../../src/contract/call.ts';
import type { CallName } from '../../src/contract/paths.ts';
import { objectOf, type Shape, shapeOf } from './shape.ts';

export interface ContractCall extends CallDocument<Call> {
  name: CallName;
  path: string;
  /** The method with which the app sends it. */
  method: 'GET' | 'POST';
  /** The fields that the app sends, in the query or in the body. */
  request: Readonly<Record<string, Shape>>;
  /** What the app reads of the answer. */
  shape: Shape;
}

/** In the order of their paths. */
export const CALLS: readonly ContractCall[] = Object.entries(contract)
  .map(([name, document]) => {
    const { call } = document as CallDocument<Call>;
    return {
      ...(document as CallDocument<Call>),
      name: name as CallName,
      path: call.path,
      method: call.body === undefined ? ('GET' as const) : ('POST' as const),
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
