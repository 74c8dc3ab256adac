/** The wait before another code may be asked for; its end is kept, so that a refresh is no way round it. */
import { useState } from 'react';
import * as v from 'valibot';
import { sessionStore } from '../../host/storage';
import { secondsUntil, useSecondsLeft } from '../../ui/use-seconds-left';
import { RESEND_DELAY } from './rules';

/** Epoch milliseconds. */
const KEY = 'login.resendAt';

export function useCountdown() {
  const [end, setEnd] = useState(() => sessionStore.read(KEY, v.number()) ?? 0);
  const secondsLeft = useSecondsLeft(end, RESEND_DELAY);
  return {
    secondsLeft,
    /** Asks the clock itself: the last repaint may be old. */
    isRunning: () => secondsUntil(end, Date.now(), RESEND_DELAY) > 0,
    start() {
      const next = Date.now() + RESEND_DELAY * 1000;
      sessionStore.write(KEY, next);
      setEnd(next);
    },
  };
}
