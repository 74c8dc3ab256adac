/**
 * Completes the document of the built app: the inline scripts, the first paint's files and styles, and the table of the
 * files that each route needs. The document has no script tag for the app's entry, so that the entry is loaded after the
 * first paint.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type BuilderOptions, createBuilder, type InlineConfig, type Manifest, type Plugin, type Rolldown } from 'vite';
import type { WireNames } from '../src/api/wire-names.ts';
import { LANGUAGE_NAMES, type Language } from '../src/languages.ts';
import { screenList } from '../src/screens.ts';
import type { StartFiles } from '../src/start/files.ts';
import { ENTRY } from './chunks.ts';
import { OTHER_MEDIA, OTHER_MEDIA_FILE, splitStyles } from './document-styles.ts';
import { compiledAtOnce, FILES, FIRST_PAINT, type FirstPaints, firstPaintsOf, WIRE_NAMES } from './first-paint.ts';
import { readMessages } from './messages.ts';
import { OFFLINE, OFFLINE_FILE, offlineWorker } from './offline.ts';
import { policyOf, withPolicy } from './security-policy.ts';

/** The chunks that every screen calls as a whole. Of the others, a screen calls only some functions. */
const COMPILED_AT_ONCE = ['libraries', 'app'];
const MANIFEST = '.vite/manifest.json';
const DOCUMENT = 'index.html';

/** Builds the app as `vite build` does: Vite's own function of this name builds one environment. */
export const buildApp = async (config: InlineConfig): Promise<void> => (await createBuilder(config)).buildApp();

interface Start {
  /** Builds the other environments first. */
  buildApp: NonNullable<BuilderOptions['buildApp']>;
  plugins: Plugin[];
}

interface Settings {
  names: WireNames;
  notice: string;
  /** URLs that the app calls. */
  connections: readonly (string | undefined)[];
}

export function start(root: string, { names, notice, connections }: Settings): Start {
  let firstPaints: FirstPaints | undefined;
  let offline: string | undefined;
  const complete: Plugin = {
    name: 'start',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written the document, the manifest and the licences.
      order: 'post',
      handler(_options, bundle) {
        const document = assetOf(bundle, DOCUMENT);
        const manifest = assetOf(bundle, MANIFEST);
        if (document === undefined || manifest === undefined) return;
        if (firstPaints === undefined) throw new Error('The first paint is not built: use buildApp of build/start.ts');
        const files = JSON.parse(String(manifest.source)) as Manifest;
        delete bundle[MANIFEST];
        const firstPaint = emitFirstPaint(firstPaints, files, (fileName, source) =>
          this.emitFile({ type: 'asset', fileName, source }),
        );
        const scripts: Readonly<Record<string, string>> = {
          preload: withTables(firstPaints.preload, {}, { firstPaint }),
          boot: withTables(firstPaints.boot, mentionedNames(names, firstPaints), { firstPaint }),
          notice,
          'load-app': withTables(firstPaints.loadApp, {}, { ...appFiles(files), ...skeletons(root) }),
          'first-paint': firstPaints.shared,
        };
        const { phone, other } = splitStyles(firstPaints.styles);
        const otherFile = `${OTHER_MEDIA_FILE}${hashOf(other)}.css`;
        this.emitFile({ type: 'asset', fileName: otherFile, source: other });
        const html = String(document.source)
          .replace(/\n\s+/g, '\n')
          .replace(
            '</style>',
            () =>
              `${phone}</style>\n    <link rel="stylesheet" href="./${otherFile}" media="${OTHER_MEDIA}" disabled />`,
          )
          .replace(SCRIPT, (_, name: string) => `<script>${withoutEndTags(scripts[name] ?? '')}</script>`);
        const policy = policyOf(html, connections);
        document.source = withPolicy(html, policy);
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && COMPILED_AT_ONCE.includes(file.name)) file.code = compiledAtOnce(file.code);
        }
        if (offline === undefined) return;
        const built = { manifest: files, policy, files: Object.keys(bundle), firstPaint };
        this.emitFile({ type: 'asset', fileName: OFFLINE_FILE, source: offlineWorker(offline, built) });
      },
    },
  };
  const isInDocument = (id: string) => firstPaints?.styleModules.has(id) === true;
  /** Leaves out of the app's style sheets what the document has. After Vite has compiled a file, before it collects them. */
  const styles: Plugin = {
    name: 'start-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.css$/ },
      handler: (_code, id) => (isInDocument(id) ? { code: '', map: null } : undefined),
    },
    // Before Vite lists the files that each part loads: an empty style sheet is not loaded.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.moduleIds.filter((id) => id.endsWith('.css')).every(isInDocument))
            continue;
          for (const name of file.viteMetadata?.importedCss ?? []) delete bundle[name];
          file.viteMetadata?.importedCss.clear();
        }
      },
    },
  };
  /** The development server loads the scripts and the app as modules. There is no first paint. */
  const develop: Plugin = {
    name: 'start-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(SCRIPT, (_, name: string) => {
        if (name === 'notice') return `<script>${withoutEndTags(notice)}</script>`;
        const file = name === 'first-paint' ? ENTRY : `src/start/${name}.ts`;
        return `<script type="module" src="/${file}"></script>`;
      }),
  };
  return {
    plugins: [complete, styles, develop],
    async buildApp(builder) {
      const build = async (name: string) => {
        const environment = builder.environments[name];
        if (environment === undefined) throw new Error(`No environment ${name}`);
        // A list for a library, which the notice is.
        const [result] = [await builder.build(environment)].flat() as [Rolldown.RolldownOutput];
        return result.output;
      };
      firstPaints = firstPaintsOf(root, await build(FIRST_PAINT));
      if (OFFLINE in builder.environments) offline = (await build(OFFLINE))[0].code;
      await build('client');
    },
  };
}

