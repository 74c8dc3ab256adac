/**
 * `npm start`: builds the app and serves it with the sandbox on one port. `npm run dev` (`--dev`): serves the app with hot
 * reload, and proxies its calls to a sandbox. Both print a link to every state.
 */
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { addressProblem, readWireNames } from '../build/settings.ts';
import { buildApp } from '../build/start.ts';
import type { WireNames } from '../src/api/wire-names.ts';
import { STATE_FILE } from './database.ts';
import { linkTable } from './links.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from './server.ts';

/** Not `dist/`, which is deployed: this build has the test page. */
const DIST = '.sandbox/app';

async function main(): Promise<void> {
  const named = process.env.WIRE_NAMES || process.env.VITE_WIRE_NAMES;
  // The build of the app reads it, too.
  if (named) process.env.VITE_WIRE_NAMES = resolve(named);
  process.env.VITE_TEST_PAGE ??= '1';
  const serve = process.argv.includes('--dev') ? serveSources : serveBuild;
  await serve(readWireNames(process.env.VITE_WIRE_NAMES));
}

async function serveBuild(wireNames: WireNames): Promise<void> {
  const { H5_BASE = '', TRUST_PROXY = '' } = process.env;
  const problem = addressProblem(H5_BASE);
  if (problem !== undefined) throw new Error(`H5_BASE ${problem}, and is "${H5_BASE}"`);
  await buildApp({ mode: 'production', logLevel: 'warn', build: { outDir: DIST } });
  const { origin } = await startOnNextFreePort(Number(process.env.PORT || 4173), {
    database: STATE_FILE,
    dist: DIST,
    compresses: true,
    wireNames,
    h5Base: H5_BASE,
    trustProxy: TRUST_PROXY === '1',
  });
  console.log(linkTable(H5_BASE.replace(/\/+$/, '') || origin));
  console.log(`\nServing on ${origin} (Ctrl+C stops; npm run sandbox:reset starts the state again)`);
}

async function serveSources(wireNames: WireNames): Promise<void> {
  const sandbox = await startSandbox({ database: STATE_FILE, wireNames });
  // Keeps the Host header, so the sandbox's links to our screens point to this server.
  const proxied = { target: sandbox.origin, changeOrigin: false };
  const vite = await createServer({
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT || 5173),
      proxy: { '/began': proxied, '/pictures': proxied, '/images': proxied, '/desk': proxied, '/sandbox/': proxied },
    },
  });
  await vite.listen();
  const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://127.0.0.1:5173';
  console.log(linkTable(origin));
  console.log(`\nServing on ${origin}, the sandbox on ${sandbox.origin} (Ctrl+C stops)`);
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
