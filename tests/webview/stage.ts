/** Before all tests: builds the app once, bundles the driver's tools, and starts a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { TARGET } from '../../build/engines.ts';
import { builtApps } from '../builds.ts';
import { findPython, X_SERVER } from './requirements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built app. */
    dist: string;
    /** Code of `page-tools.ts` for the driver's world. */
    tools: string;
    /** Code of `src/platform/bridge.ts`, which leaves its exports in the variable `bridge`. */
    bridge: string;
    display: string;
    python: string;
    /** What opens the app: the name of its driver, and the path of its program (empty for WebKit). */
    engine: { driver: string; program: string };
  }
}

const ROOT = join(import.meta.dirname, '../..');

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await builtApps(['borrower']);
  const { ENGINE_DRIVER: driver = 'webkit', ENGINE_PROGRAM: program = '' } = process.env;
  const [display, server] = driver === 'webkit' ? await startDisplay() : [''];
  project.provide('dist', join(folder, 'borrower'));
  project.provide('tools', await bundle('tests/webview/page-tools.ts', 'pageTools'));
  project.provide('bridge', await bundle('src/platform/bridge.ts', 'bridge'));
  project.provide('display', display);
  project.provide('engine', { driver, program });
  project.provide('python', findPython() ?? 'python3');
  return async () => void server?.kill();
}

/** Bundles a module into one script without imports. */
async function bundle(entry: string, name: string): Promise<string> {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: TARGET, lib: { entry: join(ROOT, entry), formats: ['iife'], name } },
  });
  const [result] = Array.isArray(output) ? output : [];
  // Libraries read their mode from a variable of Node.
  return `var process = { env: {} };\n${result?.output[0].code ?? ''}`;
}

/** @returns its name, such as `:1`, and its process; the server itself chooses a free one. */
async function startDisplay(): Promise<[string, ChildProcess]> {
  const server = spawn(X_SERVER, ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${X_SERVER} ended with ${code}`)));
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return [`:${number}`, server];
}
