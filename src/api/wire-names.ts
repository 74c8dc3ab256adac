/**
 * The dictionary of wire names: a deployment may rename fields and path segments in requests and answers (contract,
 * section 2). Pure and without browser APIs, because the build and the sandbox use it too.
 */

/** Canonical name → wire name. Names that are not listed stay unchanged. */
export type WireNames = Readonly<Record<string, string>>;

export interface Renamer {
  keyToWire(name: string): string;
  keyToCanonical(name: string): string;
  /** Renames each whole segment of a path: `/a/b` → `/x/y`. */
  pathToWire(path: string): string;
  pathToCanonical(path: string): string;
  /** Renames the keys of objects at any depth, also inside arrays; values stay unchanged. */
  toWire(value: unknown): unknown;
  toCanonical(value: unknown): unknown;
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a dictionary from parsed JSON.
 * @param source what to call the dictionary in messages (a file name).
 * @throws Error that explains what is wrong in the dictionary.
 */
export function checkWireNames(value: unknown, source: string): WireNames {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${source}: the dictionary of wire names must be one flat JSON object, canonical name → wire name`);
  }
  const canonicalOf = new Map<string, string>();
  for (const [canonical, wire] of Object.entries(value)) {
    if (typeof wire !== 'string' || wire === '') {
      throw new Error(`${source}: the wire name of "${canonical}" must be a non-empty string`);
    }
    for (const name of [canonical, wire]) {
      if (FORBIDDEN.has(name)) throw new Error(`${source}: "${name}" cannot be used as a name`);
    }
    const other = canonicalOf.get(wire);
    if (other !== undefined) {
      throw new Error(`${source}: "${other}" and "${canonical}" both have the wire name "${wire}"`);
    }
    canonicalOf.set(wire, canonical);
  }
  return value as WireNames;
}

export function createRenamer(names: WireNames): Renamer {
  const wireOf = new Map(Object.entries(names));
  const canonicalOf = new Map(Object.entries(names).map(([canonical, wire]) => [wire, canonical]));
  const keyToWire = (name: string) => wireOf.get(name) ?? name;
  const keyToCanonical = (name: string) => canonicalOf.get(name) ?? name;
  return {
    keyToWire,
    keyToCanonical,
    pathToWire: (path) => path.split('/').map(keyToWire).join('/'),
    pathToCanonical: (path) => path.split('/').map(keyToCanonical).join('/'),
    toWire: (value) => renameKeys(value, keyToWire),
    toCanonical: (value) => renameKeys(value, keyToCanonical),
  };
}

function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  // Of two keys with the same new name the renamed one wins: the other is no field of the contract.
  const entries = Object.entries(value).sort(([a], [b]) => Number(rename(a) !== a) - Number(rename(b) !== b));
  // fromEntries defines own properties, so a "__proto__" key in an answer does not change the prototype.
  return Object.fromEntries(entries.map(([key, item]) => [rename(key), renameKeys(item, rename)]));
}
