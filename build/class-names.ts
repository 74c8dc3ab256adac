/**
 * Names of CSS classes: the class and a hash of its file. All builds of the app use it, because the first paint's styles
 * are also those of the app. Vite's own names are longer and contain a line number, which compresses badly.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CSSOptions } from 'vite';

/** @param file its absolute path. `tests/rules/styles.test.ts` fails if two files have the same hash. */
export function scopedName(root: string, name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*/, ''));
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}

/** The rules of antd-mobile's `Steps` for what the app does not show or draws itself. They would be in the document. */
const UNUSED = /^\.adm-(?:steps-horizontal|step-status-error|step-icon-dot|step .+antd-mobile-icon)/;

export const cssOptions = (root: string): CSSOptions => ({
  modules: { generateScopedName: (name, file) => scopedName(root, name, file) },
  postcss: {
    plugins: [
      {
        postcssPlugin: 'unused-rules',
        Rule: (rule) => {
          if (UNUSED.test(rule.selector)) rule.remove();
        },
      },
    ],
  },
});
