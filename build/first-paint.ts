/**
 * The first paint and the inline scripts: an environment of the build beside the app's. It compiles each screen's own
 * components with a small runtime (`src/start/runtime`) instead of React, each screen into a file of its own, and what the
 * screens share into a script of the document.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, parse, relative, resolve } from 'node:path';
import { type EnvironmentOptions, type ESTree, type Plugin, parseAst, type Rolldown } from 'vite';
import { LANGUAGE_NAMES, type Language } from '../src/languages.ts';
import { type Screen, screenList, screens } from '../src/screens.ts';
import { type ChunkGroup, countUsers } from './chunks.ts';
import { usedStyles } from './class-names.ts';
import { compileMessage, readMessages } from './messages.ts';

export const FIRST_PAINT = 'firstPaint';
/** Names that the built code uses without defining them. */
export const WIRE_NAMES = '__WIRE_NAMES__';
export const FILES = '__START_FILES__';
const MESSAGES = '__MESSAGES__';
const STYLES = '__STYLES__';

const PAGES = [...new Set(screenList.filter(({ firstPaint }) => firstPaint !== 'none').map(({ page }) => page))];

/**
 * Modules that the first paints of most screens use, by folder; with the packages they are an inline script, which arrives
 * while the server answers the first request, so that a screen's own file is small.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  theme: ['brands'],
  src: ['languages', 'paths', 'screens'],
  'src/api': ['client', 'decode', 'envelope', 'failure', 'read-query', 'request', 'wire-names'],
  'src/format': ['dates', 'money', 'time-zone'],
  'src/intl': ['text'],
  'src/loan/vouchers': ['request-voucher'],
  'src/platform': ['address', 'bridge', 'first-paint', 'session', 'urls'],
  'src/start': ['first-paint', 'taps'],
  'src/start/runtime': ['jsx-runtime', 'react', 'react-intl', 'react-query', 'react-router-dom', 'render', 'valibot'],
  'src/ui': ['clock', 'on-demand'],
  'src/ui/form': ['button'],
  'src/ui/brand': ['use-brand'],
  'src/ui/links': ['entry-state', 'follow', 'icon-button', 'outside-link', 'use-go'],
  'src/ui/overlay': ['floating-message', 'toast'],
  'src/ui/page': ['card', 'error-view', 'frame', 'hero', 'page', 'skeleton', 'use-screen'],
  'src/ui/picture': ['remote-image'],
  'src/ui/text': ['figures', 'long-text'],
};

function isShared(root: string, id: string): boolean {
  const { dir, name } = parse(relative(root, id));
  return SHARED[dir]?.includes(name.replace('.first-paint', '')) === true;
}

/** @throws if a name in `SHARED` is of no module: each first paint would have a copy of what was meant. */
function checkShared(root: string): void {
  for (const [folder, names] of Object.entries(SHARED)) {
    const files = readdirSync(resolve(root, folder));
    const unknown = names.find(
      (name) => !files.some((file) => /^(.+?)(?:\.first-paint)?\.tsx?$/.exec(file)?.[1] === name),
    );
    if (unknown !== undefined) throw new Error(`SHARED in build/first-paint.ts: ${folder}/${unknown} does not exist`);
  }
}

/** The scripts of the document that share nothing: the first loads files at once, the last loads the app even if another fails. */
export const STANDALONE = ['preload', 'load-app'] as const;
const BOOT = 'src/start/boot.ts';

/** The scripts of the document that others import from: what the boot script needs, and what else the screens share. */
function sharedGroups(root: string): ChunkGroup[] {
  let usersOf: ((id: string) => number) | undefined;
  const name: ChunkGroup['name'] = (id, modules) => {
    usersOf ??= countUsers([resolve(root, BOOT)], modules);
    return ENTRY_SUFFIX.test(id) ? null : usersOf(id) > 0 ? 'boot' : 'shared';
  };
  return [{ name, debugName: 'shared', priority: 1 }];
}

/** Entry → its code. */
function entryModules(root: string): Record<string, string> {
  return Object.fromEntries(
    PAGES.map((page) => [
      basename(page),
      `import Screen from ${JSON.stringify(resolve(root, 'src', `${page}.tsx`))};
      import { paintFirst } from ${JSON.stringify(resolve(root, 'src/start/first-paint.ts'))};
      export const painted = paintFirst(Screen, ${MESSAGES}, ${STYLES});`,
    ]),
  );
}

export function firstPaintEnvironment(root: string): EnvironmentOptions {
  checkShared(root);
  return {
    // Nothing is loaded ahead of a dynamic import, because the app makes all of them.
    consumer: 'server',
    keepProcessEnv: false,
    define: { 'process.env.NODE_ENV': '"production"', [FILES]: FILES },
    // `NAME.first-paint.ts` takes the place of `NAME.ts`.
    resolve: { noExternal: true, extensions: ['.first-paint.ts', '.ts', '.tsx', '.mjs', '.js', '.json'] },
    build: {
      write: false,
      emitAssets: true,
      minify: true,
      cssMinify: true,
      rolldownOptions: {
        input: {
          boot: BOOT,
          ...Object.fromEntries(STANDALONE.map((name) => [name, `src/start/${name}.ts`])),
          ...Object.fromEntries(Object.keys(entryModules(root)).map((name) => [name, name])),
        },
        platform: 'browser',
        preserveEntrySignatures: 'allow-extension',
        treeshake: { moduleSideEffects: (id) => /\/src\/start\/|\.css(?:\?|$)/.test(id) },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          generatedCode: { symbols: false },
          codeSplitting: { groups: sharedGroups(root) },
        },
      },
    },
  };
}

