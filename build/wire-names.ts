/** Provides `virtual:wire-names`, the deployment's dictionary. An invalid dictionary stops the build. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { checkWireNames, type WireNames } from '../src/api/wire-names.ts';
import { FIRST_PAINT, WIRE_NAMES } from './first-paint.ts';

const ID = 'virtual:wire-names';

/** The first paint's environment has a name in its place, which is replaced when the document is complete. */
export function wireNames(names: WireNames): Plugin {
  return {
    name: 'wire-names',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      return `export default ${this.environment?.name === FIRST_PAINT ? WIRE_NAMES : JSON.stringify(names)}`;
    },
  };
}

/** @throws Error that explains what is wrong with the file. */
export function readWireNames(root: string, file: string | undefined): WireNames {
  if (file === undefined || file === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(resolve(root, file), 'utf8'));
  } catch (error) {
    throw new Error(`VITE_WIRE_NAMES: cannot read ${file} as JSON (${(error as Error).message})`);
  }
  return checkWireNames(value, `VITE_WIRE_NAMES (${file})`);
}
