/** Before the tests in WebKit: finds a Python with WebKit, and starts a virtual display. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { findPython, whatIsMissing, X_SERVER } from './requirements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    display: string;
    python: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const missing = whatIsMissing(true);
  if (missing !== undefined) throw new Error(missing);
  // The server itself chooses a free display, and writes its number.
  const server = spawn(X_SERVER, ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const number = await new Promise<string>((resolve, reject) => {
    ended.then(([code]) => reject(new Error(`${X_SERVER} ended with ${code}`)), reject);
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  project.provide('display', `:${number}`);
  project.provide('python', findPython() ?? 'python3');
  return async () => {
    server.kill();
    await ended;
  };
}