/** The place of an inline script in the document. */
const SCRIPT = /<script>\/\* ([\w-]+) \*\/<\/script>/g;

function assetOf(bundle: Rolldown.OutputBundle, fileName: string): Rolldown.OutputAsset | undefined {
  const file = bundle[fileName];
  return file?.type === 'asset' ? file : undefined;
}

/** The names that the first paints and the scripts of the document mention, as ours or as the server's: a dictionary may swap two names. */
export function mentionedNames(
  names: WireNames,
  { boot, shared, pages }: Pick<FirstPaints, 'boot' | 'shared' | 'pages'>,
): WireNames {
  const code = [boot, shared, ...pages.flatMap((page) => Object.values(page.code))].join('\n');
  return Object.fromEntries(Object.entries(names).filter((pair) => pair.some((name) => code.includes(name))));
}

const withTables = (code: string, names: WireNames, files?: object): string =>
  code.replaceAll(WIRE_NAMES, () => JSON.stringify(names)).replaceAll(FILES, () => JSON.stringify(files));

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Makes code safe inside a script element. */
const withoutEndTags = (code: string): string => code.replaceAll('</script', '<\\/script');

/** Writes the first paint's files. @returns those of each route, with the legal document that it shows. */
function emitFirstPaint(
  { pages }: FirstPaints,
  manifest: Manifest,
  emitFile: (fileName: string, source: string) => void,
): StartFiles['firstPaint'] {
  // One hash for all, because the document's table of files is smaller then.
  const hash = hashOf(JSON.stringify(pages));
  const nameOf = (page: string, language: string) => `assets/first-paint-${basename(page)}-${language}-${hash}.js`;
  for (const { page, code } of pages) {
    for (const language of LANGUAGE_NAMES) emitFile(nameOf(page, language), code[language]);
  }
  const legalText = (document: string | undefined) =>
    document === undefined
      ? []
      : [ofLanguages((language) => filesOf(manifest, `locales/legal/${document}.${language}.md`)[0] ?? '')];
  return Object.fromEntries(
    screenList
      .filter(({ firstPaint }) => firstPaint !== 'none')
      .map(({ route, page, document }) => [route, [nameOf(page, '*'), ...legalText(document)]]),
  );
}

const ofLanguages = <Value>(value: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGE_NAMES.map((language) => [language, value(language)])) as Record<Language, Value>;

function skeletons(root: string): Pick<StartFiles, 'screens' | 'texts'> {
  const messages = ofLanguages((language) => readMessages(root, language));
  const screens = screenList.map(({ route, title, skeleton: { hero, cards, columns } }) => [
    route,
    [cards, hero, columns, ...(title === undefined ? [] : LANGUAGE_NAMES.map((language) => messages[language][title]))],
  ]);
  return {
    screens: Object.fromEntries(screens) as StartFiles['screens'],
    texts: ofLanguages((language) => ({
      back: messages[language]['common.back'] ?? '',
      loading: messages[language]['common.loading'] ?? '',
    })),
  };
}

function appFiles(manifest: Manifest): Pick<StartFiles, 'app' | 'routes' | 'languages'> {
  const app = filesOf(manifest, ENTRY) as StartFiles['app'];
  const furtherFiles = (key: string) => filesOf(manifest, key).filter((name) => !app.includes(name));
  // A page without a file of its own is in the entry's, or not in this build.
  const routes = screenList
    .filter(({ route }) => route !== '*')
    .map(({ route, page }) => [route, furtherFiles(`src/${page}.tsx`)] as const);
  return {
    app,
    routes: Object.fromEntries(routes.filter(([, files]) => files.length > 0)),
    languages: ofLanguages((language) => furtherFiles(`virtual:messages/${language}`)),
  };
}

/** A chunk's file and those that it imports. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk !== undefined && !found.has(chunk.file)) {
    for (const name of [chunk.file, ...(chunk.css ?? [])]) found.add(name);
    for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  }
  return [...found];
}
