/**
 * The dictionary of wire names: a deployment may rename fields and path segments on the wire (contract, section 2).
 * Pure and free of the browser, because the build, the app and the sandbox all read it.
 */

/** Canonical name → name on the wire. What it lacks passes unchanged. */
export type WireNames = Readonly<Record<string, string>>;

export interface Renamer {
  /** One name, canonical → wire. */
  keyToWire(name: string): string;
  keyToCanonical(name: string): string;
  /** Each whole segment of a path; `/a/b` → `/x/y`. */
  pathToWire(path: string): string;
  pathToCanonical(path: string): string;
  /** Every key of plain objects at any depth; arrays are walked; values stay. */
  toWire(value: unknown): unknown;
  toCanonical(value: unknown): unknown;
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a dictionary from parsed JSON.
 * @param source what to call the dictionary in messages (a file name).
 * @throws Error with a sentence for the person who builds.
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

/** The two directions of one dictionary. */
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
  // fromEntries defines own properties, so a hostile "__proto__" key stays a harmless key.
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), renameKeys(item, rename)]));
}
