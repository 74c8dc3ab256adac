/** The build: compiled messages, the dictionary of wire names, the boot script, and the document's security policy. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { build, loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileDocument } from './locales/legal/compile.ts';
import { checkWireNames } from './src/api/wire-names.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

export default defineConfig(({ command, mode }) => {
  const env = { ...loadEnv(mode, root, 'VITE_'), ...process.env };
  const testPage = env.VITE_TEST_PAGE === '1' || mode === 'test';
  return {
    root,
    base: './',
    plugins: [
      react(),
      messages(),
      documents(),
      wireNames(env.VITE_WIRE_NAMES),
      bootScript(),
      securityPolicy(env.VITE_API_BASE),
    ],
    resolve: {
      alias: {
        // Messages arrive parsed, so the parser stays out of the bundle.
        ...(command === 'build' && {
          '@formatjs/icu-messageformat-parser': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
        }),
      },
    },
    // Constants, so that a build without the test page has none of its code.
    define: { __TEST_PAGE__: String(testPage), __VERSION__: JSON.stringify(packageVersion()) },
    build: { target: ['safari15', 'chrome100'], sourcemap: false, reportCompressedSize: false },
    test: {
      include: ['tests/{rules,journeys,sandbox}/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      setupFiles: ['tests/setup.ts'],
      globalSetup: ['tests/sandbox-hub.ts'],
      testTimeout: 30_000,
      // Where nobody can start it again a failed test is tried once more, and the report says so.
      retry: env.CI ? 1 : 0,
      // Where the counts go, when somebody counts.
      reporters: env.TEST_REPORTS ? ['default', ['json', { outputFile: `${env.TEST_REPORTS}/app.json` }]] : ['default'],
      hookTimeout: 30_000,
      // What React still had planned for a document that went with its tests; nothing else is passed over.
      onUnhandledError: ({ message, stack = '' }) =>
        !(message === 'window is not defined' && stack.includes('performWorkUntilDeadline')),
    },
  };
});

const packageVersion = () =>
  (JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }).version;

/** The test page's words are its own: they arrive with it. */
const isTestPageMessage = (id: string) => id.startsWith('launcher.');

/** `virtual:messages/en`: the locale's messages as syntax trees; `virtual:test-page-messages/en`: those of the test page. */
function messages(): Plugin {
  const prefixes = ['virtual:messages/', 'virtual:test-page-messages/'];
  return {
    name: 'messages',
    resolveId: (id) => (prefixes.some((prefix) => id.startsWith(prefix)) ? `\0${id}` : undefined),
    load(id) {
      const prefix = prefixes.find((each) => id.startsWith(`\0${each}`));
      if (prefix === undefined) return undefined;
      const ofTestPage = prefix === prefixes[1];
      const file = resolve(root, 'locales', `${id.slice(prefix.length + 1)}.json`);
      this.addWatchFile(file);
      const sources = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const own = Object.entries(sources).filter(([key]) => isTestPageMessage(key) === ofTestPage);
      const trees = own.map(([key, source]) => [key, parse(source)]);
      return `export default ${JSON.stringify(Object.fromEntries(trees))}`;
    },
  };
}

/** `locales/legal/*.md`: a long document as the tree that the app shows. */
function documents(): Plugin {
  return {
    name: 'documents',
    transform: {
      filter: { id: /\/locales\/legal\/[\w-]+\.(en|es)\.md$/ },
      handler(markdown, id) {
        try {
          return { code: `export default ${JSON.stringify(compileDocument(markdown))}`, map: null, moduleType: 'js' };
        } catch (error) {
          throw new Error(`${id}, ${(error as Error).message}`);
        }
      },
    },
  };
}

/** `virtual:wire-names`: the deployment's dictionary, checked here so that a bad one stops the build. */
function wireNames(file: string | undefined): Plugin {
  const id = 'virtual:wire-names';
  return {
    name: 'wire-names',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readWireNames(file))}` : undefined),
  };
}

function readWireNames(file: string | undefined): unknown {
  if (file === undefined || file === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(resolve(root, file), 'utf8'));
  } catch (error) {
    throw new Error(`VITE_WIRE_NAMES: cannot read ${file} as JSON (${(error as Error).message})`);
  }
  return checkWireNames(value, `VITE_WIRE_NAMES (${file})`);
}

/** Puts `src/boot.ts`, bundled, inline into the document. */
function bootScript(): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const output = await build({
          root,
          configFile: false,
          logLevel: 'error',
          build: {
            write: false,
            target: ['safari15', 'chrome100'],
            lib: { entry: resolve(root, 'src/boot.ts'), formats: ['iife'], name: 'boot' },
          },
        });
        const [bundle] = Array.isArray(output) ? output : [];
        const code = bundle?.output[0].code.trim() ?? '';
        return html.replace('/* boot */', () => code.replaceAll('</script', '<\\/script'));
      },
    },
  };
}

/** The strict policy as a meta element of the built document: what is inline is named by its hash. */
function securityPolicy(apiBase: string | undefined): Plugin {
  // A relative base is our own origin, which 'self' already names.
  const backend = apiBase !== undefined && /^https?:/.test(apiBase) ? ` ${new URL(apiBase).origin}` : '';
  return {
    name: 'security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const policy = [
          "default-src 'none'",
          `script-src 'self'${hashes(html, 'script')}`,
          `style-src 'self'${hashes(html, 'style')}`,
          "img-src 'self' https: http: data: blob:",
          `connect-src 'self'${backend}`,
          "frame-src 'self' https: http:",
          "font-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "object-src 'none'",
          "form-action 'none'",
          "require-trusted-types-for 'script'",
          // The worker that prepares photos is the one script address that code names.
          'trusted-types photo-worker',
        ].join('; ');
        // First in the head: a policy governs what follows it.
        return html.replace(
          '<meta charset="utf-8" />',
          `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      },
    },
  };
}

function hashes(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...inline].map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`).join('');
}
