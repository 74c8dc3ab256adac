/** The on-screen keyboard: on iOS it covers the page without resizing it, so what is fixed below must rise itself. */
import { useSyncExternalStore } from 'react';

/** Less is the browser's own bars on their way in or out. */
const LEAST = 80;

function readGap(): number {
  const view = window.visualViewport;
  // While the reader zooms, the visible part is small for another reason.
  if (!view || view.scale > 1.01) return 0;
  const gap = Math.round(document.documentElement.clientHeight - view.height - view.offsetTop);
  return gap < LEAST ? 0 : gap;
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

/** How much of the page's foot the keyboard covers, in CSS px; 0 when it is down or resizes the page. */
export function useKeyboardGap(): number {
  return useSyncExternalStore(subscribe, readGap, () => 0);
}
