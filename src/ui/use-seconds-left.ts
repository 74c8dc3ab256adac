/** The seconds of a countdown: an absolute end, so that a web view that slept, or a refresh, does not lengthen the wait. */
import { useEffect, useState } from 'react';

/** ms; timers only repaint, the clock counts. */
const REPAINT = 500;

/**
 * Whole seconds until `end`, 0 when it is over. Both times are epoch milliseconds.
 * @param longest seconds; an end further away is none: the device's clock was turned back.
 */
export function secondsUntil(end: number, now: number, longest: number): number {
  const seconds = Math.ceil((end - now) / 1000);
  return seconds > 0 && seconds <= longest ? seconds : 0;
}

/** The same as time passes; repaints by itself. */
export function useSecondsLeft(end: number, longest: number): number {
  const [clock, setClock] = useState(() => ({ end, now: Date.now() }));
  // A new end is measured from now, not from the last repaint, which may be long ago.
  if (clock.end !== end) setClock({ end, now: Date.now() });
  const secondsLeft = secondsUntil(end, clock.now, longest);
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const repaint = () => setClock((current) => ({ ...current, now: Date.now() }));
    const timer = setInterval(repaint, REPAINT);
    document.addEventListener('visibilitychange', repaint);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', repaint);
    };
  }, [running]);

  return secondsLeft;
}
