/** Countdowns. Only the registration's first paint has one: those of the other screens load `clock.ts` alone. */
import { useSyncExternalStore } from 'react';
import { watchClock } from './clock';

const watchSecond = watchClock(500);
const watchNothing = () => () => undefined;

/**
 * Whole seconds until `end`, or 0 when it has passed. Both times are epoch milliseconds.
 * @param longest seconds. An end further away is ignored, because the device's clock was set back.
 */
export function secondsUntil(end: number, now: number, longest: number): number {
  const seconds = Math.ceil((end - now) / 1000);
  return seconds > 0 && seconds <= longest ? seconds : 0;
}

/** A countdown to an absolute end, so that suspending or reloading the web view does not make it longer. */
export function useSecondsLeft(end: number, longest: number): number {
  const secondsLeft = () => secondsUntil(end, Date.now(), longest);
  return useSyncExternalStore(secondsLeft() > 0 ? watchSecond : watchNothing, secondsLeft);
}
