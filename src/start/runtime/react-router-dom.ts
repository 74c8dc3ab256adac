/** The router for the first paint: it knows where it is; moving is the app's. */
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
