/** A countdown to an absolute end, so that suspending or reloading the web view does not make it longer. */
import { useEffect, useState } from 'react';

/** ms between renders. The seconds are calculated from the clock. */
const REPAINT = 500;

/**
 * Whole seconds until `end`, or 0 when it has passed. Both times are epoch milliseconds.
 * @param longest seconds. An end further away is ignored, because the device's clock was set back.
 */
export function secondsUntil(end: number, now: number, longest: number): number {
  const seconds = Math.ceil((end - now) / 1000);
  return seconds > 0 && seconds <= longest ? seconds : 0;
}

/** Whole seconds until `end`; renders again as time passes. */
export function useSecondsLeft(end: number, longest: number): number {
  const [clock, setClock] = useState(() => ({ end, now: Date.now() }));
  // The last render may be long ago, so a new end is compared with the current time.
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
