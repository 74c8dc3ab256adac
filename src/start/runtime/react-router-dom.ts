/** Replaces the router in the first paint: opens screens that have a first paint, too; all other navigation needs the app. */

import { needsApp } from '../../platform/first-paint';
import { splitHash } from '../../platform/hash';
import { entryKey, entryState } from '../../platform/history-entry';
import { onFollow } from '../../ui/links/follow';
import { type Child, createElement } from './render';

export function useLocation() {
  const { path, search } = splitHash(window.location.hash);
  return {
    pathname: path,
    search,
    hash: '',
    state: entryState(),
    key: entryKey() ?? 'default',
  };
}

export const useNavigate = () => navigate;

function navigate(to: string | number, { replace, state }: { replace?: boolean; state?: unknown } = {}): void {
  if (typeof to === 'number' || replace || !window.firstPaint?.open?.(to, state)) needsApp();
}

export const useHref = ({ pathname, search }: { pathname: string; search: string }) => `#${pathname}${search}`;

/** As the router says of the screen on which the app starts. */
export const useNavigationType = () => 'POP';

interface LinkProps {
  to: string;
  state?: unknown;
  className?: string;
  children?: Child;
}

export function Link({ to, state, ...rest }: LinkProps) {
  const follow = onFollow(() => navigate(to, { state }));
  return createElement('a', { href: `#${to}`, 'data-discover': 'true', onClick: follow, ...rest });
}

/** Ignores letter case and a trailing slash, as the router does. Our patterns have no parameters. */
export function matchPath(pattern: string, path: string) {
  const normalize = (text: string) => text.toLowerCase().replace(/(.)\/$/, '$1');
  return normalize(pattern) === normalize(path) ? { pathname: path } : null;
}
