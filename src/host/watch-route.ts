/** Tells which screen is open, for whoever keeps a record: neither the router nor the browser announces every change. */
import { splitHash } from './address';

/** Opened anew, come back to through the history (or typed by hand), or rewritten in place. */
export type RouteChange = 'opened' | 'returned' | 'rewritten';

type RouteListener = (path: string, change: RouteChange) => void;

/** Hears the route now and after each change. @returns how to stop. */
export function watchRoute(listen: RouteListener): () => void {
  const { history } = window;
  const { pushState, replaceState } = history;
  const tell = (change: RouteChange) => listen(openPath(), change);
  history.pushState = (...entry) => {
    pushState.apply(history, entry);
    tell('opened');
  };
  history.replaceState = (...entry) => {
    replaceState.apply(history, entry);
    tell('rewritten');
  };
  const returned = () => tell('returned');
  window.addEventListener('popstate', returned);
  window.addEventListener('hashchange', returned);
  tell('opened');
  return () => {
    window.removeEventListener('popstate', returned);
    window.removeEventListener('hashchange', returned);
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
}

/** The path of the route that is open. */
export const openPath = () => splitHash(window.location.hash).path;
