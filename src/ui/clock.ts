/** Values that change with the time. They are read again by a timer, and when a suspended web view is shown again. */
import { useSyncExternalStore } from 'react';
import { calendarDay } from '../format/dates';

/** @param interval ms between checks of the clock. */
export const watchClock = (interval: number) => (changed: () => void) => {
  const timer = setInterval(changed, interval);
  // A suspended web view runs no timers.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
};

const watchDay = watchClock(60_000);

/** Today as a number of `calendarDay`. */
export function useToday(): number | undefined {
  return useSyncExternalStore(watchDay, () => calendarDay(Date.now()));
}
