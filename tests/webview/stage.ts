/** Before all tests: builds the app once, and bundles what runs in its pages. */
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { SCRIPT_TARGET } from '../../build/engines.ts';
import { builtApps } from '../builds.ts';
import { PLANTED } from '../engines/planted.ts';
import { robotoScript } from '../gallery/roboto.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built app. */
    dist: string;
    /** Scripts for the driver's world of each page: Roboto, and `page-tools.ts`. */
    scripts: string[];
    /** Code of `src/platform/bridge.ts`, which leaves its exports in the variable `bridge`. */
    bridge: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');

export default async function setUp(project: TestProject): Promise<void> {
  const folder = await builtApps(['borrower', PLANTED]);
  project.provide('dist', join(folder, 'borrower'));
  project.provide('scripts', [await robotoScript(), await bundle('tests/webview/page-tools.ts', 'pageTools')]);
  project.provide('bridge', await bundle('src/platform/bridge.ts', 'bridge'));
}

/** Bundles a module into one script without imports. */
async function bundle(entry: string, name: string): Promise<string> {
  const output = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: SCRIPT_TARGET,
      lib: { entry: join(ROOT, entry), formats: ['iife'], name },
    },
  });
  const [result] = Array.isArray(output) ? output : [];
  // Libraries read their mode from a variable of Node.
  return `var process = { env: {} };\n${result?.output[0].code ?? ''}`;
}
