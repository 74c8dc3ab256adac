/** The route in the hash of an address. A file of its own, because the script that loads the app needs nothing else of `address.ts`. */

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

export const currentPath = () => splitHash(window.location.hash).path;
