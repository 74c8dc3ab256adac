/**
 * Builds the first paint: each screen's own components with a small runtime (`src/start/runtime`) instead of React, in a
 * file of the screen and a script for the document.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { WireNames } from '../src/api/wire-names.ts';
import { LANGUAGE_NAMES, type Language } from '../src/languages.ts';
import { routePatterns } from '../src/paths.ts';
import { COMPILE_AT_ONCE } from './chunks.ts';
import { classNames } from './class-names.ts';
import { compileMessage, readMessages } from './messages.ts';
import { linkShared, SHARED, sharedExports, shareExports } from './shared-modules.ts';
import { wireNames } from './wire-names.ts';

const TARGET = ['safari15', 'chrome100'];
/** The file of `build.license`. */
export const LICENSES = 'licenses.md';
const MESSAGES = '__MESSAGES__';
const MESSAGES_MODULE = 'virtual:first-paint-messages';

/** The routes of one screen; its file is named after the first one. */
type ScreenRoutes = readonly [RouteName, ...RouteName[]];

/** The screens that have a first paint, each with a file of its own. The money screens' styles are inline in the document. */
const MONEY_SCREENS: readonly ScreenRoutes[] = [
  ['confirmLoan'],
  ['order', 'loanDetail'],
  ['repay'],
  ['extension'],
  ['instructions'],
];
const OTHER_SCREENS: readonly ScreenRoutes[] = [
  ['complaint'],
  ['complaintList'],
  ['complaintDetail'],
  ['service'],
  ['contract'],
  ['home', 'siteAbout'],
  ['promotion'],
  ['aboutUs'],
  ['periodAgreement'],
  ['privacyPolicy', 'privacyNotice'],
  ['registrationAgreement'],
];

/** Packages and modules of the app → their replacements in the first paint's build. */
const RUNTIME: Readonly<Record<string, string>> = {
  react: 'src/start/runtime/react.ts',
  'react-intl': 'src/start/runtime/react-intl.ts',
  'react-router-dom': 'src/start/runtime/react-router-dom.ts',
  '@tanstack/react-query': 'src/start/runtime/react-query.ts',
  '@tanstack/react-virtual': 'src/start/runtime/react-virtual.ts',
  classnames: 'src/start/runtime/classnames.ts',
  dayjs: 'src/start/runtime/dayjs.ts',
  'src/intl/documents.ts': 'src/start/runtime/documents.ts',
  'src/api/client.ts': 'src/start/runtime/client.ts',
  'src/loan/vouchers.ts': 'src/start/runtime/vouchers.ts',
  'src/features/complaint/start/sent-row.tsx': 'src/start/runtime/app-parts.ts',
  'src/loan/request-voucher.ts': 'src/start/runtime/app-parts.ts',
  'src/loan/service-placement.ts': 'src/start/runtime/app-parts.ts',
  'src/ui/on-demand.tsx': 'src/start/runtime/app-parts.ts',
  'src/ui/use-attempt.ts': 'src/start/runtime/app-parts.ts',
  'src/ui/use-submit.ts': 'src/start/runtime/app-parts.ts',
  'src/ui/attempt-notice.tsx': 'src/start/runtime/app-parts.ts',
  'src/ui/toast.ts': 'src/start/runtime/app-parts.ts',
  'src/ui/error-view.tsx': 'src/start/runtime/app-parts.ts',
  'src/ui/floating-note.tsx': 'src/start/runtime/app-parts.ts',
  'src/ui/use-screen.ts': 'src/start/runtime/use-screen.ts',
};

/** More of them in the money screens' build: their empty states are rare, and only the app draws them. */
const MONEY_RUNTIME: Readonly<Record<string, string>> = {
  ...RUNTIME,
  'src/ui/state-view.tsx': 'src/start/runtime/app-parts.ts',
};

export interface FirstPaints {
  /** An inline script: the shared modules. */
  script: string;
  /** The styles of the money screens and of the shared modules. */
  styles: string;
  screens: FirstPaint[];
  /** The licences of the packages, one list for each build. */
  licenses: string[];
}

