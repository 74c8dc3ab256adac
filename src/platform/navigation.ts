/** Leaves the app or opens other pages. Only this module and `bridge.ts` navigate outside the router. */
import { paths } from '../paths';
import { mergeParameters, parseQuery, writeQuery } from './address';
import { callNative } from './bridge';
import { splitHash } from './hash';
import { sessionQuery, withSession } from './session';
import { ownAddress, ownRoute, safePhone } from './urls';

/** Navigates inside the app; implemented with the router, see `useGo`. */
export type Go = (path: string) => void;

/** The `href` of a link. Links to our own screens get the session's parameters, all others stay unchanged. */
export function linkAddress(url: URL): string {
  const route = ownRoute(url);
  return route === undefined ? url.href : ownAddress(withSession(route));
}

/** Opens a link: in the native app, else in the router (our own screens), else in a new tab. @param url from `safeLink` */
export function openLink(url: URL, go: Go): void {
  const route = ownRoute(url);
  callNative('navigate', linkAddress(url), () => {
    if (route !== undefined) go(route);
    else if (url.protocol === 'https:' || url.protocol === 'http:') openTab(url.href);
    else window.location.assign(url.href);
  });
}

/**
 * Opens an address in a new tab. Safari blocks one that is not opened in the tap itself, and some web views have none: then it
 * takes the place of this page.
 */
function openTab(address: string): void {
  const opened = window.open(address, '_blank');
  if (opened) opened.opener = null;
  else window.location.assign(address);
}

/** Opens one of our screens in a new web view of the native app; without the native app in the router. */
export function openScreen(path: string, go: Go): void {
  const { path: route, search } = splitHash(withSession(path));
  const payload = { path: route, ...Object.fromEntries(parseQuery(search)) };
  callNative('navigateWithPayload', payload, () => go(path));
}

/** Opens the native app's home; without the native app the route `/`. */
export function openHome(go: Go): void {
  callNative('home', undefined, () => go('/'));
}

/** Opens the native app's list of the borrower's loans; without the native app the route `/`. */
export function openMine(go: Go): void {
  callNative('mine', undefined, () => go('/'));
}

/** Opens the native login; without the native app the page that tells the borrower to log in. */
export function openLogin(go: Go): void {
  callNative('login', undefined, () => go(paths.joinLoginFailure()));
}

/** Number of history entries when the page was loaded. Entries added later are not behind the first screen. */
const entriesAtLoad = window.firstPaint?.entriesAtLoad ?? window.history.length;

/** Closes the web view. A plain browser goes back, or to `/` when there is no earlier page. */
export function closeApp(go: Go): void {
  callNative('close', undefined, () => {
    if (hasEarlierPage()) window.history.back();
    else go('/');
  });
}

/** Key in the state of a history entry: one of our screens is behind this entry. */
const OPENED_HERE = 'openedHere';

/** Whether a page is behind the first screen. The empty page with which many tabs and web views start does not count. */
function hasEarlierPage(): boolean {
  if (entriesAtLoad <= 1) return false;
  // The Navigation API knows entries of our own origin; older browsers lack it.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  return document.referrer !== '' || navigation?.canGoBack === true || window.history.state?.[OPENED_HERE] === true;
}

/** Opens the native rating prompt; without the native app the brand's store page. @param onMissing called if there is neither. */
export function rateApp(storePage: string | undefined, onMissing: () => void): void {
  callNative('rateApp', undefined, () => {
    if (storePage === undefined) onMissing();
    else openTab(storePage);
  });
}

/** Calls a phone number; does nothing if the text is not one (`safePhone`). */
export function callPhone(number: string): void {
  const phone = safePhone(number);
  if (phone === undefined) return;
  callNative('callPhone', phone, () => window.location.assign(phoneAddress(phone)));
}

/** The `href` of a phone number. @param phone from `safePhone` */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Opens a route and reloads the page there; "back" returns here. */
export function openAnew(route: string): void {
  window.history.pushState({ [OPENED_HERE]: true }, '', `#${route}`);
  window.location.reload();
}

/** Whether the app's server answers. Some servers refuse the method HEAD. */
export async function isServerReachable(method: 'HEAD' | 'GET' = 'HEAD'): Promise<boolean> {
  const answer = await fetch(window.location.pathname, { method, cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) return true;
  return answer !== undefined && method === 'HEAD' && isServerReachable('GET');
}

/** Reloads the page if the app's server answers; otherwise the browser would show its error page. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isServerReachable()) window.location.reload();
}

/** ms. A page that has not opened by then may never do so: a download, an answer without content. */
export const OPENING_TIMEOUT = 5000;

/**
 * Replaces this page, so that "back" does not return to a form that was sent.
 * @param url from `safeRedirect`
 * @param onStay called if this page still stands after `OPENING_TIMEOUT`.
 */
export function replacePage(url: URL, onStay?: () => void): void {
  const { href } = window.location;
  window.location.replace(url.href);
  setTimeout(() => {
    // A screen of ours changes the address alone.
    if (window.location.href === href) onStay?.();
  }, OPENING_TIMEOUT);
}

/**
 * The page after a confirmed loan: the server's URL with the session's parameters and `from=confirm` (contract,
 * section 6). They are added inside the hash if the URL has one, or if it is one of our screens. Parameters that the server
 * has set stay unchanged, unless they are empty, and none is repeated.
 */
export function addressAfterConfirmation(url: URL): URL {
  const next = inHash(url);
  const hashed = next.hash.startsWith('#/');
  const { path, search } = splitHash(next.hash);
  const written = mergeParameters(next.search, hashed ? search : '');
  const query = new URLSearchParams([...mergeParameters('', hashed ? search : next.search)]);
  for (const [name, value] of Object.entries(sessionQuery())) {
    if (!written.get(name)) query.set(name, value);
  }
  query.set('from', 'confirm');
  if (hashed) {
    const outside = [...mergeParameters(next.search, '')].filter(([name]) => !query.has(name));
    next.search = writeQuery(outside);
    next.hash = `${path}?${writeQuery(query)}`;
  } else {
    next.search = writeQuery(query);
  }
  return next;
}

/** The URL of one of our screens, with the screen in the hash; any other URL unchanged. */
function inHash(url: URL): URL {
  if (url.hash.startsWith('#/') || url.origin !== window.location.origin) return new URL(url.href);
  const route = ownRoute(url);
  return new URL(route === undefined ? url.href : ownAddress(route));
}
