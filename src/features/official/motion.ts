/** What the reader and the device say about things that move by themselves. */
import { useSyncExternalStore } from 'react';

const STILLNESS = '(prefers-reduced-motion: reduce)';

export function wantsStillness(): boolean {
  return window.matchMedia(STILLNESS).matches;
}

export function useStillness(): boolean {
  return useSyncExternalStore(watchStillness, wantsStillness);
}

/** Whether the tab is in sight. */
export function useTabShown(): boolean {
  return useSyncExternalStore(watchTab, () => document.visibilityState !== 'hidden');
}

function watchStillness(changed: () => void): () => void {
  const query = window.matchMedia(STILLNESS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function watchTab(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
