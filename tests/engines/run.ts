/**
 * `npm run test:engines [NAME]`: complete flows, and the notice of an app that does not start, in each engine that can be had on
 * this machine, or in one. With TEST_PART, only the smoke tests, in the oldest Chromium and Firefox.
 */
import { startVitest } from 'vitest/node';
import { reportersOf, settings } from '../webview/vitest.config.ts';
import { engines } from './engines.ts';

const wanted = process.argv[2];
const chosen = engines.filter(({ name, isLeftOut }) =>
  wanted === undefined ? !(process.env.TEST_PART && isLeftOut) : name === wanted,
);
if (chosen.length === 0)
  throw new Error(
    `No engine ${wanted}, but ${engines.map(({ name }) => name).join(', ')}; WebKit: npm run test:webview`,
  );

const projects = await Promise.all(
  chosen.map(async ({ name, driver, program }) => {
    try {
      const provide = { engine: { driver, program: await program() } };
      return [{ test: { ...settings, name, include: ['tests/engines/*.test.ts'], provide } }];
    } catch (error) {
      // `tests/all.ts` shows such lines.
      console.log(`not tested ${name}: ${(error as Error).message.replace(/\s+/g, ' ')}`);
      return [];
    }
  }),
);
if (projects.flat().length > 0) {
  await startVitest('test', [], {
    config: false,
    watch: false,
    maxWorkers: settings.maxWorkers,
    reporters: reportersOf('engines'),
    globalSetup: ['tests/webview/stage.ts'],
    projects: projects.flat(),
  });
}
