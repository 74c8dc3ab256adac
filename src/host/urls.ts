/** The URL gate: what an address from the server or the address bar may become (contract, section 3). */
import { routePatterns } from '../paths';
import { mergeParameters, splitHash } from './address';
import { apiBase, h5Base } from './config';

const WEB = ['https:', 'http:'];

/** A link: web addresses and the brand's own app scheme; relative ones resolve against our own document. */
export function safeLink(value: unknown, appScheme?: string): URL | undefined {
  const url = resolve(value, window.location.href);
  if (url === undefined) return undefined;
  return WEB.includes(url.protocol) || (appScheme !== undefined && url.protocol === `${appScheme}:`) ? url : undefined;
}

/** An image: web addresses and `data:image/…`; relative ones resolve against the API base. */
export function safeImage(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\s*data:image\//i.test(value)) return value.trim();
  // The base itself may be a path of our own origin.
  const base = new URL(`${apiBase()}/`, window.location.origin).href;
  const url = resolve(value, base);
  return url !== undefined && WEB.includes(url.protocol) ? url.href : undefined;
}

/** An address we may send the borrower to unasked: our own origin, the H5 base, or a host that the brand lists. */
export function safeRedirect(value: unknown, brandHosts: readonly string[]): URL | undefined {
  const url = resolve(value, window.location.href);
  if (url === undefined || !WEB.includes(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  const base = h5Base() === '' ? undefined : resolve(h5Base(), window.location.href);
  const known = url.origin === window.location.origin || url.origin === base?.origin || brandHosts.includes(url.host);
  return known ? url : undefined;
}

/**
 * The route of an address that is a screen of this very app (`/repay?a=1`), its parameters on either side of the hash
 * or the address path-style (contract, section 1); undefined for any other page.
 */
export function ownRoute(url: URL): string | undefined {
  const folder = ownFolder();
  if (url.origin !== window.location.origin || !url.pathname.startsWith(folder)) return undefined;
  const path = url.pathname.slice(folder.length - 1).replace(/(.)\/$/, '$1');
  const inHash = url.hash.startsWith('#/');
  if (path !== '/' && path !== '/index.html') return !inHash && SCREENS.has(path) ? `${path}${url.search}` : undefined;
  if (!inHash) return undefined;
  const { path: route, search } = splitHash(url.hash);
  const query = new URLSearchParams([...mergeParameters(url.search, search)]).toString();
  return query === '' ? route : `${route}?${query}`;
}

/** The address of a route of ours, for those who need a whole one. */
export function ownAddress(route: string): string {
  return `${window.location.origin}${ownFolder()}#${route}`;
}

const SCREENS: ReadonlySet<string> = new Set(Object.values(routePatterns));

function ownFolder(): string {
  const { pathname } = window.location;
  return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

/** `tel:` address of a number fit to call, else undefined: digits, `+`, spaces, dashes, brackets, at most 20. */
export function safePhone(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return /^[\d+\s\-()]{1,20}$/.test(text) && /\d/.test(text) ? text : undefined;
}

function resolve(value: unknown, base: string): URL | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  // A bare word or number is a flag, not an address; a relative address shows it by one of these marks.
  if (!/^[a-z][a-z\d+.-]*:/i.test(text) && (/\s/.test(text) || !/[/.#?]/.test(text))) return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
