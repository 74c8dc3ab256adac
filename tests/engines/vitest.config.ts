/** The app in one engine: complete flows, and the notice of an app that does not start. `run.ts` names the engine. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import webview from '../webview/vitest.config.ts';

const { TEST_REPORTS: reports, ENGINE: engine } = process.env;

const { include: _, ...rest } = webview.test ?? {};

export default defineConfig({
  ...webview,
  test: {
    ...rest,
    name: engine ?? '',
    include: ['tests/engines/*.test.ts', 'tests/webview/journeys.test.ts'],
    globalSetup: ['tests/webview/stage.ts'],
    reporters: reports ? ['default', ['json', { outputFile: join(reports, `engine-${engine}.json`) }]] : ['default'],
  },
});
