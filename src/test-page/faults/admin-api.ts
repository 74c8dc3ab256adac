/** The part of the sandbox's admin API that the test page uses (sandbox/README.md); other backends have none. */
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { Failure } from '../../api/failure';
import { apiBase } from '../../platform/config';
import type { Write } from '../../ui/write/use-submit';
import { FAULT_KINDS, type FaultRequest } from './fault';

const endpoints = v.array(v.object({ path: v.string(), methods: v.array(v.string()) }));
const pendingFaults = v.array(
  v.object({ path: v.string(), kind: v.picklist(FAULT_KINDS), times: v.number(), userId: v.optional(v.string()) }),
);
export type PendingFault = v.InferOutput<typeof pendingFaults>[number];

/** Adds faults to the pending ones. @throws Failure */
export const addFaults = (faults: readonly FaultRequest[]) => send('POST', '/faults', v.unknown(), faults);

/** The panel shows failures of the reads itself. */
const meta = { quiet: true };

export const endpointsQuery = () =>
  queryOptions({ queryKey: ['sandbox-endpoints'], queryFn: () => send('GET', '/endpoints', endpoints), meta });

/** Calls of other pages use the pending faults up, so it polls. */
export const pendingFaultsQuery = () =>
  queryOptions({
    queryKey: ['sandbox-faults'],
    queryFn: () => send('GET', '/faults', pendingFaults),
    refetchInterval: 3000,
    meta,
  });

export const addFault = write('add-fault', pendingFaultsQuery(), (fault: FaultRequest) => addFaults([fault]));
export const clearFaults = write('clear-faults', pendingFaultsQuery(), () => send('DELETE', '/faults', v.unknown()));

/** How many milliseconds the sandbox's clock is ahead of the real time. */
export const clockQuery = () =>
  queryOptions({
    queryKey: ['sandbox-clock'],
    queryFn: () => send('GET', '/clock', v.object({ ahead: v.number() })),
    meta,
  });

export const setClock = write('set-clock', clockQuery(), (ahead: number) =>
  send('POST', '/clock', v.unknown(), { ahead }),
);

/** @param changed the query whose answer it changes. */
function write<Input = void>(
  name: string,
  changed: { queryKey: readonly unknown[] },
  ask: (input: Input) => Promise<unknown>,
): Write<Input, unknown> {
  return { name, invalidates: [changed.queryKey], send: ask };
}

/** @throws Failure with the sandbox's message; without one when the backend has no admin API. */
async function send<S extends v.GenericSchema>(
  method: string,
  path: string,
  schema: S,
  body?: unknown,
): Promise<v.InferOutput<S>> {
  const response = await fetch(`${apiBase()}/sandbox${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => undefined);
  const content: unknown = await response?.json().catch(() => undefined);
  const { success, output } = v.safeParse(schema, content);
  if (response?.ok && success && content !== undefined) return output;
  const serverMessage = v.is(v.object({ message: v.string() }), content) ? content.message : undefined;
  throw new Failure('refused', { serverMessage });
}
