/** The dictionary of wire names, which the app and the sandbox share. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkWireNames, type WireNames } from '../src/api/wire-names.ts';

/** Reads the file named by WIRE_NAMES, else VITE_WIRE_NAMES. Sets VITE_WIRE_NAMES, which the build of the app reads. */
export function dictionaryFromEnvironment(): WireNames {
  const named = process.env.WIRE_NAMES || process.env.VITE_WIRE_NAMES;
  if (!named) return {};
  const file = resolve(named);
  process.env.VITE_WIRE_NAMES = file;
  return readDictionary(file);
}

export function readDictionary(file: string): WireNames {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: the dictionary of wire names could not be read (${(error as Error).message})`);
  }
  return checkWireNames(value, file);
}
