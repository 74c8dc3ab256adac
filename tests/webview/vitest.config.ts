/** WebKit tests: the built app in a web view like iOS's, with the native application's handlers. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const reports = process.env.TEST_REPORTS;

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/webview/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/webview/stage.ts'],
    // Each file has a host of its own, and the machine may have only two cores.
    maxWorkers: 2,
    testTimeout: 40_000,
    hookTimeout: 40_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: reports ? ['default', ['json', { outputFile: `${reports}/webview.json` }]] : ['default'],
  },
});
