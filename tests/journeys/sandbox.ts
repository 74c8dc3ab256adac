/** The sandbox of a test file, and the admin API that tests use. */
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { LoggedCall } from '../../sandbox/calls';
import type { Fault } from '../../sandbox/faults';
import { adminApi } from '../admin-api';

type Request<One> = One extends { kind: unknown }
  ? Pick<One, 'kind'> & Partial<Omit<One, 'kind' | 'path'>> & { path: string }
  : never;
/** A request for a fault; fields with a default may be left out. */
export type FaultRequest = Request<Fault>;

interface State {
  borrowers: { id: string; score: number | null }[];
  orders: { id: string; borrowerId: string; status: number; productId: string }[];
  vouchers: { vCode: string; orderId: string; payCode: string; asked: number; paidAt: number | null }[];
  repayments: { id: string; state: string }[];
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
  /** Another penalty, or new payment codes. */
  setTerms(orderId: string, terms: { penalty?: number; hasNewCodes?: boolean }): Promise<void>;
  payVoucher(vCode: string): Promise<void>;
  /** The last code that the bank sent for the pending card payment. */
  sentCode(): Promise<string>;
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
  const ask = <Answer>(method: string, path: string, body?: unknown) =>
    adminApi<Answer>({ origin }, method, path, body);
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
    setTerms: (orderId, terms) => ask('POST', `/orders/${orderId}/terms`, terms),
    payVoucher: (vCode) => ask('POST', `/vouchers/${vCode}/pay`),
    sentCode: async () => {
      const { repayments } = await ask<State>('GET', '/state');
      const waiting = repayments.find(({ state }) => state === 'waiting');
      return (await ask<{ code: string }>('GET', `/sms?repayRecordId=${waiting?.id}`)).code;
    },
    reset: () => ask('POST', '/reset'),
    close: async () => {
      await fetch(`${hub}/?origin=${encodeURIComponent(origin)}`, { method: 'DELETE' });
    },
  };
}
