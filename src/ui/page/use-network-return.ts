import { useEffect, useEffectEvent } from 'react';
import { isConnectionFailure, toFailure } from '../../api/failure';
import { isServerReachable } from '../../platform/navigation';

/** ms between two checks. */
const PAUSE = 5000;

/** Reads again what failed because no answer arrived, each time that the server can be reached again. */
export function useRetryOnReturn(error: Error | null, retry: () => void): void {
  useNetworkReturn(error !== null && isConnectionFailure(toFailure(error)), retry);
}

/**
 * Reads again each time that the server can be reached again. A phone without signal does not always say that it is offline.
 * Without effect if the server of the app can be reached at first: then the call failed for another reason.
 */
export function useNetworkReturn(isWaiting: boolean, read: () => void): void {
  const onReturn = useEffectEvent(read);
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasThere = true;
    let wasGoneOnce = false;
    let isOver = false;
    const check = async () => {
      const isThere = await isServerReachable();
      if (isOver) return;
      if (isThere && !wasThere) onReturn();
      wasThere = isThere;
      wasGoneOnce ||= !isThere;
      // It goes on checking after the read, because the read may fail, too.
      if (wasGoneOnce) timer = setTimeout(checkIfVisible, PAUSE);
    };
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') void check();
      else timer = setTimeout(checkIfVisible, PAUSE);
    };
    void check();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWaiting]);
}