interface FirstPaint {
  /** A name for its files. */
  name: string;
  /** Its routes' patterns. */
  routes: string[];
  /** The module that renders the screen, with the messages of each language. */
  code: Record<Language, string>;
  /** Undefined when the document has them. */
  styles: string | undefined;
}

/** @param names the deployment's dictionary of wire names. @param define constants, see Vite's `define`. */
export async function buildFirstPaints(
  root: string,
  names: WireNames,
  define: Record<string, string>,
): Promise<FirstPaints> {
  const build = (entries: Readonly<Record<string, string>>, shared?: RegExp, isMoney = true) =>
    buildEntries(root, { entries, shared, isMoney, names, define });
  const screens = await Promise.all(
    [...MONEY_SCREENS, ...OTHER_SCREENS].map(async (routes) => {
      const isMoney = MONEY_SCREENS.includes(routes);
      return { routes, isMoney, ...(await build(screenEntries(root, [routes]), SHARED, isMoney)) };
    }),
  );
  const exports = sharedExports(screens.map(({ code }) => code));
  const sharedEntry = { 'virtual:shared': shareExports(root, exports) };
  const shared = await build(sharedEntry);
  const inDocument = await build({ ...sharedEntry, ...screenEntries(root, MONEY_SCREENS) });
  const translate = (code: string, language: Language) => {
    const messages = JSON.stringify(mentionedMessages(root, language, shared.code + code));
    return linkShared(code, exports).replace(MESSAGES, () => messages);
  };
  return {
    script: inFunction(shared.code),
    styles: inDocument.styles,
    screens: screens.map(({ routes, isMoney, code, styles }) => ({
      name: routes[0],
      routes: routes.map((route) => routePatterns[route]),
      code: Object.fromEntries(
        LANGUAGE_NAMES.map((language) => [language, translate(code, language)]),
      ) as FirstPaint['code'],
      styles: isMoney ? undefined : styles,
    })),
    licenses: [...screens, shared].map(({ licenses }) => licenses),
  };
}

interface Entries {
  /** Virtual modules: names and code. */
  entries: Readonly<Record<string, string>>;
  /** Modules that are left out, because `window.shared` has what is imported from them. */
  shared: RegExp | undefined;
  /** Whether they are money screens. */
  isMoney: boolean;
  names: WireNames;
  define: Record<string, string>;
}

/**
 * Builds entries with the small runtime.
 * @returns their code, without the messages, their styles, and the licences of the packages in them.
 */
async function buildEntries(
  root: string,
  { entries, shared, isMoney, names, define }: Entries,
): Promise<{ code: string; styles: string; licenses: string }> {
  const output = await bundleOf({
    root,
    plugins: [
      virtualModules({ ...entries, [MESSAGES_MODULE]: `export default ${MESSAGES}` }),
      wireNames(JSON.stringify(names)),
      firstPaintModules(root, shared, isMoney),
      withoutDynamicImports,
    ],
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      cssCodeSplit: false,
      license: { fileName: LICENSES },
      rolldownOptions: {
        input: Object.keys(entries),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', postBanner: COMPILE_AT_ONCE },
        treeshake: { moduleSideEffects: (id) => /\/src\/start\/|virtual:|\.css$/.test(id) },
      },
    },
  });
  const assets = (ending: string) =>
    output
      .map((file) => (file.type === 'asset' && file.fileName.endsWith(ending) ? String(file.source) : ''))
      .join('')
      .trim();
  return {
    code: output.map((file) => (file.type === 'chunk' ? file.code : '')).join(''),
    styles: assets('.css'),
    licenses: assets(LICENSES),
  };
}

/** For each screen a module that renders it. */
function screenEntries(root: string, screens: readonly ScreenRoutes[]): Record<string, string> {
  const modules = new Map(routeModules(root));
  const entries = screens.map(([name]) => [
    `virtual:${name}`,
    [
      `import Screen from ${JSON.stringify(modules.get(routePatterns[name]))};`,
      `import messages from '${MESSAGES_MODULE}';`,
      `import { paintFirst } from ${JSON.stringify(resolve(root, 'src/start/first-paint.ts'))};`,
      'export const painted = paintFirst(Screen, messages);',
    ].join('\n'),
  ]);
  return Object.fromEntries(entries);
}

