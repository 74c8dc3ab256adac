/** The switches of the sandbox that the test page uses (sandbox/README.md); any other backend has none. */
import * as v from 'valibot';
import { Failure } from '../../api/failure';
import { apiBase } from '../../host/config';
import type { FaultRequest } from '../scenarios/scenario';

const endpoints = v.array(v.object({ path: v.string(), methods: v.array(v.string()) }));
const waiting = v.array(
  v.looseObject({ path: v.string(), kind: v.string(), times: v.number(), userId: v.optional(v.string()) }),
);

export type WaitingFault = v.InferOutput<typeof waiting>[number];

/** A wish that was not taken: with the sandbox's own words, or with none when nobody with switches is there. */
export class AdminApiError extends Failure {
  constructor(words?: string) {
    super('refused', { serverMessage: words });
  }
}

/** These faults wait, beside those that wait already. @throws AdminApiError */
export const addFaults = (faults: readonly FaultRequest[]) => ask('POST', '/faults', v.unknown(), faults);

/** No fault waits any more. @throws AdminApiError */
export const clearFaults = () => ask('DELETE', '/faults', v.unknown());

/** The faults that still wait. @throws AdminApiError */
export const waitingFaults = () => ask('GET', '/faults', waiting);

/** Every call the sandbox answers. @throws AdminApiError */
export const knownEndpoints = () => ask('GET', '/endpoints', endpoints);

async function ask<S extends v.GenericSchema>(
  method: string,
  path: string,
  schema: S,
  body?: unknown,
): Promise<v.InferOutput<S>> {
  let answer: Response;
  let content: unknown;
  try {
    answer = await fetch(`${apiBase()}/sandbox${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    content = await answer.json();
  } catch {
    throw new AdminApiError();
  }
  if (!answer.ok) {
    const refusal = v.safeParse(v.object({ message: v.string() }), content);
    throw new AdminApiError(refusal.success ? refusal.output.message : undefined);
  }
  const read = v.safeParse(schema, content);
  if (!read.success) throw new AdminApiError();
  return read.output;
}
