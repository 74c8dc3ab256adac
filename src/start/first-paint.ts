/**
 * The first paint: the app's own screens, rendered with a small runtime (`runtime/`) from the boot script's answer,
 * before React is loaded. The app then replaces it (`app/take-over.tsx`).
 */
import '../../theme/tokens.css';
import '../../theme/base.css';
import { setTimeZone } from '../format/time-zone';
import { entryKey } from '../platform/history-entry';
import { currentBrand } from '../platform/session';
import { type Messages, setMessages } from './runtime/react-intl';
import { firstAnswer, startQueries } from './runtime/react-query';
import { type Child, render } from './runtime/render';
import { BUSY, recordTaps, repeatTaps } from './taps';

/**
 * Renders the opened screen: first its loading state, then its content when the answer arrives.
 * Resolves when the content is painted, or when it cannot be and the app must show the screen.
 */
export async function paintFirst(Screen: () => Child, messages: Messages, styles: string): Promise<void> {
  setMessages(messages);
  addStyles(styles);
  setTimeZone(currentBrand().timeZone);
  const container = document.getElementById('first-paint');
  const state = window.firstPaint;
  if (container === null || state === undefined || window.location.href !== state.address) return;
  startQueries();
  const loading = container.firstElementChild?.cloneNode(true);
  const isAwaited = window.earlyCall?.isAnswered === false;
  if (window.earlyCall && !isAwaited) await runQueries(Screen);
  // Otherwise the content would reuse elements of the skeleton at other places, which counts as a layout shift.
  if (!isAwaited) container.querySelector('main')?.remove();
  render(Screen, container);
  recordTaps(container, state);
  if (container.childElementCount > 0) repeatTaps({ taps: state.taps.splice(0), values: [] }, container);
  await firstAnswer();
  // An answer is rendered in a microtask; the task after the next frame runs when the content is painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Another screen was opened meanwhile.
  if (!container.isConnected) return;
  const isWaiting = container.querySelector(BUSY) !== null;
  if (container.querySelector('main') !== null && !isWaiting) {
    state.isShown = true;
    state.shownAt = performance.now();
    // A screen reader announces a screen that was opened from another one. The app does the same, but is hidden now.
    const isOpened = entryKey() !== undefined && document.activeElement === document.body;
    if (isOpened) container.querySelector('h1')?.focus({ preventScroll: true });
  } else if (container.childElementCount === 0 && loading !== undefined) container.append(loading);
}

/** Adds the screen's styles to those of the document, because the security policy allows no new style element. */
function addStyles(styles: string): void {
  // Not the first one of all: programs that change pages, such as those that make them dark, add their own before it.
  const sheet = document.querySelector<HTMLStyleElement>('title ~ style')?.sheet;
  // One rule, because a rule is all that can be added.
  sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length);
}

/** Runs the screen's queries, so that it is rendered once, with its content. */
async function runQueries(Screen: () => Child): Promise<void> {
  const Queries = () => {
    // Its hooks run in this component; what it returns is not rendered.
    Screen();
    return null;
  };
  render(Queries, document.createElement('div'));
  await firstAnswer();
}
