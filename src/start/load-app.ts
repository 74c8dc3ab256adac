/**
 * Inline script at the end of the document: shows the skeleton of the opened screen, and loads the app after the first
 * paint. If that fails, `notice.js` tells the borrower.
 */

import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../languages';
import { currentPath } from '../platform/hash';
import { ScreenSkeleton } from '../ui/page/skeleton';
import { fileAddress, isStyle, loadStyle, preload, type StartFiles } from './files';
import { ignoreSecondTaps, recordFirstTaps, recordPresses } from './taps';

/** ms. If the server is slower, the app starts without a first paint. */
const MAX_WAIT = 1200;

/** ms. The longest time that a page stays hidden while its styles load. */
const MAX_HIDDEN = 3000;

/** ms. The first taps are handled before. */
const INTL_DELAY = 300;

/** The boot script has set it. */
const language = document.documentElement.lang as Language;
/** The style sheet for large windows, landscape and print (`build/document-styles.ts`). */
const otherStyles = document.querySelector<HTMLLinkElement>('link[disabled]');
const enableOtherStyles = () => otherStyles?.removeAttribute('disabled');

// Named once, because the build inserts the table in the place of the name.
start(__START_FILES__);

function start(files: StartFiles | undefined): void {
  ignoreSecondTaps();
  if (window.startNotice !== undefined) window.startNotice.isAppLoading = true;
  // Under the development server, the document loads the app.
  if (files === undefined) return;
  loadApp(files).catch((error: unknown) => window.startNotice?.show(error));
  const state = window.firstPaint;
  if (state !== undefined) {
    recordPresses(state);
    state.showSkeleton = () => {
      showSkeleton(files);
      // What the app needs next. It loads the styles with it.
      for (const file of files.routes[currentPath()] ?? []) if (!isStyle(file)) preload(file);
    };
  }
  showSkeleton(files);
  // A media query that is evaluated before the skeleton is there delays its paint.
  loadOtherStyles();
}

/**
 * In such a window they are loaded at once, and the page stays hidden until then. On a phone they are loaded when the phone is
 * turned, or after the app.
 */
function loadOtherStyles(): void {
  if (otherStyles === null) return;
  const query = window.matchMedia(otherStyles.media);
  query.onchange = enableOtherStyles;
  if (!query.matches) return;
  const { style } = document.documentElement;
  const show = () => style.removeProperty('visibility');
  style.visibility = 'hidden';
  otherStyles.onload = show;
  otherStyles.onerror = show;
  setTimeout(show, MAX_HIDDEN);
  enableOtherStyles();
}

function showSkeleton({ screens, texts }: StartFiles): void {
  const [cards, hero, columns, ...titles] = screens[currentPath()] ?? screens['*'] ?? [[]];
  const screen = {
    cards,
    hero: hero ?? undefined,
    columns: columns ?? undefined,
    title: titles[LANGUAGE_NAMES.indexOf(language)],
  };
  const { back, loading } = texts[language];
  // In this build, JSX creates elements (`runtime/dom.ts`).
  const skeleton: unknown = ScreenSkeleton({ ...screen, backLabel: back, loadingText: loading });
  const container = document.getElementById('first-paint');
  if (container === null || !(skeleton instanceof Element)) return;
  container.prepend(skeleton);
  const state = window.firstPaint;
  if (state === undefined) return;
  state.screen = screen;
  if (screen.title !== undefined) document.title = screen.title;
  recordFirstTaps(container, state);
}

/**
 * Loads the app's files in parallel instead of one after the other as they import each other, and runs the app. They are
 * requested after the first paint, because requesting them takes time that the paint needs.
 */
async function loadApp(files: StartFiles): Promise<void> {
  const longestWait = new Promise((resolve) => setTimeout(resolve, MAX_WAIT));
  // If the boot script or the first paint fails, the app shows the screen.
  await Promise.race([window.firstPaint?.painted.then(nextFrame, () => undefined), longestWait]);
  const needed = [...files.app, ...(files.routes[currentPath()] ?? []), ...files.languages[language]];
  const styles = Promise.all(needed.filter(isStyle).map(loadStyle));
  for (const file of needed) if (!isStyle(file)) preload(file);
  // While the files are loading: the first use of a locale's number format takes 60 ms on a slow phone.
  setTimeout(() => new Intl.NumberFormat(LANGUAGES[language].locale).formatToParts(0), INTL_DELAY);
  // A style sheet that fails to load is not requested again, so the app does not start without it.
  await styles;
  await import(/* @vite-ignore */ fileAddress(files.app[0]));
  enableOtherStyles();
}

/** So that a tap on the new content is handled first. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
