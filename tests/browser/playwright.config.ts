/** Browser tests: the built app in a real Chromium, as a phone. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { headlessLaunch, PHONE } from './chromium.ts';
import type { Options } from './fixtures.ts';

/** The folder for the counts (`npm test`). */
const reports = process.env.TEST_REPORTS;

const NGINX = 'nginx.spec.ts';
/** Fontconfig chooses the fonts only on Linux. */
const NOT_HERE = [NGINX, ...(process.platform === 'linux' ? [] : ['fonts.spec.ts'])];

export default defineConfig<Options>({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: '../../.sandbox/browser-results',
  globalSetup: './build.ts',
  // Each test has a sandbox and a browser context of its own.
  workers: 2,
  fullyParallel: true,
  // The timeout ends hanging tests; it is long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  // One retry in `.ci/run`, so that a busy shared machine does not fail it.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [
    ['list'],
    ...(reports === undefined ? [] : [['json', { outputFile: join(reports, 'browser.json') }] as const]),
  ],
  use: {
    ...PHONE,
    // What is not there fails under its own name, before the test's time is over.
    actionTimeout: 60_000,
    launchOptions: await headlessLaunch(),
    trace: 'off',
  },
  projects: [
    // `npm test` runs each test in one of the next two: what can runs with a deployment's dictionary of wire names, in the
    // build for borrowers; what needs the test page, its brand or its states runs with the contract's own names.
    { name: 'dictionary', use: { dictionary: true }, grepInvert: /@test-page|@states/, testIgnore: NOT_HERE },
    { name: 'test-page', grep: /@test-page/ },
    // All tests with the contract's names, to run some of them by hand.
    { name: 'plain', grepInvert: /@dictionary|@states/, testIgnore: NOT_HERE },
    // Needs an installed program: `npm test -- --installed`.
    { name: 'nginx', testMatch: NGINX },
    // Every state of the catalogue in both languages: `npm run test:states`.
    { name: 'states', use: { bothLanguages: true }, grep: /@states/ },
    // Every fault on every screen: `npm run test:faults`; each fault once and each screen once.
    { name: 'faults', testDir: '../faults', grep: /@whole/ },
    { name: 'faults-pairwise', testDir: '../faults', grep: /@pairwise/ },
  ],
});
