/**
 * Builds the start of the app (`src/start`): the inline scripts, the first paint's files and styles, and the table of
 * the files that each route needs. The document has no script tag for the app's entry, so that the entry is loaded after
 * the first paint.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { WireNames } from '../src/api/wire-names.ts';
import type { DocumentName } from '../src/intl/documents.ts';
import { LANGUAGE_NAMES, type Language } from '../src/languages.ts';
import { routePatterns } from '../src/paths.ts';
import type { StartFiles } from '../src/start/files.ts';
import { shapes } from '../src/ui/shapes.ts';
import { COMPILE_AT_ONCE } from './chunks.ts';
import { classNames } from './class-names.ts';
import { mergeLicenses } from './licenses.ts';
import { compileMessage, readMessages } from './messages.ts';
import { wireNames } from './wire-names.ts';

const TARGET = ['safari15', 'chrome100'];
/** The file of `build.license`. */
export const LICENSES = 'licenses.md';
const WIRE_NAMES = '__WIRE_NAMES__';
const FILES = '__START_FILES__';
const MESSAGES = '__MESSAGES__';
const LANGUAGE = '__LANGUAGE__';

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

/** Legal documents that a screen shows as soon as it opens. */
const DOCUMENTS: Readonly<Partial<Record<RouteName, DocumentName>>> = {
  aboutUs: 'about-us',
  periodAgreement: 'period-agreement',
  privacyPolicy: 'privacy',
  privacyNotice: 'privacy',
  registrationAgreement: 'registration-agreement',
};

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

