/** Ways out of the app; with `bridge.ts` the only code that moves the browser somewhere else. */
import { paths } from '../paths';
import { mergeParameters, splitHash } from './address';
import { callNative } from './bridge';
import { readParameters, sessionQuery, withSession } from './session';
import { ownAddress, ownRoute, safePhone } from './urls';

/** Moves inside the app; given by the router. */
export type Go = (path: string) => void;

/** What a link says of where it leads: our own screens with the session, any other page as it is. */
export function linkAddress(url: URL): string {
  const route = ownRoute(url);
  return route === undefined ? url.href : ownAddress(withSession(route));
}

/** Follows a link: the native app takes it, else the router (our own screens), else a new tab. `url` has passed the gate. */
export function openLink(url: URL, go: Go): void {
  const route = ownRoute(url);
  if (callNative('navigate', linkAddress(url))) return;
  if (route !== undefined) go(route);
  else if (url.protocol === 'https:' || url.protocol === 'http:')
    window.open(url.href, '_blank', 'noopener,noreferrer');
  else window.location.assign(url.href);
}

/** Opens a screen of ours that deserves a web view of its own: the native app gets route and parameters, else the router. */
export function openScreen(path: string, go: Go): void {
  const { path: route, search } = splitHash(withSession(path));
  const payload = { path: route, ...Object.fromEntries(new URLSearchParams(search)) };
  if (!callNative('navigateWithPayload', payload)) go(path);
}

/** The borrower's home: native, else `/`. */
export function openHome(go: Go): void {
  if (!callNative('home')) go('/');
}

/** The borrower's own loans: native, else `/`. */
export function openMine(go: Go): void {
  if (!callNative('mine')) go('/');
}

/** The login: native, else the page that says that the borrower must log in. */
export function openLogin(go: Go): void {
  if (!callNative('login')) go(paths.joinLoginFailure());
}

/** Entries when the page was loaded: later ones, such as those of overlays, are not behind the first screen. */
const entriesAtLoad = window.history.length;

/** Closes the web view; a plain browser goes back, or home when no page is known behind the first screen. */
export function closeApp(go: Go): void {
  if (callNative('close')) return;
  if (isPageBehind()) window.history.back();
  else go('/');
}

/** Name, in the state of a history entry, of the mark that one of our screens is behind it. */
const OPENED_HERE = 'openedHere';

/** Whether a page is behind the first screen. Many tabs and web views begin with an empty one, which is a dead end. */
function isPageBehind(): boolean {
  if (entriesAtLoad <= 1) return false;
  // Tells entries of our own origin; older browsers lack it.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  return document.referrer !== '' || navigation?.canGoBack === true || window.history.state?.[OPENED_HERE] === true;
}

/** Rates the app: the native prompt, else the brand's store page where it has one. */
export function rateApp(storePage: string | undefined): void {
  if (callNative('rateApp') || storePage === undefined) return;
  // The rating's answer came after the tap, and Safari opens no new window then: the page goes there itself.
  const opened = window.open(storePage, '_blank');
  if (opened === null) window.location.assign(storePage);
  else opened.opener = null;
}

/** Calls a number that is fit to call; does nothing for other text. */
export function callPhone(number: string): void {
  const phone = safePhone(number);
  if (phone === undefined || callNative('callPhone', phone)) return;
  window.location.assign(`tel:${phone.replace(/[^\d+]/g, '')}`);
}

/** Opens a route as a link would, in a page that starts anew; "back" returns here. */
export function openAnew(route: string): void {
  window.history.pushState({ [OPENED_HERE]: true }, '', `#${route}`);
  window.location.reload();
}

/**
 * Starts the page anew at its address, but only if the app's own server answers: else the browser's error page would
 * take its place.
 */
export async function reloadWhenReachable(): Promise<void> {
  try {
    const { ok } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (ok) window.location.reload();
  } catch {
    // Not reachable yet.
  }
}

/** Leaves this page for good, so that "back" does not return to a form that was sent. `url` has passed the gate. */
export function replacePage(url: URL): void {
  window.location.replace(url.href);
}

/**
 * The page after a confirmed loan: the server's address with the session and `from=confirm`, inside the hash where it
 * has one, no parameter twice; what the server wrote itself stands (contract, section 6).
 */
export function confirmedAddress(url: URL): URL {
  const next = new URL(url.href);
  const hashed = next.hash.startsWith('#/');
  const { path, search } = splitHash(next.hash);
  const written = mergeParameters(next.search, hashed ? search : '');
  const query = new URLSearchParams([...mergeParameters('', hashed ? search : next.search)]);
  for (const [name, value] of Object.entries(sessionQuery(readParameters()))) {
    if (!written.has(name)) query.append(name, value);
  }
  query.set('from', 'confirm');
  if (hashed) {
    const outside = [...mergeParameters(next.search, '')].filter(([name]) => !query.has(name));
    next.search = new URLSearchParams(outside).toString();
    next.hash = `${path}?${query}`;
  } else {
    next.search = query.toString();
  }
  return next;
}
