/** Which built files a screen needs; the build writes the table into the document (`build/start.ts`). */
import type { Language } from '../host/session';

export interface FirstPaintFiles {
  /** What all screens' files import. */
  shared: string;
  /** Route → the file that renders it. */
  routes: Record<string, string>;
}

export interface StartFiles {
  firstPaint: Record<Language, FirstPaintFiles>;
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

/** Asks for a file of code without running it. */
export function preload(name: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = fileAddress(name);
  document.head.append(link);
}
