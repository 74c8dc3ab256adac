/** Values that change with the time. They are read again by a timer, and when a suspended web view is shown again. */
import { useSyncExternalStore } from 'react';
import { calendarDay } from '../format/dates';

/** @param interval ms between checks of the clock. */
const watchClock = (interval: number) => (changed: () => void) => {
  const timer = setInterval(changed, interval);
  // A suspended web view runs no timers.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
};

const watchDay = watchClock(60_000);
const watchSecond = watchClock(500);
const watchNothing = () => () => undefined;

/** Today as a number of `calendarDay`. */
export function useToday(): number | undefined {
  return useSyncExternalStore(watchDay, () => calendarDay(Date.now()));
}

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
