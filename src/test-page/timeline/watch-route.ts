/** Tells which screen is open: neither the router nor the browser announces every change. */
import { currentPath } from '../../platform/hash';

/** @param listen hears the route's path now and after each change; `isRewritten` when an entry of the history is replaced. */
export function watchRoute(listen: (path: string, isRewritten: boolean) => void): void {
  const { history } = window;
  const { pushState, replaceState } = history;
  history.pushState = (...entry) => {
    pushState.apply(history, entry);
    listen(currentPath(), false);
  };
  history.replaceState = (...entry) => {
    replaceState.apply(history, entry);
    listen(currentPath(), true);
  };
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, () => listen(currentPath(), false));
  listen(currentPath(), false);
}
