/** Which built files a screen needs; the build writes the table into the document (`build/start.ts`). */
import type { Language } from '../host/session';

export interface StartFiles {
  /** Renderers of the first paint, by group and language. */
  firstPaint: Record<string, Record<Language, string>>;
  /** Route → group of `firstPaint`. */
  groups: Record<string, string>;
  /** The app's entry. */
  entry: string;
  /** What the entry imports. */
  shared: string[];
  /** What each route needs beside them, and each language. */
  routes: Record<string, string[]>;
  languages: Record<Language, string[]>;
}

/** Absolute, since the base of an inline script is the address before a path-style link was turned. */
export const fileAddress = (name: string) => new URL(name, document.baseURI).href;

/** The address of the first paint's module; undefined where a route has none. */
export function firstPaintOf(path: string, language: Language): string | undefined {
  const group = __START_FILES__?.groups[path];
  const file = group === undefined ? undefined : __START_FILES__?.firstPaint[group]?.[language];
  return file === undefined ? undefined : fileAddress(file);
}
