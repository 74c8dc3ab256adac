/** The router for the first paint: it knows where it is; moving is the app's. */
import { type ComponentChildren, createElement } from 'preact';
import { splitHash } from '../../host/address';
import { needsApp } from '../taps';

export function useLocation() {
  const { path, search } = splitHash(window.location.hash);
  return { pathname: path, search, hash: '', state: null, key: historyKey() };
}

/** As the router names an entry of the history; the first of a visit is "default". */
function historyKey(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'default';
}

export const useNavigate = () => needsApp;

export const useHref = ({ pathname, search }: { pathname: string; search: string }) => `#${pathname}${search}`;

/** A first screen is never one that was pushed. */
export const useNavigationType = () => 'POP';

interface LinkProps {
  to: string;
  className?: string;
  children?: ComponentChildren;
}

export function Link({ to, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    needsApp();
  };
  return createElement('a', { href: `#${to}`, 'data-discover': 'true', onClick: follow, ...rest });
}

/** Patterns of ours have no parameters; letter case and a slash at the end don't count, as in the router. */
export function matchPath(pattern: string, path: string) {
  const plain = (text: string) => text.toLowerCase().replace(/(.)\/$/, '$1');
  return plain(pattern) === plain(path) ? { pathname: path } : null;
}
