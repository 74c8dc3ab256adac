/** The sandbox of a test file. */
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type AdminApi, adminApi } from '../admin-api';
import { recordCall } from '../record';
import type { ReceivedCall } from '../sandbox-hub';

export interface TestSandbox extends AdminApi {
  origin: string;
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
  return {
    origin,
    ...adminApi(origin),
    close: async () => {
      const answer = await fetch(`${hub}/?origin=${encodeURIComponent(origin)}`, { method: 'DELETE' });
      for (const call of (await answer.json()) as ReceivedCall[]) recordCall(call);
    },
  };
}
