/** Moving between screens: every address inside the app carries the session along. */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mergeParameters, type Parameters } from '../host/address';
import { closeApp } from '../host/leave';
import { isOverlayEntry } from '../host/overlay-history';
import { isAt, withSession } from '../host/session';

/** The address's parameters, inside and outside the hash; follows every navigation. */
export function useParameters(): Parameters {
  const { search } = useLocation();
  return mergeParameters(window.location.search, search);
}

/** To a screen of ours, with what its history entry keeps for it. A second tap on the same way is no second step: one "back" returns from it. */
export function useGo(): (path: string, state?: object) => void {
  const navigate = useNavigate();
  return useCallback(
    (path: string, state?: object) => {
      const route = withSession(path);
      // From an overlay the way takes the place of its entry, so that Back returns to the screen below.
      void navigate(route, { replace: isAt(route) || isOverlayEntry(), state });
    },
    [navigate],
  );
}

/** Whether this is the first entry of the visit, with no screen behind it; the router calls it "default". */
export function useIsFirstEntry(): boolean {
  return useLocation().key === 'default';
}

/** Back: the screen before, or out of the web view when this is the first. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const first = useIsFirstEntry();
  const go = useGo();
  return useCallback(() => {
    if (first) closeApp(go);
    else void navigate(-1);
  }, [first, go, navigate]);
}
