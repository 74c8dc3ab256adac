/** What a screen keeps in its own address, without a new entry in the history: a reload or a shared link brings it back. */
import { splitHash } from './address';

/** The path of the route that is open. */
export const openPath = () => splitHash(window.location.hash).path;

type Changes = Readonly<Record<string, string | undefined>>;

/** The route that is open, with some parameters inside the hash changed (`undefined` removes one); all others stay. */
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

/** Writes parameters into the address as it stands. The router is not told, so the screen goes on undisturbed. */
export function keepInAddress(changes: Changes): void {
  try {
    window.history.replaceState(window.history.state, '', `#${routeWith(changes)}`);
  } catch {
    // Safari allows a hundred in half a minute; the address then stays a little behind.
  }
}
