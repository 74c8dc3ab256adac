/** The sandbox of a test. */
import { beforeEach, inject } from 'vitest';
import { type AdminApi, adminApi } from '../admin-api';
import { recordCall } from '../record';
import type { ReceivedCall } from '../sandbox-hub';

export interface TestSandbox extends AdminApi {
  close(): Promise<void>;
}

/**
 * Call it once per test file. @returns the sandbox of the current test. Each has its own, so that a late call of a test that has ended
 * takes no fault of the next one.
 */
export function sandboxOfFile(): TestSandbox {
  const sandbox = {} as TestSandbox;
  beforeEach(async () => {
    Object.assign(sandbox, await freshSandbox());
    return sandbox.close;
  });
  return sandbox;
}

/** Starts a new sandbox with the standard samples. */
async function freshSandbox(): Promise<TestSandbox> {
  const hub = inject('sandboxHub');
  const { origin } = (await (await fetch(hub, { method: 'POST' })).json()) as { origin: string };
  return {
    ...adminApi(origin),
    close: async () => {
      const answer = await fetch(`${hub}/?origin=${encodeURIComponent(origin)}`, { method: 'DELETE' });
      for (const call of (await answer.json()) as ReceivedCall[]) recordCall(call);
    },
  };
}
