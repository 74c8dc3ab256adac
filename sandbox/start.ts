/** `npm start`: builds the app, serves it with the sandbox on one port, and prints a link to every state. */

import { addressProblem } from '../build/settings.ts';
import { buildApp } from '../build/start.ts';
import { STATE_FILE } from './database.ts';
import { dictionaryFromEnvironment } from './dictionary.ts';
import { linkTable } from './links.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from './server.ts';

const DIST = 'dist';

async function main(): Promise<void> {
  const wireNames = dictionaryFromEnvironment();
  const { H5_BASE = '', TRUST_PROXY = '' } = process.env;
  const problem = addressProblem(H5_BASE);
  if (problem !== undefined) throw new Error(`H5_BASE ${problem}, and is "${H5_BASE}"`);
  // The test page is included in this build.
  process.env.VITE_TEST_PAGE ??= '1';
  await buildApp({ mode: 'production', logLevel: 'warn', build: { outDir: DIST } });
  const sandbox = await startOnNextFreePort(Number(process.env.PORT || 4173), {
    database: STATE_FILE,
    dist: DIST,
    wireNames,
    h5Base: H5_BASE,
    trustProxy: TRUST_PROXY === '1',
  });
  console.log(linkTable(H5_BASE.replace(/\/+$/, '') || sandbox.origin));
  console.log(`\nServing on ${sandbox.origin} (Ctrl+C stops; npm run sandbox:reset starts the state again)`);
}

async function startOnNextFreePort(port: number, options: SandboxOptions): Promise<Sandbox> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await startSandbox({ ...options, port: port + tries });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tries >= 50) throw error;
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
