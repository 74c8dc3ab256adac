/** Starts sandboxes for tests in the jsdom environment, which cannot start servers: one new backend per request. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { LoggedCall } from '../sandbox/calls.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `POST /` starts a sandbox and answers `{origin}`; `DELETE /?origin=…` ends it, and answers the calls that it received. */
    sandboxHub: string;
  }
}

export type ReceivedCall = Pick<LoggedCall, 'method' | 'path'>;

const LOOPBACK = '127.0.0.1';

export default async function setup(project: TestProject) {
  const running = new Map<string, { sandbox: Sandbox; received: ReceivedCall[] }>();

  const hub = createServer((request, response) => {
    handle(request.method, request.url)
      .then((answer) => response.end(JSON.stringify(answer)))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  // Leaves closing idle connections to the client: it may already be reusing one that the server closes.
  hub.keepAliveTimeout = 0;

  async function handle(method?: string, url = '/'): Promise<{ origin: string } | ReceivedCall[]> {
    if (method === 'DELETE') {
      const origin = new URL(url, 'http://hub').searchParams.get('origin') ?? '';
      const { sandbox, received = [] } = running.get(origin) ?? {};
      await sandbox?.close();
      running.delete(origin);
      return received;
    }
    const received: ReceivedCall[] = [];
    const sandbox = await startSandbox({
      quiet: true,
      onCall: ({ method, path }) => void received.push({ method, path }),
    });
    running.set(sandbox.origin, { sandbox, received });
    return { origin: sandbox.origin };
  }

  await new Promise<void>((resolve) => hub.listen(0, LOOPBACK, resolve));
  project.provide('sandboxHub', `http://${LOOPBACK}:${(hub.address() as AddressInfo).port}`);

  return async () => {
    await Promise.all([...running.values()].map(({ sandbox }) => sandbox.close()));
    hub.closeAllConnections();
    await new Promise((resolve) => hub.close(resolve));
  };
}
