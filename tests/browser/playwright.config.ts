/** Browser tests: the built app in a real Chromium, as a phone; once with plain names, once with a deployment's dictionary. */
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';
import type { Options } from './fixtures.ts';

const { defaultBrowserType: _webkit, ...phone } = devices['iPhone 15'];

/** Where the counts go, when somebody counts. */
const reports = process.env.TEST_REPORTS;

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../.sandbox/browser-results',
  globalSetup: './build.ts',
  workers: 1,
  timeout: 30_000,
  // Where nobody can start it again a failed test is tried once more, and the report says so.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 8_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: reports === undefined ? 'list' : [['list'], ['json', { outputFile: join(reports, 'browser.json') }]],
  use: {
    ...phone,
    viewport: { width: 390, height: 844 },
    launchOptions: await chromiumLaunch(),
    permissions: ['clipboard-read', 'clipboard-write'],
    timezoneId: 'America/Mexico_City',
    trace: 'off',
  },
  projects: [
    { name: 'plain', use: { dictionary: false }, grepInvert: /@production/ },
    // The whole suite again; how a screen looks has nothing to do with names, and this build comes without the test page.
    { name: 'dictionary', use: { dictionary: true }, grepInvert: /@look|@test-page/ },
  ],
});
