/** The route in the address, and the parameters that a screen saves there. They survive a reload and a shared link. */
import { parseQuery, splitHash, writeQuery } from './address';

export const currentPath = () => splitHash(window.location.hash).path;

type Changes = Readonly<Record<string, string | undefined>>;

/** The current route with changed parameters inside the hash; `undefined` removes a parameter, all others stay. */
export function routeWith(changes: Changes): string {
  const { path, search } = splitHash(window.location.hash);
  const query = parseQuery(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = writeQuery(query);
  return text === '' ? path : `${path}?${text}`;
}

/** Replaces the current history entry. The router does not notice, so the screen does not render again. */
export function saveInAddress(changes: Changes): void {
  try {
    window.history.replaceState(window.history.state, '', `#${routeWith(changes)}`);
  } catch {
    // Safari throws after 100 calls in 30 seconds; the address then keeps its older parameters.
  }
}
