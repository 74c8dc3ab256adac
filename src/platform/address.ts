/** Parses addresses: parameters before and inside the hash, and path-style links (contract, section 1). Pure. */

export type Parameters = ReadonlyMap<string, string>;

/**
 * Merges the parameters of `?outside#/route?inside`. Those inside win; of a repeated parameter the first value counts.
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

/**
 * `#/repay?a=1` → path `/repay`, search `?a=1`. An empty hash is the route `/`. A second `#` and what follows it is left
 * out, as the router does; WeChat, for one, appends `#wechat_redirect`.
 */
export function splitHash(hash: string): { path: string; search: string } {
  const [route = ''] = hash.replace(/^#/, '').split('#');
  const queryStart = route.indexOf('?');
  const path = queryStart < 0 ? route : route.slice(0, queryStart);
  return { path: path.startsWith('/') ? path : `/${path}`, search: queryStart < 0 ? '' : route.slice(queryStart) };
}

/**
 * Converts a path-style address to a hash address, relative to the origin: `/h5/repay?a=1` → `/h5/#/repay?a=1`.
 * Undefined when the address is not path-style. Such links arrive when the web server falls back to index.html.
 * @param routes the known routes, to separate the deployment's folder from a route such as `/error/joint-login-fail`.
 */
export function toHashAddress(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  routes: readonly string[],
): string | undefined {
  const { search, hash } = location;
  const matches = (path: string) => routes.filter((route) => route !== '/' && path.endsWith(route));
  // `/repay/` is a route with a trailing slash; `/h5/` is a folder.
  const trimmed = location.pathname.replace(/\/$/, '');
  const pathname = matches(trimmed).length > 0 && !hash.startsWith('#/') ? trimmed : location.pathname;
  if (pathname.endsWith('/') || pathname.endsWith('.html')) return undefined;
  const [longest] = matches(pathname).sort((a, b) => b.length - a.length);
  // In an unknown path the folder cannot be recognized, so all of it is the route, and the app shows "not found".
  const route = longest ?? pathname;
  const folder = `${pathname.slice(0, pathname.length - route.length)}/`;
  // If the hash already names a route, that route wins.
  return hash.startsWith('#/') ? `${folder}${search}${hash}` : `${folder}#${route}${search}`;
}
