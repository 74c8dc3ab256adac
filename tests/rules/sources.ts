/** The app's own files, for rules that read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Source {
  /** From the repository's root, with slashes. */
  file: string;
  text: string;
}

/** Files below a folder of the repository whose name ends so. */
export function sourcesOf(folder: string, endings: readonly string[]): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => a.file.localeCompare(b.file));
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
