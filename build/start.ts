/**
 * The start of the app (`src/start`): inline scripts, the first paint's files and styles, and the table that says which
 * files a route needs. The document names the app's entry nowhere else, so that it is asked for after the first paint.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { WireNames } from '../src/api/wire-names.ts';
import { routePatterns } from '../src/paths.ts';
import type { StartFiles } from '../src/start/files.ts';
import { compileMessage, readMessages } from './messages.ts';
import { wireNames } from './wire-names.ts';

const LANGUAGES = ['en', 'es'] as const;
const TARGET = ['safari15', 'chrome100'];
const WIRE_NAMES = '__WIRE_NAMES__';
const FILES = '__START_FILES__';
const MESSAGES = '__MESSAGES__';

/** Group of screens → its entry. One file holds a group's screens. */
const GROUPS = { money: 'src/start/money.ts' } as const;

/** What the first paint's build uses in the place of packages and of parts of the app. */
const RUNTIME: Readonly<Record<string, string>> = {
  react: 'src/start/runtime/react.ts',
  'react-intl': 'src/start/runtime/react-intl.ts',
  'react-router-dom': 'src/start/runtime/react-router-dom.ts',
  '@tanstack/react-query': 'src/start/runtime/react-query.ts',
  'src/ui/use-submit.ts': 'src/start/runtime/app-parts.ts',
  'src/ui/use-attempt.ts': 'src/start/runtime/app-parts.ts',
  'src/ui/attempt-notice.tsx': 'src/start/runtime/app-parts.ts',
  'src/ui/toast.ts': 'src/start/runtime/app-parts.ts',
};

interface FirstPaintFiles {
  script: string;
  style: string;
}

