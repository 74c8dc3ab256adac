/** Provides `virtual:wire-names`, the deployment's dictionary. An invalid dictionary stops the build. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { checkWireNames, type WireNames } from '../src/api/wire-names.ts';

const ID = 'virtual:wire-names';

/** @param code the module's default export: a dictionary as JSON, or a placeholder that is replaced later. */
export function wireNames(code: string): Plugin {
  return {
    name: 'wire-names',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: (source) => (source === `\0${ID}` ? `export default ${code}` : undefined),
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
