/**
 * `npm run test:engines [NAME]`: builds the app, and a build that throws on demand while it starts, then runs complete flows
 * and the notice of an app that does not start in each engine that can be had on this machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildApp } from '../../build/start.ts';
import { BUILDS } from '../builds.ts';
import { engines } from './engines.ts';
import { PLANTED, plantThrows } from './planted.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'borrower-h5-'));
Object.assign(process.env, BUILDS.borrower, { NODE_ENV: 'production' });
for (const [name, plugins] of [
  ['borrower', []],
  [PLANTED, [plantThrows]],
] as const) {
  await buildApp({
    root,
    logLevel: 'error',
    plugins: [...plugins],
    build: { outDir: join(folder, name), emptyOutDir: true },
  });
}

const results: string[] = [];
for (const { name, driver, program } of engines.filter((engine) => engine.name.includes(process.argv[2] ?? ''))) {
  try {
    const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        BUILT_APPS: folder,
        ENGINE: name,
        ENGINE_DRIVER: driver,
        ENGINE_PROGRAM: await program(),
        NODE_ENV: 'test',
      },
    });
    results.push(`${status === 0 ? 'passed' : 'FAILED'} ${name}`);
    if (status !== 0) process.exitCode = 1;
  } catch (error) {
    results.push(`not tested ${name}: ${(error as Error).message}`);
  }
}
await rm(folder, { recursive: true, force: true });
console.log(results.join('\n'));
