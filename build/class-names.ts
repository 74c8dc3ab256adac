/** The classes of CSS modules: short names, which the bundler writes into the code where they are used. */
import { basename } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';

/** `lines_row` for the class `row` of `lines.module.css`: no two such files have the same name. */
export const classNameOf = (name: string, file: string): string =>
  `${basename(file).replace(/\.module\.css.*/, '')}_${name}`;

/**
 * Imports classes by name, since the bundler replaces a constant by its value, but not a property of an object. Code that
 * uses the object itself (`styles[variant]`, `= styles;`) keeps it.
 */
const importByName: Plugin = {
  name: 'class-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: '.module.css' },
    handler: (code) =>
      code.replace(/^import (\w+) from ('.+\.module\.css')/gm, (line, name: string, file: string) =>
        RegExp(`\\b${name}(?:\\[|;)`).test(code) ? line : `import * as ${name} from ${file}`,
      ),
  },
};

/** Otherwise the bundler would leave out a style sheet of which all names are replaced. */
const keepSheet: Plugin = {
  name: 'class-names-sheet',
  apply: 'build',
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\.module\.css/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

export const classNames: Plugin[] = [importByName, keepSheet];

/** A class in a selector, but not in what a pseudo-class has in brackets, such as `:not(.row)`. */
const CLASS = /\([^()]*(?:\([^()]*\)[^()]*)*\)|\.([\w-]+)/g;

/** A variable of antd-mobile. First paints have none of them, and styles of their own for what these would set. */
const ANTD_VARIABLE = /^var\(--adm-[\w-]+\)$/;

/** For a first paint: leaves out the rules for classes that the code does not name. */
export function usedStyles(styles: string, code: string): string {
  const names = new Set(code.match(/[\w-]+/g));
  const isUsed = (selector: string) =>
    [...selector.matchAll(CLASS)].every(([, name]) => name === undefined || names.has(name));
  const root = postcss.parse(styles);
  root.walkDecls((each) => void (ANTD_VARIABLE.test(each.value) && each.remove()));
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selector === '' || rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  return root.toString();
}
