/** Replaces the first paint by the app once the app has content, in one frame, and repeats the taps made until then. */
import { useLayoutEffect } from 'react';
import { BUSY, elementAt, pathTo, repeatTaps } from '../start/taps';
import { showToast } from '../ui/toast';

/** ms. The browser fires `click` after `pointerup`. */
const CLICK_DELAY = 60;

/** Hides the app's container while the first paint is shown. */
export function hideBehindFirstPaint(root: HTMLElement): void {
  if (window.firstPaint?.isShown) root.dataset.heldBack = '';
}

/** Rendered before the screens, so that its layout effect runs before theirs. */
export function TakeOver() {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const firstPaint = document.getElementById('first-paint');
    if (root === null || firstPaint === null) return;
    if (root.dataset.heldBack === undefined) {
      replaceFirstPaint(firstPaint, root);
      return;
    }
    let isPressed = firstPaint.matches(':active');
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      setTimeout(() => {
        isPressed = false;
        replaceWhenReady();
      }, CLICK_DELAY);
    };
    const replaceWhenReady = () => {
      const isReady = root.querySelector('main') !== null && root.querySelector(BUSY) === null;
      if (isPressed || !isReady) return;
      stop();
      replaceFirstPaint(firstPaint, root);
    };
    const observer = new MutationObserver(replaceWhenReady);
    const stop = () => {
      observer.disconnect();
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    replaceWhenReady();
    return stop;
  }, []);
  return null;
}

function replaceFirstPaint(firstPaint: HTMLElement, root: HTMLElement): void {
  const { activeElement } = document;
  const focused = activeElement === null ? undefined : pathTo(activeElement, firstPaint);
  firstPaint.remove();
  delete root.dataset.heldBack;
  if (focused !== undefined) elementAt(focused, root)?.focus({ preventScroll: true });
  if (window.firstPaint !== undefined) repeatTaps(window.firstPaint, root);
  for (const text of window.firstPaint?.toasts ?? []) showToast(text);
}
