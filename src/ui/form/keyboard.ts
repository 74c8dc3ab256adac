/** On iOS the keyboard covers the page without resizing it, so a bar at the bottom must be moved up by script. */
import { useSyncExternalStore } from 'react';

/** CSS px. A smaller difference comes from the browser's toolbars. */
const MIN_KEYBOARD_HEIGHT = 80;

/** How much of the page the keyboard covers, in CSS px; 0 when it is closed or when the browser resizes the page. */
export function keyboardGap(): number {
  const view = window.visualViewport;
  // While the page is zoomed, the viewport is smaller without a keyboard.
  if (!view || view.scale > 1.01) return 0;
  const gap = Math.round(document.documentElement.clientHeight - view.height - view.offsetTop);
  return gap < MIN_KEYBOARD_HEIGHT ? 0 : gap;
}

function subscribe(changed: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', changed);
  view?.addEventListener('scroll', changed);
  return () => {
    view?.removeEventListener('resize', changed);
    view?.removeEventListener('scroll', changed);
  };
}

export function useKeyboardGap(): number {
  return useSyncExternalStore(subscribe, keyboardGap, () => 0);
}
