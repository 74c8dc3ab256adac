/** What covers the bottom of the window. On iOS the keyboard does so without resizing the page. */
import { useSyncExternalStore } from 'react';

/** CSS px. A smaller difference comes from the browser's toolbars. */
const MIN_KEYBOARD_HEIGHT = 80;

/** How much of the page the keyboard covers, in CSS px; 0 when it is closed or when the browser resizes the page. */
function keyboardGap(): number {
  const view = window.visualViewport;
  // While the page is zoomed, the viewport is smaller without a keyboard.
  if (!view || view.scale > 1.01) return 0;
  const gap = Math.round(document.documentElement.clientHeight - view.height - view.offsetTop);
  return gap < MIN_KEYBOARD_HEIGHT ? 0 : gap;
}

/** How much of the window's bottom the keyboard or the action bar covers, in CSS px. */
export function coveredBottom(): number {
  const bar = document.querySelector('[data-action-bar]')?.getBoundingClientRect();
  return Math.max(keyboardGap(), bar === undefined ? 0 : window.innerHeight - bar.top);
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
  return useSyncExternalStore(subscribe, keyboardGap);
}
