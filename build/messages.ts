/** Messages and documents, compiled at build time so that no parser ships. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { compileDocument } from '../locales/legal/compile.ts';

/** Texts of one language as written, by message id. */
export function readMessages(root: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(messageFile(root, language), 'utf8')) as Record<string, string>;
}

const messageFile = (root: string, language: string) => resolve(root, 'locales', `${language}.json`);

/** A message as its syntax tree, without the positions that only error messages name. */
export function compileMessage(source: string): MessageFormatElement[] {
  return JSON.parse(
    JSON.stringify(parse(source), (key, value: unknown) => (key === 'location' ? undefined : value)),
  ) as MessageFormatElement[];
}

/** The test page's messages arrive with it alone. */
const isTestPageMessage = (id: string) => id.startsWith('launcher.');

/** `virtual:messages/en`: the language's messages as syntax trees; `virtual:test-page-messages/en`: those of the test page. */
export function messages(root: string): Plugin {
  const prefixes = ['virtual:messages/', 'virtual:test-page-messages/'];
  return {
    name: 'messages',
    resolveId: (id) => (prefixes.some((prefix) => id.startsWith(prefix)) ? `\0${id}` : undefined),
    load(id) {
      const prefix = prefixes.find((each) => id.startsWith(`\0${each}`));
      if (prefix === undefined) return undefined;
      const ofTestPage = prefix === prefixes[1];
      const language = id.slice(prefix.length + 1);
      this.addWatchFile(messageFile(root, language));
      const own = Object.entries(readMessages(root, language)).filter(([key]) => isTestPageMessage(key) === ofTestPage);
      const compiled = own.map(([key, source]) => [key, compileMessage(source)]);
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
    },
  };
}

/** `locales/legal/*.md`: a long document as the tree that the app shows. */
export function documents(): Plugin {
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
