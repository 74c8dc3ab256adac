/** Saves a screen's state in its address, without a new history entry: a reload or a shared link restores it. */
import { splitHash } from './address';

/** The path of the current route. */
export const openPath = () => splitHash(window.location.hash).path;

type Changes = Readonly<Record<string, string | undefined>>;

/** The current route with changed parameters inside the hash; `undefined` removes a parameter, all others stay. */
export function routeWith(changes: Changes): string {
  const { path, search } = splitHash(window.location.hash);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Changes parameters of the current address. The router does not notice, so the screen does not render again. */
export function saveInAddress(changes: Changes): void {
  try {
    window.history.replaceState(window.history.state, '', `#${routeWith(changes)}`);
  } catch {
    // Safari throws after 100 calls in 30 seconds; the address then keeps its older parameters.
  }
}
