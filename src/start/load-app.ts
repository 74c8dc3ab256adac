/**
 * Inline script at the end of the document: shows the skeleton of the opened screen, and loads the app after the first
 * paint. If that fails, `notice.ts` tells the borrower.
 */

import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../languages';
import { splitHash } from '../platform/address';
import { ScreenSkeleton } from '../ui/page/skeleton';
import { fileAddress, isStyle, loadStyle, preload, type StartFiles } from './files';
import { recordFirstTaps } from './taps';

/** ms. If the server is slower, the app is loaded at the same time, because the network is idle. */
const MAX_WAIT = 1200;

/** ms. The first taps are handled before. */
const INTL_DELAY = 300;

/** The boot script has set it. */
const language = document.documentElement.lang as Language;
const { path } = splitHash(window.location.hash);

// Named once, because the build inserts the table in the place of the name.
start(__START_FILES__);

function start(files: StartFiles | undefined): void {
  // Under the development server, the document loads the app.
  if (files !== undefined) scheduleApp(files);
  if (window.startNotice !== undefined) window.startNotice.isAppLoading = true;
  if (files !== undefined) showSkeleton(files);
}

function scheduleApp(files: StartFiles): void {
  let isLoading = false;
  const loadOnce = () => {
    if (!isLoading) loadApp(files).catch((error: unknown) => window.startNotice?.show(error));
    isLoading = true;
  };
  // After one more frame, so that a tap on the new content is handled first.
  const loadLater = () => requestAnimationFrame(() => setTimeout(loadOnce));
  // If the boot script or the first paint fails, the app shows the screen.
  if (window.firstPaint === undefined) loadOnce();
  else window.firstPaint.painted.then(loadLater, loadOnce);
  setTimeout(loadOnce, MAX_WAIT);
  // The largest file: the document and the first paint have arrived, and the line waits for the server.
  window.addEventListener('load', () => {
    for (const file of files.shared) if (!isStyle(file)) preload(file);
  });
}

function showSkeleton({ screens, texts }: StartFiles): void {
  const [cards, hero, ...titles] = screens[path] ?? screens['*'] ?? [[]];
  const screen = { cards, hero: hero ?? undefined, title: titles[LANGUAGE_NAMES.indexOf(language)] };
  const { back, loading } = texts[language];
  // In this build, JSX creates elements (`runtime/dom.ts`).
  const skeleton: unknown = ScreenSkeleton({ ...screen, backLabel: back, loadingText: loading });
  const container = document.getElementById('first-paint');
  if (container === null || !(skeleton instanceof Element)) return;
  container.prepend(skeleton);
  if (window.firstPaint === undefined) return;
  window.firstPaint.screen = screen;
  recordFirstTaps(container, window.firstPaint);
}

/** Loads all files in parallel instead of one after the other as they import each other; then starts the app. */
async function loadApp(files: StartFiles): Promise<void> {
  const needed = [...files.shared, ...(files.routes[path] ?? []), ...files.languages[language]];
  const styles = needed.filter(isStyle).map(loadStyle);
  for (const file of needed) if (!isStyle(file)) preload(file);
  preload(files.entry);
  // While they are loading: the first use of a locale's number format takes 60 ms on a slow phone.
  setTimeout(() => new Intl.NumberFormat(LANGUAGES[language].locale).formatToParts(0), INTL_DELAY);
  // A style sheet that fails to load is not requested again, so the app does not start without it.
  await Promise.all(styles);
  await import(/* @vite-ignore */ fileAddress(files.entry));
}
