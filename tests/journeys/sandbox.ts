/** A journey's own backend, and what a test may ask of it. */
import { inject } from 'vitest';
import type { LoggedCall } from '../../sandbox/calls';
import type { Fault } from '../../sandbox/faults';

type Wish<One> = One extends { kind: unknown }
  ? Pick<One, 'kind'> & Partial<Omit<One, 'kind' | 'path'>> & { path: string }
  : never;
/** A fault as one writes it: what has a standard may be left out. */
export type FaultWish = Wish<Fault>;

interface State {
  borrowers: { id: string; score: number | null }[];
  orders: { id: string; borrowerId: string; status: number; productId: string }[];
  vouchers: { vCode: string; orderId: string; payCode: string; asked: number; paidAt: number | null }[];
}

export interface TestSandbox {
  origin: string;
  /** The next call of `path` (canonical, after /began) meets this; faults of one path are met in their order. */
  fault(fault: FaultWish): Promise<void>;
  /** Removes the faults; calls that a fault delays are answered now. */
  clearFaults(): Promise<void>;
  /** The calls received so far, those of one path when it is given. */
  calls(path?: string): Promise<LoggedCall[]>;
  state(): Promise<State>;
  setStatus(orderId: string, status: number): Promise<void>;
  payVoucher(vCode: string): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a sandbox of one's own, with the standard samples. */
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
