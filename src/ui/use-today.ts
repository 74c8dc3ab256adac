/** Today in the device's calendar, as `calendarDay` counts; repaints when the day changes. */
import { useEffect, useState } from 'react';
import { calendarDay } from '../format/dates';

/** ms; timers only repaint, the clock counts. */
const REPAINT = 60_000;

const currentDay = () => calendarDay(Date.now());

export function useToday(): number | undefined {
  const [today, setToday] = useState(currentDay);
  useEffect(() => {
    const repaint = () => setToday(currentDay());
    const timer = setInterval(repaint, REPAINT);
    // A web view that slept has run no timer.
    document.addEventListener('visibilitychange', repaint);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', repaint);
    };
  }, []);
  return today;
}
