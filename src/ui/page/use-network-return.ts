import { useEffect, useEffectEvent } from 'react';
import { isServerReachable } from '../../platform/navigation';

/** ms between two checks. */
const PAUSE = 5000;

/**
 * Reads again when the server can be reached again. A phone without signal does not always say that it is offline. Without
 * effect while the server of the app can be reached: then the call failed for another reason.
 */
export function useNetworkReturn(isWaiting: boolean, read: () => void): void {
  const onReturn = useEffectEvent(read);
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasGone = false;
    let isOver = false;
    const check = async () => {
      const isThere = await isServerReachable();
      if (isOver) return;
      wasGone ||= !isThere;
      if (isThere && wasGone) onReturn();
      else if (wasGone) timer = setTimeout(checkIfVisible, PAUSE);
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
