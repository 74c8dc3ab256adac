/** Which built files a screen needs; the build writes the table into the document (`build/start.ts`). */
import type { Language } from '../host/session';

export interface StartFiles {
  /** Route → the files of its first paint: the one that renders it, what that imports, its styles, its document. */
  firstPaint: Record<Language, Record<string, string[]>>;
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

/** Asks for a file of code without running it. Safari knows `modulepreload` from version 17 on. */
export function preload(name: string): void {
  const link = document.createElement('link');
  link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = 'script';
  // As a module is asked for, so that it is not asked for twice.
  link.crossOrigin = 'anonymous';
  link.href = fileAddress(name);
  document.head.append(link);
}

/** @returns when the style is in force; rejects when its file does not arrive. */
export function loadStyle(name: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fileAddress(name);
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}

export const isStyle = (name: string) => name.endsWith('.css');
