/** Today as a number of `calendarDay`; renders again when the day changes. */
import { useEffect, useState } from 'react';
import { calendarDay } from '../format/dates';

/** ms between checks of the clock. */
const REPAINT = 60_000;

const currentDay = () => calendarDay(Date.now());

export function useToday(): number | undefined {
  const [today, setToday] = useState(currentDay);
  useEffect(() => {
    const repaint = () => setToday(currentDay());
    const timer = setInterval(repaint, REPAINT);
    // A suspended web view runs no timers.
    document.addEventListener('visibilitychange', repaint);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', repaint);
    };
  }, []);
  return today;
}
