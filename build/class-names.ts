/** The classes of CSS modules: short names, which the bundler writes into the code where they are used. */
import { basename } from 'node:path';
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
