/** The route in the address, and the parameters that a screen saves there. They survive a reload and a shared link. */
import { withQuery } from '../paths';
import { currentPath } from './hash';
import { readParameters } from './session';

type Changes = Readonly<Record<string, string | undefined>>;

/** The current route with all its parameters inside the hash, changed; `undefined` removes one. */
export function routeWith(changes: Changes): string {
  return withQuery(currentPath(), { ...Object.fromEntries(readParameters()), ...changes });
}

/** Replaces the current history entry. The router does not notice, so the screen does not render again. */
export function saveInAddress(changes: Changes): void {
  try {
    window.history.replaceState(window.history.state, '', `#${routeWith(changes)}`);
  } catch {
    // Safari throws after 100 calls in 30 seconds; the address then keeps its older parameters.
  }
}
