/** Compiles messages and documents at build time, so that the app needs no parser. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { compileDocument } from '../locales/legal/compile.ts';
import { LANGUAGE_NAMES } from '../src/languages.ts';

export function readMessages(root: string, language: string): Record<string, string> {
  return readTexts(resolve(root, 'locales', `${language}.json`));
}

const readTexts = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** A message's syntax tree, without the source positions, which only error messages use. */
export function compileMessage(source: string): MessageFormatElement[] {
  return JSON.parse(
    JSON.stringify(parse(source), (key, value: unknown) => (key === 'location' ? undefined : value)),
  ) as MessageFormatElement[];
}

/** Virtual module → folder of its messages: those of the app and those of the test page. */
const FOLDERS = { 'virtual:messages': 'locales', 'virtual:test-page-messages': 'src/test-page/messages' };

/** Provides `virtual:messages`, a loader for each language, and `virtual:messages/en` and so on, its messages as syntax trees. */
export function messages(root: string): Plugin {
  const fileOf = (id: string) => {
    const module = Object.entries(FOLDERS).find(([name]) => id.startsWith(`${name}/`));
    return module && resolve(root, module[1], `${id.slice(module[0].length + 1)}.json`);
  };
  return {
    name: 'messages',
    resolveId: (id) => (id in FOLDERS || fileOf(id) !== undefined ? `\0${id}` : undefined),
    load(id) {
      if (id.slice(1) in FOLDERS) {
        const loaders = LANGUAGE_NAMES.map((name) => `${name}: () => import('${id.slice(1)}/${name}')`);
        return `export default { ${loaders.join(', ')} }`;
      }
      const file = id.startsWith('\0') ? fileOf(id.slice(1)) : undefined;
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      const compiled = Object.entries(readTexts(file)).map(([key, source]) => [key, compileMessage(source)]);
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
    },
  };
}

/** Compiles `locales/legal/*.md` to the tree that the app renders. */
export function documents(): Plugin {
  return {
    name: 'documents',
    transform: {
      filter: { id: /\/locales\/legal\/[\w-]+\.[a-z]{2}\.md$/ },
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
