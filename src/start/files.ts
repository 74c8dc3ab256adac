/** The built files that each screen needs. The build inserts the table into the document (`build/start.ts`). */
import type { Language } from '../languages';
import type { Skeleton } from '../screens';

export interface StartFiles {
  /** Route → the files of its first paint: the one that renders it, its legal document. See `inLanguage`. */
  firstPaint: Record<string, (string | Record<Language, string>)[]>;
  /** The app's entry, then the files that it imports. */
  app: [entry: string, ...imported: string[]];
  /** The further files of each route. */
  routes: Record<string, string[]>;
  languages: Record<Language, string[]>;
  /** Route pattern → its skeleton, and its title in the languages of `LANGUAGE_NAMES`. A list, because it takes fewer bytes. */
  screens: Record<
    string,
    [
      cards: Skeleton['cards'],
      hero?: Skeleton['hero'] | null,
      columns?: Skeleton['columns'] | null,
      ...titles: string[],
    ]
  >;
  /** The other texts of a skeleton. */
  texts: Record<Language, { back: string; loading: string }>;
}

/** A file of a first paint: `*` in its name stands for the language, or it has another name in each language. */
export const inLanguage = (file: StartFiles['firstPaint'][string][number], language: Language): string =>
  typeof file === 'string' ? file.replace('*', language) : file[language];

/** The absolute URL: an inline script resolves imports against the address before a path-style link was converted. */
export const fileAddress = (name: string) => new URL(name, document.baseURI).href;

/** Loads a script without running it. Safari supports `modulepreload` from version 17. */
export function preload(name: string): void {
  if (document.querySelector(`link[href="${name}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = 'script';
  // The same request mode as for a module; otherwise the file is loaded twice.
  link.crossOrigin = 'anonymous';
  link.href = name;
  document.head.append(link);
}

/**
 * Resolves when the style sheet is applied; rejects when it fails to load. Until it has loaded, its media query does not
 * match: WebKit does not show new elements while a style sheet that matches is loading.
 */
export function loadStyle(name: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  // Otherwise such a style sheet is requested last.
  link.fetchPriority = 'high';
  link.href = name;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => {
      link.media = 'all';
      if (isEmpty(link)) reject(new Error(name));
      else resolve();
    };
    link.onerror = reject;
  });
}

/** Whether it has no rules: then another file, such as the document, came in its place. Rules of another origin cannot be read. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return false;
  }
}

export const isStyle = (name: string) => name.endsWith('.css');
