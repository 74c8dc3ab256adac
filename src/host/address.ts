/** Reads addresses: parameters on both sides of the hash, and path-style links (contract, section 1). Pure. */

export type Parameters = ReadonlyMap<string, string>;

/**
 * Parameters of `?outside#/route?inside`: inside wins, and the first value of a repeated one counts.
 * @param outside `location.search`; @param inside the query of the hash. Both with or without `?`.
 */
export function mergeParameters(outside: string, inside: string): Parameters {
  const merged = new Map<string, string>();
  for (const search of [inside, outside]) {
    for (const [name, value] of new URLSearchParams(search)) {
      if (!merged.has(name)) merged.set(name, value);
    }
  }
  return merged;
}

/** `#/repay?a=1` → path `/repay`, search `?a=1`. An empty hash is the route `/`. */
export function splitHash(hash: string): { path: string; search: string } {
  const route = hash.replace(/^#/, '');
  const mark = route.indexOf('?');
  const path = mark < 0 ? route : route.slice(0, mark);
  return { path: path.startsWith('/') ? path : `/${path}`, search: mark < 0 ? '' : route.slice(mark) };
}

/**
 * The hash address that a path-style one stands for, relative to the origin; undefined when it is none.
 * `/h5/repay?a=1` → `/h5/#/repay?a=1`. A host that falls back to index.html brings such links here.
 * @param routes the known routes, to tell `/h5/error/joint-login-fail` from a folder of the deployment.
 */
export function toHashAddress(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  routes: readonly string[],
): string | undefined {
  const { search, hash } = location;
  const named = (path: string) => routes.filter((route) => route !== '/' && path.endsWith(route));
  // `/repay/` is a route with a slash too many; `/h5/` is a folder.
  const trimmed = location.pathname.replace(/\/$/, '');
  const pathname = named(trimmed).length > 0 && !hash.startsWith('#/') ? trimmed : location.pathname;
  if (pathname.endsWith('/') || pathname.endsWith('.html')) return undefined;
  const known = named(pathname).sort((a, b) => b.length - a.length);
  // Of an unknown path nobody can tell folder and route apart; it all is the route, and the app says not found.
  const route = known[0] ?? pathname;
  const folder = `${pathname.slice(0, pathname.length - route.length)}/`;
  // A hash that already names a route says more than the path does.
  return hash.startsWith('#/') ? `${folder}${search}${hash}` : `${folder}#${route}${search}`;
}
