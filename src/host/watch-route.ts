/** Tells which screen is open, for whoever keeps a record: neither the router nor the browser announces every change. */
import { splitHash } from './address';

/** `moved`: another entry of the history; else the address of the open screen was rewritten as it stood. */
type RouteListener = (path: string, moved: boolean) => void;

/** Hears the route now and after each change. @returns how to stop. */
export function watchRoute(listen: RouteListener): () => void {
  const { history } = window;
  const { pushState, replaceState } = history;
  const tell = (moved: boolean) => listen(openPath(), moved);
  history.pushState = (...entry) => {
    pushState.apply(history, entry);
    tell(true);
  };
  history.replaceState = (...entry) => {
    replaceState.apply(history, entry);
    tell(false);
  };
  const moved = () => tell(true);
  window.addEventListener('popstate', moved);
  window.addEventListener('hashchange', moved);
  moved();
  return () => {
    window.removeEventListener('popstate', moved);
    window.removeEventListener('hashchange', moved);
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}

/** The path of the route that is open. */
export const openPath = () => splitHash(window.location.hash).path;
