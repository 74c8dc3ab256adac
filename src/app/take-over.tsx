/** Replaces the first paint by the app once the app has content, in one frame, and repeats the taps made until then. */
import { useLayoutEffect } from 'react';
import { BUSY, CLICK_DELAY, elementAt, pathTo, repeatTaps } from '../start/taps';
import { showToast } from '../ui/overlay/toast';

/** Hides the app's container while the first paint is shown. The router, which is rendered next, navigates from now on. */
export function hideBehindFirstPaint(root: HTMLElement): void {
  const { firstPaint: state } = window;
  if (state === undefined) return;
  state.open = undefined;
  if (state.isShown) root.dataset.heldBack = '';
}

/** Rendered before the screens, so that its layout effect runs before theirs. */
export function TakeOver() {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (root === null || document.getElementById('first-paint') === null) return;
    const state = window.firstPaint;
    // Also over a skeleton: its Back button can be pressed.
    if (state?.isPressed) root.dataset.heldBack = '';
    if (root.dataset.heldBack === undefined) {
      replaceFirstPaint(root);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const replaceWhenReady = () => {
      clearTimeout(timer);
      if (root.querySelector('main') === null || root.querySelector(BUSY) !== null) return;
      const failure = root.querySelector('[data-failure]')?.getAttribute('data-failure');
      // What can be read stays, if the app has only an error instead (contract, B12).
      if (state?.isShown && failure) {
        window.startNotice?.show(failure === 'crash' ? new Error(failure) : undefined);
        return;
      }
      if (state?.isPressed) {
        timer = setTimeout(replaceWhenReady, CLICK_DELAY);
        return;
      }
      stop();
      replaceFirstPaint(root);
    };
    const observer = new MutationObserver(replaceWhenReady);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
    replaceWhenReady();
    return stop;
  }, []);
  return null;
}

function replaceFirstPaint(root: HTMLElement): void {
  const firstPaint = document.getElementById('first-paint');
  if (firstPaint === null) return;
  const { activeElement } = document;
  const focused = activeElement === null ? undefined : pathTo(activeElement, firstPaint);
  firstPaint.remove();
  delete root.dataset.heldBack;
  if (focused !== undefined) elementAt(focused, root)?.focus({ preventScroll: true });
  const { firstPaint: state } = window;
  // The router cannot navigate before all layout effects have run.
  queueMicrotask(() => {
    if (state !== undefined) repeatTaps(state, root);
    // The app was slow.
    document.querySelector('.start-notice')?.remove();
  });
  for (const toast of state?.toasts ?? []) showToast(...toast);
}