/** Puts a module's code into a function, so that its names do not become global. */
const inFunction = (code: string): string =>
  `${COMPILE_AT_ONCE}\n(()=>{"use strict";${code.replace(COMPILE_AT_ONCE, '').trim()}})()`;

/** The messages whose ids the code contains, as a string or as the start of a template literal. */
function mentionedMessages(root: string, language: Language, code: string): Record<string, unknown> {
  const prefixes = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix);
  const named = new Set([...code.matchAll(/[`"']([\w]+(?:\.[\w]+)+)[`"']/g)].map(([, id]) => id));
  const own = Object.entries(readMessages(root, language)).filter(
    ([id]) => named.has(id) || prefixes.some((prefix) => id.startsWith(prefix)),
  );
  return Object.fromEntries(own.map(([id, text]) => [id, /[{<'#]/.test(text) ? compileMessage(text) : text]));
}

/** Provides modules from their code instead of files. @param codes name → code. */
const virtualModules = (codes: Readonly<Record<string, string>>): Plugin => ({
  name: 'virtual-modules',
  enforce: 'pre',
  resolveId: (source) => (source in codes ? `\0${source}` : undefined),
  load: (id) => codes[id.slice(1)],
});

/** Resolves imports to their replacements in `RUNTIME`, and leaves out the shared modules. */
function firstPaintModules(root: string, shared: RegExp | undefined, isMoney: boolean): Plugin {
  const runtime = isMoney ? MONEY_RUNTIME : RUNTIME;
  const fileOf = (id = '') => id.slice(root.length + 1);
  return {
    name: 'first-paint-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      const name = source.replace(/^react\/jsx-.*/, 'preact/jsx-runtime');
      const resolved = await this.resolve(name, importer, { skipSelf: true });
      const part = runtime[name] ?? runtime[fileOf(resolved?.id)];
      const id = part === undefined ? resolved?.id : resolve(root, part);
      const isShared = [name, fileOf(id)].find((module) => shared?.test(module));
      return isShared === undefined ? id : { id: `shared:${isShared}`, external: true };
    },
  };
}

/** Removes dynamic imports: what is loaded on demand is loaded by the app. */
export const withoutDynamicImports: Plugin = {
  name: 'without-dynamic-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) => code.replace(/(?<!typeof )\bimport\('[^']*'\)/g, 'Promise.reject(new Error())'),
  },
};

/** Builds with the settings that the inline scripts and the first paint have in common. @returns the files, not written. */
export async function bundleOf(
  config: InlineConfig & { root: string },
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const output = await build({
    ...config,
    css: classNames(config.root),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...config.build, write: false, target: TARGET, modulePreload: false, reportCompressedSize: false },
  });
  return (Array.isArray(output) ? output : [output]).flatMap((each) => ('output' in each ? each.output : []));
}

export type RouteName = keyof typeof routePatterns;

/** Route → the module of its screen, parsed from the imports in `src/app/routes.tsx`. */
export function routeModules(root: string): [route: string, module: string][] {
  const table = resolve(root, 'src/app/routes.tsx');
  const source = readFileSync(table, 'utf8');
  const imports = new Map(
    [...source.matchAll(/const (\w+) = [^;]*?import\('([^']+)'\)/g)].map(([, name, path]) => [name, path]),
  );
  return source.split('\n').flatMap((line) => {
    const [, name] = /routePatterns\.(\w+)/.exec(line) ?? [];
    const [, path] = /import\('([^']+)'\)/.exec(line) ?? [];
    const named = [...line.matchAll(/\w+/g)].map(([word]) => imports.get(word)).find((each) => each !== undefined);
    const module = path ?? named;
    return name === undefined || module === undefined
      ? []
      : [[routePatterns[name as RouteName], `${resolve(dirname(table), module)}.tsx`] as [string, string]];
  });
}
