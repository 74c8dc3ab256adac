/** The sandbox of a test file, and the admin API that tests use. */
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { LoggedCall } from '../../sandbox/calls';
import type { Fault } from '../../sandbox/faults';

type Request<One> = One extends { kind: unknown }
  ? Pick<One, 'kind'> & Partial<Omit<One, 'kind' | 'path'>> & { path: string }
  : never;
/** A request for a fault; fields with a default may be left out. */
export type FaultRequest = Request<Fault>;

interface State {
  borrowers: { id: string; score: number | null }[];
  orders: { id: string; borrowerId: string; status: number; productId: string }[];
  vouchers: { vCode: string; orderId: string; payCode: string; asked: number; paidAt: number | null }[];
}

export interface TestSandbox {
  origin: string;
  /** Applies to the next call of `path` (canonical, after /began). Faults of one path apply in their order. */
  fault(fault: FaultRequest): Promise<void>;
  /** Removes the faults, and answers delayed calls now. */
  clearFaults(): Promise<void>;
  /** The received calls, of one path if it is given. */
  calls(path?: string): Promise<LoggedCall[]>;
  state(): Promise<State>;
  setStatus(orderId: string, status: number): Promise<void>;
  payVoucher(vCode: string): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Call it once per test file. @returns the file's sandbox, from the first hook on; it is reset before each test. */
export function sandboxOfFile(): TestSandbox {
  const sandbox = {} as TestSandbox;
  beforeAll(async () => {
    Object.assign(sandbox, await freshSandbox());
  });
  beforeEach(() => sandbox.reset());
  afterAll(() => sandbox.close());
  return sandbox;
}

/** Starts a new sandbox with the standard samples. */
export async function freshSandbox(): Promise<TestSandbox> {
  const hub = inject('sandboxHub');
  const { origin } = (await (await fetch(hub, { method: 'POST' })).json()) as { origin: string };
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} /sandbox${path}: ${response.status} ${answer}`);
    return JSON.parse(answer) as Answer;
  };
  return {
    origin,
    fault: (fault) => ask('POST', '/faults', fault),
    clearFaults: () => ask('DELETE', '/faults'),
    calls: async (path) => {
      const calls = await ask<LoggedCall[]>('GET', '/calls');
      return path === undefined ? calls : calls.filter((call) => call.path === path);
    },
    state: () => ask('GET', '/state'),
    setStatus: (orderId, status) => ask('POST', `/orders/${orderId}/status`, { status }),
    payVoucher: (vCode) => ask('POST', `/vouchers/${vCode}/pay`),
    reset: () => ask('POST', '/reset'),
    close: async () => {
      await fetch(`${hub}/?origin=${encodeURIComponent(origin)}`, { method: 'DELETE' });
    },
  };
}