/** At the end of a module's id: the entry that has a copy of it, because no other file may be loaded for it. */
export const ENTRY_SUFFIX = /\?entry=([\w-]+)$/;

/** Resolves the modules of the environment: stand-ins for packages by name, and a copy for each entry of what is not shared. */
export function firstPaintModules(root: string): Plugin {
  const entries = entryModules(root);
  /** The file of a stand-in → the library that it replaces. */
  const originals = new Map<string, string>();
  const runtime = (name: string) => resolve(root, 'src/start/runtime', `${basename(name)}.ts`);
  const standIn = (source: string, isStandalone: boolean) => {
    if (/^(?:[./\0]|virtual:)/.test(source)) return undefined;
    if (isStandalone) return source.startsWith('react/jsx-') ? runtime('dom') : undefined;
    return existsSync(runtime(source)) ? runtime(source) : undefined;
  };
  return {
    name: 'first-paint-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === FIRST_PAINT,
    async resolveId(source, importer) {
      if (importer === undefined) {
        if (source === BOOT) return resolve(root, source);
        const name = source in entries ? source : basename(source, '.ts');
        return `${source in entries ? `\0${source}` : resolve(root, source)}?entry=${name}`;
      }
      const [, entry = 'shared'] = ENTRY_SUFFIX.exec(importer) ?? [];
      const isStandalone = STANDALONE.some((name) => name === entry);
      const from = importer.startsWith('\0') ? undefined : importer.replace(ENTRY_SUFFIX, '');
      const library = standIn(source, isStandalone);
      const id = library ?? (await this.resolve(source, from, { skipSelf: true }))?.id;
      if (id === undefined) return undefined;
      if (library !== undefined && !isStandalone) originals.set(id, source);
      return entry === 'shared' || (!isStandalone && isShared(root, id)) ? id : `${id}?entry=${entry}`;
    },
    resolveDynamicImport: () => ({ id: 'app', external: true }),
    async load(id) {
      const file = id.replace(ENTRY_SUFFIX, '');
      const own = file.replace('.first-paint.', '.');
      const original = originals.get(file) ?? (own === file ? undefined : [own, `${own}x`].find(existsSync));
      if (original !== undefined) return { code: await standInCode(file, original), moduleType: 'ts' };
      const code = entries[file.slice(1)];
      if (code !== undefined) return { code, moduleType: 'js' };
      if (file === resolve(root, 'src/screens.ts')) return { code: firstPaintColumns(), moduleType: 'js' };
      return extname(file) === '.json' ? { code: readFileSync(file, 'utf8'), moduleType: 'json' } : undefined;
    },
  };
}

/** The table of screens without the columns that only the app and the build read. */
function firstPaintColumns(): string {
  const rows = Object.entries<Screen>(screens).map(([key, { route, query, next }]) => [key, { route, query, next }]);
  return `export const screens = ${JSON.stringify(Object.fromEntries(rows))};
    export const screenList = /* @__PURE__ */ Object.values(screens);`;
}

/** In the code of a page: a name of a module whose stand-in does not have it. */
const NO_STAND_IN = /no stand-in for ([\w$]+) of ([^'"`]+)/g;

/** The code of a stand-in. What only the original exports is a text here, which `checkStandIns` finds where it is used. */
async function standInCode(file: string, original: string): Promise<string> {
  const code = readFileSync(file, 'utf8');
  const own = exportsOf(code);
  const names = existsSync(original) ? exportsOf(readFileSync(original, 'utf8')) : Object.keys(await import(original));
  const missing = names.filter((name) => /^\w+$/.test(name) && name !== 'default' && !own.includes(name));
  // The stand-in may have a variable of this name without exporting it.
  const texts = missing.map(
    (name) =>
      `const missing_${name} = 'no stand-in for ${name} of ${original}'; export { missing_${name} as ${name} };`,
  );
  return [code, ...texts].join('\n');
}

const exportsOf = (code: string): string[] => [
  ...[...code.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name = '']) => name),
  ...[...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? []),
];

