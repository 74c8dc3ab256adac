/** The app takes the place of the first paint: when its own content is there, in one frame, with what was tapped till then. */
import { useLayoutEffect } from 'react';
import { BUSY, elementAt, pathTo, repeatTaps } from '../start/taps';
import { showToast } from '../ui/toast';

/** ms; a click follows the release of its finger. */
const CLICK_DELAY = 60;

/** Hides the app's container until the app has content, so that nothing is shown twice. */
export function holdBack(root: HTMLElement): void {
  if (window.firstPaint?.isShown) root.dataset.heldBack = '';
}

/** Stands before the screens, so that it acts before their own effects. */
export function TakeOver() {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const firstPaint = document.getElementById('first-paint');
    if (root === null || firstPaint === null) return;
    if (root.dataset.heldBack === undefined) {
      replaceFirstPaint(firstPaint, root);
      return;
    }
    let isPressed = false;
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      setTimeout(() => {
        isPressed = false;
        attempt();
      }, CLICK_DELAY);
    };
    const attempt = () => {
      const isReady = root.querySelector('main') !== null && root.querySelector(BUSY) === null;
      if (isPressed || !isReady) return;
      stop();
      replaceFirstPaint(firstPaint, root);
    };
    const observer = new MutationObserver(attempt);
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
    attempt();
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
