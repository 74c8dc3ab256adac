/**
 * Toasts: messages and a loading indicator. Loading indicators are counted, so that the end of one call does not hide
 * the indicator or message of another.
 */

import type { ToastKind } from './toast-view';

/** ms. */
const STANDARD_DURATION = 3000;
/** ms. Shorter durations are ignored (specification, section 8). */
const SHORTEST_DURATION = 300;

let message: symbol | undefined;
/** Whether the message is about the action that opens the next screen. */
let isForNextScreen = false;
const loading: { text: string }[] = [];
/** Counts the calls of `withView`. The view is loaded asynchronously, and only the latest call may show something. */
let latestCall = 0;

/** Where the last tap was, in CSS px from the top of the window. */
let tapY: number | undefined;
globalThis.addEventListener?.('pointerdown', (event) => (tapY = event.clientY), { capture: true, passive: true });

export function toastDuration(given?: number): number {
  return given !== undefined && given > SHORTEST_DURATION ? given : STANDARD_DURATION;
}

export interface ToastOptions {
  duration?: number | undefined;
  kind?: ToastKind | undefined;
}

/** Shows a message until it is tapped or its duration is over. */
export function showToast(text: string, { duration, kind }: ToastOptions = {}): void {
  const own = Symbol(text);
  message = own;
  isForNextScreen = false;
  void withView((view) =>
    view.showMessage(
      text,
      toastDuration(duration),
      () => {
        if (message !== own) return;
        message = undefined;
        renewLoading();
      },
      { tapY, kind },
    ),
  );
}

/** Shows a loading indicator until the functions returned by all such calls have been called. */
export function showLoading(text: string): () => void {
  const entry = { text };
  loading.push(entry);
  renewLoading();
  return () => {
    const index = loading.indexOf(entry);
    if (index < 0) return;
    loading.splice(index, 1);
    renewLoading();
  };
}

/** Keeps the current message when the next screen opens, because it tells the result of the action that leads there. */
export function keepForNextScreen(): void {
  isForNextScreen = true;
}

/** Removes the message: what it said is over. A loading indicator belongs to its call and stays. */
export function hideMessage(): void {
  if (message === undefined) return;
  message = undefined;
  renewLoading();
}

/** Removes the message of a screen that was left. */
export function leaveScreen(): void {
  const isKept = isForNextScreen;
  isForNextScreen = false;
  if (!isKept) hideMessage();
}

export function hideToasts(): void {
  // Avoids loading the view when nothing is shown.
  if (message === undefined && loading.length === 0) return;
  message = undefined;
  loading.length = 0;
  renewLoading();
}

/** Shows or removes the loading indicator, unless a message is shown. */
function renewLoading(): void {
  if (message !== undefined) return;
  const current = loading[loading.length - 1];
  void withView((view) => {
    if (current === undefined) view.closeToast();
    else view.showLoading(current.text);
  });
}

async function withView(act: (view: typeof import('./toast-view')) => void): Promise<void> {
  latestCall += 1;
  const own = latestCall;
  const view = await import('./toast-view').catch(() => undefined);
  // If the file fails to load, there is no toast; each screen shows its messages inline too.
  if (view !== undefined && own === latestCall) act(view);
}
