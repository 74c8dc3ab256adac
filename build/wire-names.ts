/** Provides `virtual:wire-names`, the deployment's dictionary. */
import type { Plugin } from 'vite';
import type { WireNames } from '../src/api/wire-names.ts';
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
