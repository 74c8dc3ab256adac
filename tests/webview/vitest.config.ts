/** WebKit tests: the built app in a web view like iOS's, with the native application's handlers. */
import { join } from 'node:path';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { STATE_TIMEOUT, TEST_TIMEOUT } from './timeouts.ts';

const { TEST_PART: isPart, TEST_REPORTS: reports } = process.env;

/** What `npm run test:engines` shares. */
export const settings = {
  environment: 'node',
  testTimeout: TEST_TIMEOUT,
  hookTimeout: TEST_TIMEOUT,
  expect: { poll: { timeout: STATE_TIMEOUT } },
  // One retry in `.ci/run`, so that a busy shared machine does not fail it.
  retry: process.env.CI === undefined ? 0 : 1,
  tags: [{ name: 'smoke', description: 'All that runs with TEST_PART=1: `npm test -- --installed`.' }],
  ...(isPart ? { tagsFilter: ['smoke'] } : {}),
  // Each file has a host of its own, and the machine may have only two cores.
  maxWorkers: 2,
} satisfies TestUserConfig;

/** @param suite name of its report. */
export const reportersOf = (suite: string): [string, { outputFile?: string }][] => [
  ['default', {}],
  ...(reports ? [['json', { outputFile: join(reports, `${suite}.json`) }] satisfies [string, object]] : []),
];

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    ...settings,
    include: ['tests/{webview,engines}/*.test.ts'],
    globalSetup: ['tests/webview/stage.ts', 'tests/webview/display.ts'],
    reporters: reportersOf('webview'),
  },
});
