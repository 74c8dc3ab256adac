import { useEffect, useEffectEvent } from 'react';
import { isConnectionFailure, toFailure } from '../../api/failure';
import { isServerReachable } from '../../platform/navigation';

/** ms between two checks, unless the browser says that it is online. */
const PAUSE = 5000;

/** Reads again what failed because no answer arrived, each time that the server can be reached again. */
export function useRetryOnReturn(error: Error | null, retry: () => void): void {
  useNetworkReturn(error !== null && isConnectionFailure(toFailure(error)), retry);
}

/**
 * Reads again each time that the server can be reached again. A phone without signal does not always say that it is offline.
 * If it can be reached at first, the call failed for another reason, or in a short gap: then it reads only with `readsAtFirst`.
 */
export function useNetworkReturn(isWaiting: boolean, read: () => void, { readsAtFirst = false } = {}): void {
  const onReturn = useEffectEvent(read);
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasThere = !readsAtFirst;
    let wasGoneOnce = false;
    let isOver = false;
    const check = async () => {
      const isThere = await isServerReachable();
      if (isOver) return;
      if (isThere && !wasThere) onReturn();
      wasThere = isThere;
      wasGoneOnce ||= !isThere;
      // Both the timer and the event start checks: only one next check is set.
      clearTimeout(timer);
      // It goes on checking after the read, because the read may fail, too.
      if (wasGoneOnce) timer = setTimeout(checkIfVisible, PAUSE);
    };
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') void check();
      else timer = setTimeout(checkIfVisible, PAUSE);
    };
    void check();
    window.addEventListener('online', check);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', check);
    };
  }, [isWaiting, readsAtFirst]);
}
