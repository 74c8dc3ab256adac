/**
 * Builds the start of the app (`src/start`): the inline scripts, the first paint's files and styles, and the table of
 * the files that each route needs. The document has no script tag for the app's entry, so that the entry is loaded after
 * the first paint.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { WireNames } from '../src/api/wire-names.ts';
import type { DocumentName } from '../src/intl/documents.ts';
import { LANGUAGE_NAMES } from '../src/languages.ts';
import { routePatterns } from '../src/paths.ts';
import type { StartFiles } from '../src/start/files.ts';
import { shapes } from '../src/ui/shapes.ts';
import { COMPILE_AT_ONCE } from './chunks.ts';
import {
  buildFirstPaints,
  bundleOf,
  type FirstPaints,
  LICENSES,
  type RouteName,
  routeModules,
  withoutDynamicImports,
} from './first-paint.ts';
import { mergeLicenses } from './licenses.ts';
import { readMessages } from './messages.ts';
import { wireNames } from './wire-names.ts';

const WIRE_NAMES = '__WIRE_NAMES__';
const FILES = '__START_FILES__';

/** Legal documents that a screen shows as soon as it opens. */
const DOCUMENTS: Readonly<Partial<Record<RouteName, DocumentName>>> = {
  aboutUs: 'about-us',
  periodAgreement: 'period-agreement',
  privacyPolicy: 'privacy',
  privacyNotice: 'privacy',
  registrationAgreement: 'registration-agreement',
};

/** @param names the deployment's dictionary of wire names. @param define constants, see Vite's `define`. */
export function start(root: string, names: WireNames, define: Record<string, string>): Plugin[] {
  let firstPaints: (FirstPaints & { files: StartFiles['firstPaint'] }) | undefined;
  const main: Plugin = {
    name: 'start',
    generateBundle: {
      order: 'pre',
      async handler() {
        const built = await buildFirstPaints(root, names, define);
        // One hash for all, because the document's table of files is smaller then.
        const hash = createHash('sha256').update(JSON.stringify(built)).digest('base64url').slice(0, 8);
        const emit = (name: string, ending: string, source: string) => {
          const fileName = `assets/first-paint-${name}-${hash}.${ending}`;
          this.emitFile({ type: 'asset', fileName, source });
          return address(fileName);
        };
        const files = Object.fromEntries(LANGUAGE_NAMES.map((name) => [name, {}])) as StartFiles['firstPaint'];
        for (const { name, routes, code, styles } of built.screens) {
          const style = styles === undefined ? [] : [emit(name, 'css', styles)];
          for (const language of LANGUAGE_NAMES) {
            const own = [emit(`${name}-${language}`, 'js', code[language]), ...style];
            for (const route of routes) files[language][route] = own;
          }
        }
        firstPaints = { ...built, files };
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = firstPaints && bundle && { ...appFiles(root, bundle), ...skeletons(root) };
        const bootFiles = firstPaints && { firstPaint: withDocuments(firstPaints.files, bundle) };
        const inline = (name: string, given: object | undefined) =>
          buildInline(root, `src/start/${name}.ts`, names, given, define);
        const boot = await inline('boot', bootFiles);
        const loadApp = await inline('load-app', files);
        const document = files === undefined ? html : withoutAppFiles(html);
        return document
          .replace('</title>', () => `</title>\n    <style>${firstPaints?.styles ?? ''}</style>`)
          .replace('/* boot */', () => boot)
          .replace('/* load-app */', () => loadApp)
          .replace('/* first-paint */', () => withoutEndTags(firstPaints?.script ?? ''));
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
        if (list?.type === 'asset')
          list.source = mergeLicenses([String(list.source), ...(firstPaints?.licenses ?? [])]);
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
  return withoutEndTags(
    code
      .replaceAll(WIRE_NAMES, () => JSON.stringify(mentioned))
      .replaceAll(FILES, () => (files === undefined ? 'undefined' : JSON.stringify(files))),
  );
}

/** Makes code safe inside a script element. */
const withoutEndTags = (code: string): string => code.replaceAll('</script', '<\\/script');

/** Makes JSX create DOM elements. */
const domElements = (root: string): Plugin => ({
  name: 'dom-elements',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('react/jsx-') ? resolve(root, 'src/start/runtime/dom.ts') : undefined),
});

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

/** Removes the tags with which Vite would load the app immediately. */
function withoutAppFiles(html: string): string {
  return html.replace(
    /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    '',
  );
}