/** @param names the deployment's dictionary of wire names. @param define constants, see Vite's `define`. */
export function start(root: string, names: WireNames, define: Record<string, string>): Plugin[] {
  let firstPaint: StartFiles['firstPaint'] | undefined;
  let inlineStyles = '';
  let licenses: string[] = [];
  const main: Plugin = {
    name: 'start',
    generateBundle: {
      order: 'pre',
      async handler() {
        const build = (screens: readonly ScreenRoutes[]) => buildFirstPaint(root, screens, names, define);
        const emit = (name: string, ending: string, source: string) => {
          // Hashed here and not by the bundler, because the messages are inserted afterwards.
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/first-paint-${name}-${hash}.${ending}`;
          this.emitFile({ type: 'asset', fileName, source });
          return address(fileName);
        };
        const built = await Promise.all(
          [...MONEY_SCREENS, ...OTHER_SCREENS].map(async (screen) => ({ screen, ...(await build([screen])) })),
        );
        const table = Object.fromEntries(LANGUAGE_NAMES.map((name) => [name, {}])) as StartFiles['firstPaint'];
        for (const { screen, code, styles } of built) {
          const [name] = screen;
          const style = MONEY_SCREENS.includes(screen) ? [] : [emit(name, 'css', styles)];
          for (const language of LANGUAGE_NAMES) {
            const files = [emit(`${name}-${language}`, 'js', translate(root, language, code)), ...style];
            for (const route of screen) table[language][routePatterns[route]] = files;
          }
        }
        firstPaint = table;
        licenses = built.map((each) => each.licenses);
        ({ styles: inlineStyles } = await build(MONEY_SCREENS));
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = firstPaint && bundle && { firstPaint, ...appFiles(root, bundle), ...skeletons(root) };
        const inline = (name: string, given: object | undefined) =>
          buildInline(root, `src/start/${name}.ts`, names, given, define);
        const boot = await inline('boot', files && { firstPaint: withDocuments(files.firstPaint, bundle) });
        const loadApp = await inline('load-app', files && { ...files, firstPaint: undefined });
        const document = files === undefined ? html : withoutAppFiles(html);
        return document
          .replace('</title>', () => `</title>\n    <style>${inlineStyles}</style>`)
          .replace('/* boot */', () => boot)
          .replace('/* load-app */', () => loadApp);
      },
    },
  };
  /** Adds the packages of the first paint, such as Preact, to the list that Vite writes for the app. */
  const addLicenses: Plugin = {
    name: 'start-licenses',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[LICENSES];
        if (list?.type === 'asset') list.source = mergeLicenses([String(list.source), ...licenses]);
      },
    },
  };
  return [main, addLicenses];
}

/** Builds an inline script, with only those wire names that its code mentions. */
async function buildInline(
  root: string,
  entry: string,
  names: WireNames,
  files: object | undefined,
  define: Record<string, string>,
): Promise<string> {
  const [chunk] = await bundleOf({
    root,
    plugins: [wireNames(WIRE_NAMES), domElements(root), withoutDynamicImports],
    define: { ...define, [FILES]: FILES },
    build: {
      lib: { entry: resolve(root, entry), formats: ['iife'], name: 'start' },
      // The reads are in the same modules as the queries. Marking modules as free of side effects drops all but the reads.
      rolldownOptions: {
        treeshake: { moduleSideEffects: (id) => id.includes('/src/start/') },
        output: { postBanner: COMPILE_AT_ONCE },
      },
    },
  });
  const code = chunk?.type === 'chunk' ? chunk.code.trim() : '';
  const mentioned = Object.fromEntries(Object.entries(names).filter(([name]) => code.includes(name)));
  return code
    .replaceAll(WIRE_NAMES, () => JSON.stringify(mentioned))
    .replaceAll(FILES, () => (files === undefined ? 'undefined' : JSON.stringify(files)))
    .replaceAll('</script', '<\\/script');
}

/**
 * Builds screens with the small runtime.
 * @returns their code, without the messages, their styles, and the licences of the packages in them.
 */
async function buildFirstPaint(
  root: string,
  screens: readonly ScreenRoutes[],
  names: WireNames,
  define: Record<string, string>,
): Promise<{ code: string; styles: string; licenses: string }> {
  const output = await bundleOf({
    root,
    plugins: [
      wireNames(JSON.stringify(names)),
      firstPaintModules(root, MONEY_SCREENS.includes(screens[0] as ScreenRoutes)),
      withoutDynamicImports,
    ],
    define: { ...define, [LANGUAGE]: LANGUAGE, 'process.env.NODE_ENV': '"production"' },
    build: {
      cssCodeSplit: false,
      license: { fileName: LICENSES },
      rolldownOptions: {
        input: screens.map(([name]) => `${ENTRY}${name}`),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', postBanner: COMPILE_AT_ONCE },
        treeshake: { moduleSideEffects: (id) => /\/src\/start\/|first-paint\/|\.css$/.test(id) },
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

/** Inserts a language and its messages into the code of a screen. */
function translate(root: string, language: Language, code: string): string {
  const messages = JSON.stringify(mentionedMessages(root, language, code));
  return code.replaceAll(LANGUAGE, JSON.stringify(language)).replace(MESSAGES, () => messages);
}

const ENTRY = 'virtual:first-paint/';

/** The messages whose ids the code contains, as a string or as the start of a template literal. */
function mentionedMessages(root: string, language: Language, code: string): Record<string, unknown> {
  const prefixes = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix);
  const named = new Set([...code.matchAll(/[`"']([\w]+(?:\.[\w]+)+)[`"']/g)].map(([, id]) => id));
  const own = Object.entries(readMessages(root, language)).filter(
    ([id]) => named.has(id) || prefixes.some((prefix) => id.startsWith(prefix)),
  );
  return Object.fromEntries(own.map(([id, text]) => [id, /[{<'#]/.test(text) ? compileMessage(text) : text]));
}

/** Makes JSX create DOM elements. */
const domElements = (root: string): Plugin => ({
  name: 'dom-elements',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('react/jsx-') ? resolve(root, 'src/start/runtime/dom.ts') : undefined),
});

/** Removes dynamic imports: what is loaded on demand is loaded by the app. */
const withoutDynamicImports: Plugin = {
  name: 'without-dynamic-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) => code.replace(/(?<!typeof )\bimport\('[^']*'\)/g, 'Promise.reject(new Error())'),
  },
};

/**
 * Resolves imports to their replacements in `RUNTIME`, and provides the entries and the messages.
 * @param isMoney whether it is for money screens. Their styles are in the document, so other screens' styles leave out those.
 */
function firstPaintModules(root: string, isMoney: boolean): Plugin {
  const runtime = isMoney ? MONEY_RUNTIME : RUNTIME;
  return {
    name: 'first-paint-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === 'virtual:first-paint-messages' || source.startsWith(ENTRY)) return `\0${source}`;
      if (source.startsWith('react/jsx-')) return this.resolve('preact/jsx-runtime', importer, { skipSelf: true });
      const alias = runtime[source];
      if (alias !== undefined) return resolve(root, alias);
      if (!source.startsWith('.')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const part = resolved === null ? undefined : runtime[resolved.id.slice(root.length + 1)];
      return part === undefined ? resolved : resolve(root, part);
    },
    load(id) {
      if (id === '\0virtual:first-paint-messages') return `export default ${MESSAGES}`;
      if (!isMoney && /\/theme\/(tokens|base)\.css$/.test(id)) return '';
      if (!id.startsWith(`\0${ENTRY}`)) return undefined;
      const route = id.slice(ENTRY.length + 1) as RouteName;
      const screen = new Map(routeModules(root)).get(routePatterns[route]);
      return [
        `import Screen from ${JSON.stringify(screen)};`,
        `import { paintFirst } from ${JSON.stringify(resolve(root, 'src/start/first-paint.ts'))};`,
        'export const painted = paintFirst(Screen);',
      ].join('\n');
    },
  };
}

async function bundleOf(config: InlineConfig & { root: string }): Promise<Rolldown.RolldownOutput['output'][number][]> {
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

/** The skeleton of each route, with its texts. */
function skeletons(root: string): Pick<StartFiles, 'screens' | 'texts'> {
  const messages = LANGUAGE_NAMES.map((language) => readMessages(root, language));
  const screens = Object.entries(shapes).map(([route, { title, hero, cards }]) => [
    route,
    title === undefined ? [cards, hero] : [cards, hero, ...messages.map((of) => of[title])],
  ]);
  const texts = messages.map((of, index) => [
    LANGUAGE_NAMES[index],
    { back: of['common.back'], loading: of['common.loading'] },
  ]);
  return {
    screens: Object.fromEntries(screens) as StartFiles['screens'],
    texts: Object.fromEntries(texts) as StartFiles['texts'],
  };
}

/** The files of the app that each route needs. */
function appFiles(
  root: string,
  bundle: Rolldown.OutputBundle,
): Pick<StartFiles, 'entry' | 'shared' | 'routes' | 'languages'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (chunk === undefined || found.has(fileName)) return found;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) withImports(name, found);
    return found;
  };
  const own = chunks.find((chunk) => chunk.isEntry);
  // The document's own entry may only import the app's entry; then the imported file is the entry.
  const onlyImport = own && /^import\s*["']\.\/[^"']+["'];?\s*$/.test(own.code) ? own.imports[0] : undefined;
  const entry = onlyImport ?? own?.fileName ?? '';
  const shared = withImports(entry);
  const furtherFiles = (fileName: string) =>
    [...withImports(fileName)].filter((name) => !shared.has(name)).map(address);
  const chunkOf = (module: string) => chunks.find((chunk) => chunk.moduleIds.some((id) => id === module))?.fileName;
  return {
    entry: address(entry),
    shared: [...shared].filter((name) => name !== entry).map(address),
    routes: Object.fromEntries(
      routeModules(root).flatMap(([route, module]) => {
        const chunk = chunkOf(module);
        return chunk === undefined ? [] : [[route, furtherFiles(chunk)]];
      }),
    ),
    languages: Object.fromEntries(
      LANGUAGE_NAMES.map((language) => [language, furtherFiles(chunkOf(`\0virtual:messages/${language}`) ?? '')]),
    ) as StartFiles['languages'],
  };
}

/** Adds the files of the legal documents to the first paint's files. */
function withDocuments(
  firstPaint: StartFiles['firstPaint'],
  bundle: Rolldown.OutputBundle | undefined,
): StartFiles['firstPaint'] {
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
  const documentOf = (route: string, language: string) => {
    const [, name] = Object.entries(DOCUMENTS).find(([each]) => routePatterns[each as RouteName] === route) ?? [];
    const module = `/${name}.${language}.md`;
    return chunks
      .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
      .map((chunk) => address(chunk.fileName));
  };
  const entries = LANGUAGE_NAMES.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(firstPaint[language]).map(([route, files]) => [route, [...files, ...documentOf(route, language)]]),
    ),
  ]);
  return Object.fromEntries(entries) as StartFiles['firstPaint'];
}

const address = (fileName: string) => `./${fileName}`;

type RouteName = keyof typeof routePatterns;

/** Route → the module of its screen, parsed from the imports in `src/app/routes.tsx`. */
function routeModules(root: string): [route: string, module: string][] {
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

/** Removes the tags with which Vite would load the app immediately. */
function withoutAppFiles(html: string): string {
  return html.replace(
    /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    '',
  );
}