/** @param names the deployment's dictionary of wire names. @param define constants of the build. */
export function start(root: string, names: WireNames, define: Record<string, string>): Plugin {
  const firstPaint: StartFiles['firstPaint'] = {};
  const groups: StartFiles['groups'] = {};
  let styles = '';
  let isBuild = false;
  return {
    name: 'start',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    generateBundle: {
      order: 'pre',
      async handler() {
        styles = '';
        for (const [group, entry] of Object.entries(GROUPS)) {
          const built = await Promise.all(
            LANGUAGES.map((language) => buildFirstPaint(root, entry, language, names, define)),
          );
          firstPaint[group] = Object.fromEntries(
            built.map(({ script }, index) => {
              const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
              const fileName = `assets/first-paint-${group}-${LANGUAGES[index]}-${hash}.js`;
              this.emitFile({ type: 'asset', fileName, source: script });
              return [LANGUAGES[index], `./${fileName}`];
            }),
          ) as Record<(typeof LANGUAGES)[number], string>;
          for (const route of routesNamedIn(resolve(root, entry))) groups[route] = group;
          styles += built[0]?.style ?? '';
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = isBuild && bundle ? { firstPaint, groups, ...appFiles(root, bundle) } : undefined;
        const inline = (name: string) => buildInline(root, `src/start/${name}.ts`, names, files, define);
        const [boot, loadApp] = [await inline('boot'), await inline('load-app')];
        const document =
          files === undefined
            ? html
            : withoutAppFiles(html).replace('</title>', () => `</title>\n    <style>${styles}</style>`);
        return document.replace('/* boot */', () => boot).replace('/* load-app */', () => loadApp);
      },
    },
  };
}

/** One inline script, with the wire names that it mentions. */
async function buildInline(
  root: string,
  entry: string,
  names: WireNames,
  files: StartFiles | undefined,
  define: Record<string, string>,
): Promise<string> {
  const [chunk] = await bundleOf({
    root,
    plugins: [wireNames(WIRE_NAMES), withoutDynamicImports],
    define: { ...define, [FILES]: FILES },
    build: {
      lib: { entry: resolve(root, entry), formats: ['iife'], name: 'start' },
      // A screen's reads stand beside its queries; without effects of modules only the reads come along.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.includes('/src/start/') } },
    },
  });
  const code = chunk?.type === 'chunk' ? chunk.code.trim() : '';
  const mentioned = Object.fromEntries(Object.entries(names).filter(([name]) => code.includes(name)));
  return code
    .replaceAll(WIRE_NAMES, () => JSON.stringify(mentioned))
    .replaceAll(FILES, () => (files === undefined ? 'undefined' : JSON.stringify(files)))
    .replaceAll('</script', '<\\/script');
}

/** One group's screens in one language, on the small runtime. */
async function buildFirstPaint(
  root: string,
  entry: string,
  language: (typeof LANGUAGES)[number],
  names: WireNames,
  define: Record<string, string>,
): Promise<FirstPaintFiles> {
  const output = await bundleOf({
    root,
    plugins: [wireNames(JSON.stringify(names)), firstPaintModules(root), withoutDynamicImports],
    define: { ...define, __LANGUAGE__: JSON.stringify(language), 'process.env.NODE_ENV': '"production"' },
    build: {
      cssCodeSplit: false,
      rolldownOptions: {
        input: resolve(root, entry),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
        treeshake: { moduleSideEffects: (id) => id.includes('/src/start/') || id.endsWith('.css') },
      },
    },
  });
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const style = output.map((file) => (file.fileName.endsWith('.css') && file.type === 'asset' ? file.source : ''));
  return {
    script: code.replace(MESSAGES, () => JSON.stringify(mentionedMessages(root, language, code))),
    style: style.join('').trim(),
  };
}

/** The messages whose ids the code names, whole or by the beginning of a template. */
function mentionedMessages(root: string, language: string, code: string): Record<string, unknown> {
  const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning);
  const named = new Set([...code.matchAll(/[`"']([\w]+(?:\.[\w]+)+)[`"']/g)].map(([, id]) => id));
  const own = Object.entries(readMessages(root, language)).filter(
    ([id]) => named.has(id) || beginnings.some((beginning) => id.startsWith(beginning)),
  );
  return Object.fromEntries(own.map(([id, text]) => [id, /[{<'#]/.test(text) ? compileMessage(text) : text]));
}

/** Leaves out what is loaded on demand: it comes with the app. */
const withoutDynamicImports: Plugin = {
  name: 'without-dynamic-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) => code.replace(/(?<!typeof )\bimport\('[^']*'\)/g, 'Promise.reject(new Error())'),
  },
};

/** Puts the small runtime in the place of what it stands for. */
function firstPaintModules(root: string): Plugin {
  return {
    name: 'first-paint-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === 'virtual:first-paint-messages') return `\0${source}`;
      if (source.startsWith('react/jsx-')) return this.resolve('preact/jsx-runtime', importer, { skipSelf: true });
      const alias = RUNTIME[source];
      if (alias !== undefined) return resolve(root, alias);
      if (!source.startsWith('.')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const part = resolved === null ? undefined : RUNTIME[resolved.id.slice(root.length + 1)];
      return part === undefined ? resolved : resolve(root, part);
    },
    load: (id) => (id === '\0virtual:first-paint-messages' ? `export default ${MESSAGES}` : undefined),
  };
}

async function bundleOf(config: InlineConfig): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const output = await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...config.build, write: false, target: TARGET, modulePreload: false, reportCompressedSize: false },
  });
  return (Array.isArray(output) ? output : [output]).flatMap((each) => ('output' in each ? each.output : []));
}

/** Which files of the app each route needs. */
function appFiles(root: string, bundle: Rolldown.OutputBundle): Omit<StartFiles, 'firstPaint' | 'groups'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (chunk === undefined || found.has(fileName)) return found;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) withImports(name, found);
    return found;
  };
  const entry = chunks.find((chunk) => chunk.isEntry)?.fileName ?? '';
  const shared = withImports(entry);
  const beside = (fileName: string) => [...withImports(fileName)].filter((name) => !shared.has(name)).map(address);
  const chunkOf = (module: string) => chunks.find((chunk) => chunk.moduleIds.some((id) => id === module))?.fileName;
  return {
    entry: address(entry),
    shared: [...shared].filter((name) => name !== entry).map(address),
    routes: Object.fromEntries(
      routeModules(root).flatMap(([route, module]) => {
        const chunk = chunkOf(module);
        return chunk === undefined ? [] : [[route, beside(chunk)]];
      }),
    ),
    languages: Object.fromEntries(
      LANGUAGES.map((language) => [language, beside(chunkOf(`\0virtual:messages/${language}`) ?? '')]),
    ) as StartFiles['languages'],
  };
}

const address = (fileName: string) => `./${fileName}`;

type RouteName = keyof typeof routePatterns;

/** Routes that a source names as `[routePatterns.NAME]`. */
function routesNamedIn(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/\[routePatterns\.(\w+)\]/g)];
  return names.map(([, name]) => routePatterns[name as RouteName]);
}

/** Route → the module of its screen, as the table of screens imports them. */
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

/** The document without the tags by which Vite would load the app at once. */
function withoutAppFiles(html: string): string {
  return html.replace(
    /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    '',
  );
}
