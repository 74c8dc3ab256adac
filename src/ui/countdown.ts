/** Countdowns. Only the registration's first paint has one: those of the other screens load `clock.ts` alone. */
import { useSyncExternalStore } from 'react';
import { watchClock } from './clock';

/** Seconds until another code may be requested (specification, section 4). */
export const RESEND_DELAY = 60;

const watchSecond = watchClock(500);
const watchNothing = () => () => undefined;

/**
 * Both times are in epoch milliseconds.
 * @returns whole seconds until `end`; 0 if it has passed, or is further away because the device's clock was set back.
 */
export function secondsUntil(end: number, now: number): number {
  const seconds = Math.ceil((end - now) / 1000);
  return seconds > 0 && seconds <= RESEND_DELAY ? seconds : 0;
}

/** A countdown to an absolute end, so that suspending or reloading the web view does not make it longer. */
export function useSecondsLeft(end: number): number {
  const secondsLeft = () => secondsUntil(end, Date.now());
  return useSyncExternalStore(secondsLeft() > 0 ? watchSecond : watchNothing, secondsLeft);
}
