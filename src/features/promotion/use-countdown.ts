/** The wait before another code may be requested. Its end is saved, so that a reload does not skip it. */
import { useState } from 'react';
import * as v from 'valibot';
import { sessionStore } from '../../platform/storage';
import { secondsUntil, useSecondsLeft } from '../../ui/clock';
import { RESEND_DELAY } from './rules';

/** Epoch milliseconds. */
const KEY = 'login.resendAt';

export function useCountdown() {
  const [end, setEnd] = useState(() => sessionStore.read(KEY, v.number()) ?? 0);
  const secondsLeft = useSecondsLeft(end, RESEND_DELAY);
  return {
    secondsLeft,
    /** Reads the clock, because the last render may be old. */
    isRunning: () => secondsUntil(end, Date.now(), RESEND_DELAY) > 0,
    start() {
      const next = Date.now() + RESEND_DELAY * 1000;
      sessionStore.write(KEY, next);
      setEnd(next);
    },
  };
}
