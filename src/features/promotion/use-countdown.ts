/** The wait before another code may be asked for: an absolute end, so that a refresh or a sleeping web view is no way round it. */
import { useEffect, useState } from 'react';
import { sessionStore } from '../../host/storage';
import { RESEND_DELAY, secondsUntil } from './rules';

const KEY = 'promotion.resendAt';
/** ms; timers only repaint, the clock counts. */
const REPAINT = 500;

export function useCountdown() {
  const [end, setEnd] = useState(() => Number(sessionStore.read(KEY) ?? 0));
  const [now, setNow] = useState(Date.now);
  const secondsLeft = secondsUntil(end, now);
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const repaint = () => setNow(Date.now());
    const timer = setInterval(repaint, REPAINT);
    document.addEventListener('visibilitychange', repaint);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', repaint);
    };
  }, [running]);

  return {
    secondsLeft,
    /** Asks the clock itself: the last repaint may be old. */
    isRunning: () => secondsUntil(end, Date.now()) > 0,
    start() {
      const started = Date.now();
      sessionStore.write(KEY, String(started + RESEND_DELAY * 1000));
      setEnd(started + RESEND_DELAY * 1000);
      setNow(started);
    },
  };
}
