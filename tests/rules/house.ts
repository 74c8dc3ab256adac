/** The one import rule as a pure function: a room imports only from rooms below it; features never from each other. */
import { dirname, join } from 'node:path/posix';

/** Top to bottom. */
const ROOMS = ['app', 'test-page', 'start', 'features', 'loan', 'ui', 'intl', 'api', 'host', 'format'] as const;
type Room = (typeof ROOMS)[number];

/** Files beside the rooms that start everything. */
const ENTRIES = ['src/main.tsx', 'src/start/boot.ts', 'src/start/load-app.ts', 'src/start/first-paint.ts'];
/** Who may read the theme's tables. */
const THEME_READERS: readonly Room[] = ['app', 'test-page', 'start', 'features', 'loan', 'ui'];
/** Who may read texts: the words' own room, features with long documents, and the boot script its two sentences. */
const LOCALE_READERS: readonly Room[] = ['intl', 'features'];

interface Import {
  specifier: string;
  typeOnly: boolean;
}

/** The source without its comments; strings stay as they are. */
export function withoutComments(source: string): string {
  return source.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(^|[^:\\])\/\/[^\n]*/g,
    (_whole, text: string | undefined, before: string | undefined) => text ?? before ?? '',
  );
}

/** Static, dynamic, re-exported and type imports, side effects included. */
export function importsOf(source: string): Import[] {
  const code = withoutComments(source);
  const found: Import[] = [];
  const statements =
    /\b(import|export)\s+(type\s+)?(?:[\w$*{][^'"`;]*?\bfrom\s*)?(['"])([^'"]+)\3|\b(typeof\s+)?import\s*\(\s*(['"`])([^'"`$]+)/g;
  for (const match of code.matchAll(statements)) {
    const [, , type, , specifier, typeQuery, , dynamic] = match;
    found.push({ specifier: specifier ?? dynamic ?? '', typeOnly: type !== undefined || typeQuery !== undefined });
  }
  for (const match of code.matchAll(/import\.meta\.glob\w*(?:<[^>]*>)?\(\s*(['"`])([^'"`]+)/g)) {
    found.push({ specifier: match[2] ?? '', typeOnly: false });
  }
  return found;
}

/** What is wrong with the imports of one file; empty when nothing is. @param file from the repository's root. */
export function trespasses(file: string, source: string): string[] {
  return importsOf(source).flatMap(({ specifier, typeOnly }) => {
    if (!/^[./]/.test(specifier)) return [];
    const target = specifier.startsWith('/') ? specifier.slice(1) : join(dirname(file), specifier);
    const reason = trespass(file, target, typeOnly);
    return reason === undefined ? [] : [`${file} imports ${target}: ${reason}`];
  });
}

function trespass(file: string, target: string, typeOnly: boolean): string | undefined {
  if (/^src\/paths(\.ts)?$/.test(target)) return undefined;
  if (file === 'src/paths.ts') return 'paths.ts imports nothing';
  if (file === 'theme/brands.ts') {
    return typeOnly && roomOf(target) === 'host' ? undefined : 'brands take types of host alone';
  }
  if (ENTRIES.includes(file) || file.endsWith('.d.ts')) return undefined;
  const from = roomOf(file);
  if (from === undefined) return 'a file outside the rooms';
  if (/^theme\/(brands|defaults)(\.ts)?$/.test(target)) {
    return THEME_READERS.includes(from) || (from === 'host' && typeOnly) ? undefined : `${from} may not read the theme`;
  }
  if (target.startsWith('locales/')) return LOCALE_READERS.includes(from) ? undefined : `${from} may not read texts`;
  const to = roomOf(target);
  if (to === undefined) return 'it leads out of the house';
  if (from === to) {
    return from === 'features' && featureOf(file) !== featureOf(target)
      ? 'features never import each other'
      : undefined;
  }
  return ROOMS.indexOf(from) < ROOMS.indexOf(to) ? undefined : `${to} is above ${from}`;
}

function roomOf(path: string): Room | undefined {
  const name = /^src\/([^/]+)\//.exec(path)?.[1];
  return ROOMS.find((room) => room === name);
}

const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];
