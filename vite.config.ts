/** The build: compiled messages, the dictionary of wire names, the boot script, and the document's security policy. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { brandDocument } from './build/brand-document.ts';
import { chunkGroups, ENTRY, partLoader } from './build/chunks.ts';
import { classNameOf, classNames } from './build/class-names.ts';
import { SCRIPT_TARGET, STYLE_TARGET } from './build/engines.ts';
import { firstCalls } from './build/first-calls.ts';
import { FIRST_PAINT, firstPaintEnvironment, firstPaintModules } from './build/first-paint.ts';
import { documents, messages } from './build/messages.ts';
import { OFFLINE, OFFLINE_FILE, offlineEnvironment } from './build/offline.ts';
import { buildVersion, checkSettings, readWireNames, wireNameWarnings } from './build/settings.ts';
import { shortClassNames, shortTokens } from './build/short-names.ts';
import { start } from './build/start.ts';
import { noticeScript } from './build/start-notice.ts';
import { wireNames } from './build/wire-names.ts';
import { testProjects } from './tests/projects.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

export default defineConfig(({ command, mode }) => {
  const env = { ...loadEnv(mode, root, 'VITE_'), ...process.env };
  const testPage = env.VITE_TEST_PAGE === '1' || mode === 'test';
  checkSettings(env);
  const hasWorker = command === 'build' && env.VITE_OFFLINE !== '0';
  const names = readWireNames(env.VITE_WIRE_NAMES && resolve(root, env.VITE_WIRE_NAMES));
  for (const warning of wireNameWarnings(root, names)) console.warn(warning);
  // Constants, so that a build without the test page or field reports has none of their code.
  const define = {
    __TEST_PAGE__: String(testPage),
    __BRAND__: JSON.stringify(env.VITE_BRAND ?? ''),
    __REPORT_URL__: env.VITE_REPORT_URL ? JSON.stringify(env.VITE_REPORT_URL) : 'undefined',
    __OFFLINE__: hasWorker ? JSON.stringify(OFFLINE_FILE) : 'undefined',
    __VERSION__: JSON.stringify(buildVersion(root)),
    __START_FILES__: 'undefined',
    __FIRST_CALLS__: JSON.stringify(firstCalls()),
  };
  const notice = noticeScript(root, {
    appName: env.VITE_BRAND,
    reportUrl: env.VITE_REPORT_URL || undefined,
    version: buildVersion(root),
  });
  const { buildApp, plugins } = start(root, { names, notice, connections: [env.VITE_API_BASE, env.VITE_REPORT_URL] });
  return {
    root,
    base: './',
    plugins: [
      react(),
      messages(root),
      documents(),
      wireNames(names),
      brandDocument(env.VITE_BRAND),
      classNames,
      shortTokens(root),
      firstPaintModules(root),
      plugins,
      partLoader(root),
    ],
    resolve: {
      alias: {
        // Messages arrive parsed, so the parser stays out of the bundle.
        ...(command === 'build' && {
          '@formatjs/icu-messageformat-parser': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
        }),
      },
    },
    define,
    css: { modules: { generateScopedName: command === 'build' ? shortClassNames(root) : classNameOf } },
    ...(command === 'build' && {
      build: {
        target: SCRIPT_TARGET,
        cssTarget: STYLE_TARGET,
        reportCompressedSize: false,
        rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
      },
      environments: {
        client: {
          build: {
            // The first paint has only packages that the app has, too.
            license: { fileName: 'licenses.md' },
            manifest: true,
            // `src/start/files.ts` asks for the files that a screen needs, in old browsers too.
            modulePreload: {
              polyfill: false,
              // For a module without imports, Vite lists no file. `src/start/load-part.ts` needs the module's own file.
              resolveDependencies: (file, names, { hostType }) =>
                hostType === 'js' && names.length === 0 ? [file] : names,
            },
            rolldownOptions: {
              input: { index: 'index.html', app: ENTRY },
              output: { codeSplitting: { groups: chunkGroups(root) } },
            },
          },
        },
        [FIRST_PAINT]: firstPaintEnvironment(root),
        ...(hasWorker && { [OFFLINE]: offlineEnvironment(root) }),
      },
      builder: { sharedConfigBuild: true, buildApp },
    }),
    test: {
      projects: testProjects,
      environment: 'jsdom',
      setupFiles: ['tests/setup.ts'],
      globalSetup: ['tests/sandbox-hub.ts'],
      maxWorkers: 2,
      // A time-out ends what hangs; a busy machine does not reach it.
      testTimeout: 180_000,
      // `npm test` counts the passed and failed tests in this file.
      reporters: env.TEST_REPORTS ? ['default', ['json', { outputFile: `${env.TEST_REPORTS}/app.json` }]] : ['default'],
      hookTimeout: 180_000,
      // One retry in `.ci/run`, so that a busy shared machine does not fail it.
      retry: process.env.CI === undefined ? 0 : 1,
      expect: { poll: { timeout: 30_000 } },
      // A failing check names all that is missing.
      chaiConfig: { truncateThreshold: 0 },
    },
  };
});
