/** The part of the sandbox's admin API that the test page uses (sandbox/README.md); other backends have none. */
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { Failure } from '../../api/failure';
import { apiBase } from '../../platform/config';
import type { Write } from '../../ui/write/use-submit';
import type { FaultRequest } from './fault';

const endpoints = v.array(v.object({ path: v.string(), methods: v.array(v.string()) }));
const pendingFaults = v.array(
  v.looseObject({ path: v.string(), kind: v.string(), times: v.number(), userId: v.optional(v.string()) }),
);
export type PendingFault = v.InferOutput<typeof pendingFaults>[number];

/** A request that was not accepted: with the sandbox's message, or without one when the backend has no admin API. */
export class AdminApiError extends Failure {
  constructor(message?: string) {
    super('refused', { serverMessage: message });
  }
}

/** Adds faults to the pending ones. @throws AdminApiError */
export const addFaults = (faults: readonly FaultRequest[]) => send('POST', '/faults', v.unknown(), faults);

/** The panel shows failures of the reads itself. */
const meta = { quiet: true };

/** Every call that the sandbox answers. */
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

const changesFaults = { invalidates: [pendingFaultsQuery().queryKey] };

export const addFault: Write<FaultRequest, unknown> = {
  mutationKey: ['add-fault'],
  meta: changesFaults,
  mutationFn: (fault) => addFaults([fault]),
};

export const clearFaults: Write<void, unknown> = {
  mutationKey: ['clear-faults'],
  meta: changesFaults,
  mutationFn: () => send('DELETE', '/faults', v.unknown()),
};

/** How many milliseconds the sandbox's clock is ahead of the real time. */
export const clockQuery = () =>
  queryOptions({
    queryKey: ['sandbox-clock'],
    queryFn: () => send('GET', '/clock', v.object({ ahead: v.number() })),
    meta,
  });

export const setClock: Write<number, unknown> = {
  mutationKey: ['set-clock'],
  meta: { invalidates: [clockQuery().queryKey] },
  mutationFn: (ahead) => send('POST', '/clock', v.unknown(), { ahead }),
};

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
  throw new AdminApiError(v.is(v.object({ message: v.string() }), content) ? content.message : undefined);
}
