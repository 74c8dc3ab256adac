/** Navigation between screens. Each route keeps the session's parameters. */
import { useLocation, useNavigate } from 'react-router-dom';
import { mergeParameters, type Parameters } from '../../platform/address';
import { closeApp } from '../../platform/navigation';
import { isOverlayEntry } from '../../platform/overlay-history';
import { isAt, withSession } from '../../platform/session';
import type { EntryState } from './entry-state';

/** The router's key for an entry that it has not written: that of the link, or of a hash that something else has changed. */
const FIRST = 'default';

export function useParameters(): Parameters {
  const { search, key } = useLocation();
  return mergeParameters(window.location.search, search, key === FIRST);
}

/**
 * Navigates to a route, with a state for its history entry. A second tap on the same link replaces the entry, so that
 * "back" returns at once.
 */
export function useGo(): (path: string, state?: EntryState) => void {
  const navigate = useNavigate();
  return (path, state) => {
    const route = withSession(path);
    // Navigating from an overlay replaces its history entry, so that Back returns to the screen below.
    void navigate(route, { replace: isAt(route) || isOverlayEntry(), state });
  };
}

/** Navigates to a route in the place of the current history entry, so that Back does not return to it. */
export function useReplace(): (path: string, state?: EntryState) => void {
  const navigate = useNavigate();
  return (path, state) => void navigate(withSession(path), { replace: true, state });
}

/** Whether this is the first history entry, with no screen behind it. */
export function useIsFirstEntry(): boolean {
  return useLocation().key === FIRST;
}

/** Goes back to the previous screen; on the first screen it closes the web view. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const first = useIsFirstEntry();
  const go = useGo();
  return () => {
    if (first) closeApp(go);
    else void navigate(-1);
  };
}