/** @throws if a page uses what has no stand-in. */
function checkStandIns(root: string, chunks: readonly Rolldown.OutputChunk[]): void {
  const modules = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .map(([id, { code }]) => ({ id, code: code ?? '' }));
  const short = (text: string) => text.replace(`${root}/`, '').replace(ENTRY_SUFFIX, '');
  const missing = modules.flatMap(({ code }) => [...code.matchAll(NO_STAND_IN)]);
  const sentences = missing.flatMap(([, name, original = '']) =>
    modules
      .filter(({ code }) => new RegExp(`\\bmissing_${name}\\b(?! = )`).test(code))
      .map(({ id }) => `${short(id)} is in a first paint, where \`${name}\` of ${short(original)} has no stand-in.`),
  );
  if (sentences.length === 0) return;
  throw new Error([...new Set(sentences), 'See "Giving a screen a first paint" in docs/start.md.'].join('\n'));
}

export type FirstPaints = ReturnType<typeof firstPaintsOf>;

export function firstPaintsOf(root: string, output: Rolldown.RolldownOutput['output']) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : [])));
  const asset = (fileName: string) => {
    const found = output.find((file) => file.fileName === fileName);
    return found?.type === 'asset' ? String(found.source).trim() : '';
  };
  checkStandIns(root, [...chunks.values()]);
  const code = (name: string) => chunks.get(name)?.code.trim() ?? '';
  const styles = (name: string) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])].map(asset).join('');
  const modules = chunks.get('shared')?.moduleIds ?? [];
  const boot = code('boot');
  const shared = code('shared');
  const pages = PAGES.map((page) => {
    const own = code(basename(page));
    const all = `${shared}${own}`;
    const used = usedStyles(styles(basename(page)), all);
    const imported = importing(own, { boot, shared });
    const files = LANGUAGE_NAMES.map((language) => [
      language,
      pageModule(imported, messagesOf(root, language, all), used),
    ]);
    return { page, code: Object.fromEntries(files) as Record<Language, string> };
  });
  return {
    boot: inFunction(exporting(boot, 'boot')),
    preload: inFunction(code('preload')),
    loadApp: inFunction(code('load-app')),
    shared: inFunction(importing(exporting(shared, 'shared'), { boot })),
    /** What the screens share, and the ids of its modules. */
    styles: styles('shared'),
    styleModules: new Set(modules.map((id) => id.replace(ENTRY_SUFFIX, '')).filter((id) => id.endsWith('.css'))),
    pages,
  };
}

/** The browser compiles all functions of the script when it arrives, and not one by one when each is called (V8's hint). */
export const compiledAtOnce = (code: string): string => `${COMPILE_AT_ONCE}\n${code}`;

export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** The module of a page with the messages of one language and the page's own styles. */
const pageModule = (code: string, messages: string, styles: string): string =>
  compiledAtOnce(`const ${MESSAGES}=${messages},${STYLES}=${JSON.stringify(styles)};${code}`);

/**
 * A page imports from scripts of the document, which are no modules: such a script puts its exports into an object, and the
 * page takes constants from it. So no page may import a value that changes (`export let`). The object has the names that
 * the variables have in the script, because `{a}` is shorter than `{b:a}`.
 */
function importing(code: string, scripts: Readonly<Record<string, string>>): string {
  const imports = parseAst(code).body.filter((node) => node.type === 'ImportDeclaration');
  const constants = imports.map(({ source, specifiers }) => {
    const script = basename(source.value, '.js');
    const variables = variablesOf(scripts[script] ?? '');
    const names = specifiers.map((each) =>
      each.type === 'ImportSpecifier' ? `${variables.get(nameOf(each.imported))}:${each.local.name}` : '',
    );
    if (variables.size === 0) throw new Error(`A first paint imports ${source.value}`);
    return `const{${names}}=${script};`;
  });
  return `${constants.join('')}${code.slice(imports.at(-1)?.end ?? 0)}`;
}

function exporting(code: string, name: string): string {
  const names = [...variablesOf(code).values()];
  return names.length === 0 ? code : code.replace(/export\{[^}]*\};?$/, () => `window.${name}={${names}};`);
}

/** What a script exports → the variable in its code. */
function variablesOf(code: string): ReadonlyMap<string, string> {
  const last = parseAst(code).body.at(-1);
  if (last?.type !== 'ExportNamedDeclaration') return new Map();
  return new Map(last.specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)]));
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

/** Puts a script into a function, so that its names do not become global. */
const inFunction = (code: string): string => compiledAtOnce(`(()=>{"use strict";${code}})()`);

/** The ids that code names, as a whole or by a template literal such as `repay.step.${step}`, whose value has no dot. */
export function namedIds(ids: readonly string[], code: string): string[] {
  const words = new Set(code.match(/[\w.]+/g));
  const templates = [...code.matchAll(/`(\w+\.[\w.]*)\$\{[^{}]*\}([\w.]*)`/g)].map(([, start, end]) =>
    RegExp(`^${start}[^.]+${end}$`),
  );
  return ids.filter((id) => words.has(id) || templates.some((template) => template.test(id)));
}

function messagesOf(root: string, language: Language, code: string): string {
  const messages = readMessages(root, language);
  const own = namedIds(Object.keys(messages), code).map((id) => [id, messages[id] ?? ''] as const);
  return JSON.stringify(
    Object.fromEntries(own.map(([id, text]) => [id, /[{<'#]/.test(text) ? compileMessage(text) : text])),
  );
}
