/**
 * Short names in the built styles: `-a0` for the class `lines_line`, `--a` for the token `--color-text`. The document and the
 * first paint repeat them, and are 0.5 kB smaller so. They follow the order of the files, so that each build has the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { classNameOf } from './class-names.ts';

const numbered = (names: Iterable<string>, nameAt: (index: number) => string): ReadonlyMap<string, string> =>
  new Map([...new Set(names)].map((name, index) => [name, nameAt(index)]));

/** Names for classes and for animations, which a CSS module renames like classes. A letter comes first: `-a0` and not `-00`. */
export function shortClassNames(root: string): typeof classNameOf {
  const sheets = readdirSync(join(root, 'src'), { encoding: 'utf8', recursive: true });
  const names = sheets.sort().flatMap((sheet) => {
    if (!sheet.endsWith('.module.css')) return [];
    const words = readFileSync(join(root, 'src', sheet), 'utf8').match(/(?<=\.|@keyframes )[a-z]\w*/gi) ?? [];
    return words.map((word) => classNameOf(word, sheet));
  });
  const short = numbered(names, (index) => `-${(index + 360).toString(36)}`);
  return (name, file) => {
    const long = classNameOf(name, file);
    return short.get(long) ?? long;
  };
}

/** Without `w` to `z`, since antd-mobile has a variable `--z`. Tests set the font. */
export function shortTokens(root: string): Plugin {
  const tokens =
    readFileSync(join(root, 'theme/tokens.css'), 'utf8').match(/(?<=^ +)--(?!font-family)[\w-]+(?=:)/gm) ?? [];
  const short = numbered(tokens, (index) => `--${index.toString(32)}`);
  return {
    name: 'short-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:src|theme)\/.*\.(?:css|tsx?)(?:\?|$)/ },
      handler: (code) => code.replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name),
    },
  };
}
