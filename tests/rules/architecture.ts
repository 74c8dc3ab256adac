/** The import rule: a folder of src imports only from folders below it; features and their folders never import each other. */
import { dirname, join } from 'node:path/posix';

/** The folders of src, top to bottom. */
const FOLDERS = [
  'app',
  'test-page',
  'start',
  'features',
  'loan',
  'ui',
  'intl',
  'contract',
  'api',
  'platform',
  'format',
] as const;
type Folder = (typeof FOLDERS)[number];

/** Folders that import no folder beside them, because those import them. */
const LOWEST = ['src/ui/text', 'src/loan/vouchers'];

/** Entry files, which may import from every folder. */
const ENTRIES = [
  'src/main.tsx',
  'src/start/boot.ts',
  'src/start/load-app.ts',
  'src/start/preload.ts',
  'src/start/first-paint.ts',
];
/** The folders that may import the theme. */
const THEME_READERS: readonly Folder[] = ['app', 'test-page', 'start', 'features', 'loan', 'ui', 'platform'];
/** The folders that may import locale files. */
const LOCALE_READERS: readonly Folder[] = ['intl', 'features'];

/** Removes comments from a source; strings stay unchanged. */
export function withoutComments(source: string): string {
  return source.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(^|[^:\\])\/\/[^\n]*/g,
    (_whole, text: string | undefined, before: string | undefined) => text ?? before ?? '',
  );
}

/** The addresses of static, dynamic, side-effect and type imports, and of re-exports. */
export function importsOf(source: string): string[] {
  const imports =
    /\b(?:import|export)\s+(?:type\s+)?(?:[\w$*{][^'"`;]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport(?:\.meta\.glob\w*(?:<[^>]*>)?)?\s*\(\s*['"`]([^'"`$]+)/g;
  return [...withoutComments(source).matchAll(imports)].map(([, address, dynamic]) => address ?? dynamic ?? '');
}

/** The forbidden imports of a file, with the reason. @param file the path from the repository's root. */
export function violations(file: string, source: string): string[] {
  return importsOf(source).flatMap((specifier) => {
    if (!/^[./]/.test(specifier)) return [];
    const target = specifier.startsWith('/') ? specifier.slice(1) : join(dirname(file), specifier);
    const reason = violation(file, target);
    return reason === undefined ? [] : [`${file} imports ${target}: ${reason}`];
  });
}

function violation(file: string, target: string): string | undefined {
  if (/^src\/(screens|languages)\.ts$/.test(file)) return 'it is plain data and imports nothing';
  if (/^src\/(paths|screens|languages)(\.ts)?$/.test(target)) return undefined;
  if (file === 'theme/brands.ts') return 'brands are data of their own';
  if (ENTRIES.includes(file) || file.endsWith('.d.ts')) return undefined;
  const from = folderOf(file);
  if (from === undefined) return 'a file outside the folders';
  if (/^theme\/brands(\.ts)?$/.test(target)) {
    return THEME_READERS.includes(from) ? undefined : `${from} may not read the theme`;
  }
  if (target.startsWith('locales/')) return LOCALE_READERS.includes(from) ? undefined : `${from} may not read texts`;
  const to = folderOf(target);
  if (to === undefined) return 'the target is outside src';
  if (from === to) {
    const folder = dirname(target);
    if (LOWEST.includes(dirname(file)) && dirname(folder) === dirname(dirname(file)) && folder !== dirname(file)) {
      return `${dirname(file)} imports no folder beside it`;
    }
    if (from !== 'features') return undefined;
    if (featureOf(file) !== featureOf(target)) return 'features never import each other';
    const screen = screenOf(target);
    return screen !== undefined && screen !== screenOf(file)
      ? "a feature's folder is imported only by itself"
      : undefined;
  }
  return FOLDERS.indexOf(from) < FOLDERS.indexOf(to) ? undefined : `${to} is above ${from}`;
}

function folderOf(path: string): Folder | undefined {
  const name = /^src\/([^/]+)\//.exec(path)?.[1];
  return FOLDERS.find((folder) => folder === name);
}

const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];

/** The folder inside a feature that has one for each screen. */
const screenOf = (path: string) => /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1];
