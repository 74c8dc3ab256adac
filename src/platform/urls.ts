/** Checks URLs from the server or the address bar before the app uses them (contract, section 3). */
import { routePatterns, withQuery } from '../paths';
import { mergeParameters, toHashAddress } from './address';
import { apiBase, h5Base } from './config';
import { splitHash } from './hash';

const WEB = ['https:', 'http:'];

/** Accepts a link with http, https or the brand's app scheme; a relative URL is resolved against our document. */
export function safeLink(value: string | undefined, appScheme?: string): URL | undefined {
  const url = resolve(value, window.location.href);
  if (url === undefined) return undefined;
  return WEB.includes(url.protocol) || (appScheme !== undefined && url.protocol === `${appScheme}:`) ? url : undefined;
}

/** Accepts an image URL with http, https or `data:image/…`; a relative URL is resolved against the API base. */
export function safeImage(value: string | undefined): string | undefined {
  if (value !== undefined && /^\s*data:image\//i.test(value)) return value.trim();
  // The API base may be a path of our own origin.
  const base = new URL(`${apiBase()}/`, window.location.origin);
  const address = value?.trim();
  // On another origin `/pictures/a.svg` is below the path of the API base, as the calls are, unless it has that path already.
  const isFromRoot = base.origin === window.location.origin || address?.startsWith(base.pathname);
  const url = resolve(isFromRoot ? address : address?.replace(/^\/(?![/\\])/, base.pathname), base.href);
  return url !== undefined && WEB.includes(url.protocol) ? url.href : undefined;
}

/** Accepts a URL for an automatic redirect: on our own origin, the H5 base's origin, or a host that the brand lists. */
export function safeRedirect(value: string | undefined, brandHosts: readonly string[]): URL | undefined {
  const url = resolve(value, window.location.href);
  if (url === undefined || !WEB.includes(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  const base = resolve(h5Base(), window.location.href);
  const known = url.origin === window.location.origin || url.origin === base?.origin || brandHosts.includes(url.host);
  return known ? url : undefined;
}

/**
 * The route (`/repay?a=1`) of a URL that points into this app, here or below the H5 base, with parameters before or inside the hash,
 * path-style or mangled (contract, section 1 and B15); undefined for any other page.
 */
export function ownRoute(url: URL): string | undefined {
  const base = url.origin === window.location.origin ? window.location : resolve(h5Base(), window.location.href);
  if (base === undefined || url.origin !== base.origin) return undefined;
  const { pathname, search, hash } = new URL(toHashAddress(url, ROUTES) ?? url.href, url);
  const folder = base === window.location ? ownFolder() : `${base.pathname}/`.replace('//', '/');
  if (pathname !== folder && pathname !== `${folder}index.html`) return undefined;
  const route = splitHash(hash);
  // Without a hash it is the home; a hash that is no route is a place on a page.
  if (hash !== '' && !ROUTES.includes(route.path) && !/^#!?\//.test(url.hash)) return undefined;
  return withQuery(route.path, Object.fromEntries(mergeParameters(search, route.search)));
}

export function ownAddress(route: string): string {
  return `${window.location.origin}${ownFolder()}#${route}`;
}

const ROUTES: readonly string[] = Object.values(routePatterns);

function ownFolder(): string {
  const { pathname } = window.location;
  return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

const isImageFile = (text: string) => /\.(?:png|jpe?g|gif|webp|svg)$/i.test((text.split('?', 1)[0] ?? '').trimEnd());

/** The trimmed phone number; undefined unless it has at most 20 digits, `+`, spaces, dashes and parentheses. */
export function safePhone(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return /^[\d+\s\-()]{1,20}$/.test(text) && /\d/.test(text) ? text : undefined;
}

function resolve(value: string | undefined, base: string): URL | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  // A single word or number is a flag, not a URL. A relative URL contains one of `/`, `.`, `#` and `?`; with spaces it
  // begins with a slash or dots, or is an image, as in `files/my photo.jpg`, since other texts with spaces are sentences.
  const isRelative = /^\.{0,2}\//.test(text) || (/[/.#?]/.test(text) && (!/\s/.test(text) || isImageFile(text)));
  if (!/^[a-z][a-z\d+.-]*:/i.test(text) && !isRelative) return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * Whether `barcode` is the address of an image (contract, section 6). A bare code is a value to draw, although it could be
 * read as a relative path.
 */
export function isImageAddress(value: string | undefined): boolean {
  if (value === undefined || safeImage(value) === undefined) return false;
  return /^\s*(https?:|data:image\/|\.{0,2}\/)/i.test(value) || isImageFile(value);
}
