/** The dictionary of wire names this process was told to use, one for both sides. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkWireNames, type WireNames } from '../src/api/wire-names.ts';

/** Reads WIRE_NAMES, else VITE_WIRE_NAMES, and tells the build of the app about it. */
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
