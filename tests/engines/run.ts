/**
 * `npm run test:engines [NAME]`: runs complete flows, and the notice of an app that does not start, in each engine that can be had
 * on this machine.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { builtApps } from '../builds.ts';
import { engines } from './engines.ts';
import { PLANTED } from './planted.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = await builtApps(['borrower', PLANTED]);

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
console.log(results.join('\n'));
