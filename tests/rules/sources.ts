/** Reads the app's source files, for tests that check them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Source {
  /** The path from the repository's root, with slashes. */
  file: string;
  text: string;
}

/** The files below a folder whose names have one of the endings. */
export function sourcesOf(folder: string, endings: readonly string[]): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.file.localeCompare(b.file));
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
