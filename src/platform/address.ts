/** Parses addresses: parameters before and inside the hash, path-style and mangled links (contract, section 1 and B15). Pure. */
import { screenList } from '../screens.ts';

const SESSION_NAMES = [
  'deviceId',
  'appVersion',
  'userId',
  'appName',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'language',
  'deviceName',
  'osVersion',
  'idfa',
] as const;

/**
 * Headers of the two clients; each value is the URL parameter of the same name. What the server uses `swift`, `eyes`,
 * `crp_phe`, `dearest`, `showy` and `dearer` for is not known (specification, section 6).
 */
export const FORM_HEADERS = ['swift', 'eyes'] as const;
export const JSON_HEADERS = ['crp_phe', 'dearest', 'showy', 'dearer', 'language'] as const;

/** The headers that may be secrets: all but the language. */
export const SECRET_HEADERS: readonly string[] = [...FORM_HEADERS, ...JSON_HEADERS].filter(
  (name) => name !== 'language',
);

/** The parameters that are added to every call and every link inside the app. */
export const SESSION_PARAMETERS: readonly string[] = [...SESSION_NAMES, ...SECRET_HEADERS];

const SESSION_PAIR = /* @__PURE__ */ new RegExp(`(?:^|[?&])(?:${SESSION_PARAMETERS.join('|')})=[^&]*`, 'g');

/** Parses a query, with `?` or without. A `+` of the session stays one: the native application encodes a space as `%20`. */
export const parseQuery = (search: string): URLSearchParams =>
  new URLSearchParams(search.replace(SESSION_PAIR, (pair) => pair.replaceAll('+', '%2B')));

/** Writes a query for an address of the app, without `?`. A space is `%20`, since `parseQuery` keeps a `+`. */
export const writeQuery = (query: Iterable<[string, string]>): string =>
  new URLSearchParams([...query]).toString().replaceAll('+', '%20');

export type Parameters = ReadonlyMap<string, string>;

/** Parameters before the hash that count for all screens: those of the session and of the campaign. Others are of the link's screen. */
const ofCampaign = screenList.find(({ route }) => route === '/promotion')?.query ?? [];
const SHARED_BY_SCREENS: readonly string[] = [...SESSION_PARAMETERS, ...ofCampaign];

/**
 * Merges the parameters of `?outside#/route?inside`. Those inside win; of a repeated parameter the first value counts. An empty
 * one of the session counts as absent where there is another value.
 * @param outside `location.search`; @param inside the query of the hash. Both with or without `?`.
 * @param isLink whether the hash is that of the link, and not of a screen that the app has opened later.
 */
export function mergeParameters(outside: string, inside: string, isLink = true): Parameters {
  const merged = new Map<string, string>();
  for (const search of [inside, outside]) {
    for (const [name, value] of parseQuery(search)) {
      const counts = isLink || search === inside || SHARED_BY_SCREENS.includes(name);
      const isFree = SESSION_PARAMETERS.includes(name) ? !merged.get(name) : !merged.has(name);
      if (counts && isFree) merged.set(name, value);
    }
  }
  return merged;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The hash address of a path-style or mangled link, relative to the origin: `/h5/repay?a=1` → `/h5/#/repay?a=1`. Undefined when
 * the address is one already. Path-style links arrive when the web server falls back to index.html.
 * @param routes the known routes, to separate the deployment's folder from a route such as `/error/joint-login-fail`.
 */
export function toHashAddress({ pathname, search, hash }: Address, routes: readonly string[]): string | undefined {
  const given = pathname + search + hash;
  const normalized = normalizeLink(given);
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(normalized) ?? [];
  const hashed = fromPath({ pathname: path, search: query, hash: fragment }, routes) ?? normalized;
  return hashed === given ? undefined : hashed;
}

/** Characters that mail programs and messengers put behind a link, plain or percent-encoded; a closing bracket is one of them. */
const BEHIND =
  /(?:&amp|[\s.,;:!?'"<>&*\]})»`]|%(?:0[9AD]|2[012679ACE]|3[BEF]|5D|60|7D|C2%(?:A0|BB)|E2%80%[89A-B][\dA-F]|E3%80%8[0-289A-F]|EF%B(?:B%BF|C%8[\dA-F])))+$/i;
/** Zero-width and direction characters, percent-encoded. */
const HIDDEN = /%(?:E2%80%(?:8[BCEF]|A[A-E])|E2%81%A[\dA-F]|EF%B(?:B%BF|F%BC)|E1%A0%8E|C2%AD|CD%8F|D8%9C)/gi;

/** Parameters whose value may end with a slash: tokens, and names that a phone or its owner has given. */
const MAY_END_WITH_SLASH = ['sessionId', 'deviceId', 'deviceName', ...SECRET_HEADERS];

/** A slash behind the last value of the link, or before its `#`. A URL may end with one, too. */
const SLASH_BEHIND = /* @__PURE__ */ new RegExp(
  `([?&](?!(?:${MAY_END_WITH_SLASH.join('|')})=|.*%3A)[^?&#=:]*=[^?&#:]*?)(?:/|%2F)+$`,
  'i',
);

/** Undoes the encoding of `%` in text that was encoded twice. */
const decodePercentSigns = (text: string) => text.replace(/%25(?=[\dA-F]{2})/gi, '%');

/** Undoes what messengers, mail programs and other apps do to a link (contract, B15). */
function normalizeLink(link: string): string {
  // A link without a `=` was encoded whole, perhaps twice.
  const whole = (link.includes('=') ? link : decodePercentSigns(link)).replace(HIDDEN, '');
  const clean = trimEnd(whole)
    .replace(/(?:&|%26)(?:(?:amp|#0*38|#x0*26)(?:;|%3B))+/gi, '&')
    .replace(/#(?:!|%21)|%23(?=wechat_)/g, '#');
  const [outside = '', ...inside] = (/#(?:[/?]|%2F)/i.test(clean) ? clean : decodeHash(clean)).split('#');
  return [outside, ...inside].map((part, index) => normalizePart(part.replace(SLASH_BEHIND, '$1'), index)).join('#');
}

/** The start of a parameter whose value is a link, which may have encoded signs of its own. */
const LINK_VALUE = /^[^=]*=(?:\w+(?::|%3A))?(?:\/|%2F)/i;

/** Decodes an encoded `#` before the route, unless it is part of a value: the path has a route already, or the value is a link. */
function decodeHash(link: string): string {
  return link.replace(/%23(?:!|%21)?(?=\/|%2F)/i, (encoded, at: number) => {
    const before = link.slice(0, at);
    const path = before.replace(/\/?(?:[?&].*)?$/, '');
    const hasRoute = screenList.some(({ route }) => route !== '/' && path.endsWith(route));
    return hasRoute || LINK_VALUE.test(before.replace(/^.*[?&]/, '')) ? encoded : '#';
  });
}

/** Removes what stands behind the link, but no bracket or quotation mark that closes one in the link. */
function trimEnd(link: string): string {
  const trimmed = link
    .replace(BEHIND, (end, start: number) => closingOf(link.slice(0, start), end))
    .replace(SLASH_BEHIND, '$1');
  return trimmed === link ? link : trimEnd(trimmed);
}

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '"': '"' };

/** @returns the brackets and quotation marks at the start of `end` that close one in `before`. */
function closingOf(before: string, end: string): string {
  const decode = (text: string) => text.replace(/%(?:2[289]|[57][BD])/gi, decodeURIComponent);
  const [encoded = ''] = /^(?:%..|.)/.exec(end) ?? [];
  const sign = decode(encoded);
  const open = OPENING[sign];
  const count = (text = '') => decode(before).split(text).length - 1;
  const isOpen = open === sign ? count(sign) % 2 === 1 : open !== undefined && count(open) > count(sign);
  return isOpen ? encoded + closingOf(before + encoded, end.slice(encoded.length)) : '';
}

/** One side of the `#`: a path, and its query. */
function normalizePart(part: string, index: number): string {
  const start = /[?&]|%3F/i.exec(part);
  const [path, query] =
    start === null ? [part] : [part.slice(0, start.index), part.slice(start.index + start[0].length)];
  const plain = (query === undefined ? path : trimEnd(path)).replace(/%2F/gi, '/').replace(/\/{2,}/g, '/');
  // Outside the hash, a slash at the end is that of a folder.
  const route = index === 0 ? plain : plain.replace(/(.)\/$/, '$1');
  if (query === undefined) return route;
  // A query without a `=` was encoded whole.
  const decoded = /=/.test(query) ? query : decodePercentSigns(query.replace(/%3D/gi, '=').replace(/%26/g, '&'));
  const pairs = decoded.split('&').map(normalizePair).join('&');
  // Tracking parameters are added last, after the signs that another program has put behind the link.
  const own = pairs.replace(TRACKERS, '');
  const link = `${route}?${own}`;
  return (own === pairs ? link : trimEnd(link)) + pairs.slice(own.length);
}

/** Parameters that messengers, mail programs and advertisers add. */
const TRACKERS =
  /(?:&(?:utm_\w+|\w+clid|srsltid|igsh(?:id)?|mibextid|[gw]braid|gad_\w+|mc_[ce]id|_gl|_branch_\w+|isappinstalled)(?:=[^&]*)?)+$/;

/** Whether links have a parameter of this name: of the session, of a screen, or of a tracker. */
const isKnownName = (name: string): boolean =>
  SESSION_PARAMETERS.includes(name) ||
  screenList.some(({ query = [] }) => query.includes(name)) ||
  TRACKERS.test(`&${name}`);

/**
 * A second `?` or an encoded `&` begins another parameter, unless the value is a link. In a value of the session, which may contain
 * both, and without a `=`, only before a known name. Spaces and line breaks around a pair, and a slash before a second `?`, are no part of it.
 */
function normalizePair(encoded: string): string {
  const pair = encoded.replace(/^([\w.-]+)%3D/i, '$1=');
  const ownName = pair.slice(0, pair.indexOf('='));
  const isOfSession = SESSION_PARAMETERS.includes(ownName);
  if (!isOfSession && LINK_VALUE.test(pair)) return pair;
  return pair
    .replace(/^(?:%20|%C2%A0|%0[9AD]|\s)+|(?:%20|%C2%A0|%0[9AD]|\s)+$/gi, '')
    .replace(/(\/*)(?:[?]|%3F|%26)([\w.-]+)(=|%3D|$)/gi, (part, slash: string, name: string, equals: string) =>
      (isOfSession || equals === '') && !isKnownName(name)
        ? part
        : `${MAY_END_WITH_SLASH.includes(ownName) ? slash : ''}&${name}${equals}`,
    )
    .replace(/(&[\w.-]+)%3D/gi, '$1=');
}

/** @returns undefined when the address is not path-style. */
function fromPath({ pathname: path, search, hash }: Address, routes: readonly string[]): string | undefined {
  const matches = (end: string) => routes.filter((route) => route.startsWith('/') && end.endsWith(route));
  // `/repay/` is a route with a trailing slash; `/h5/` is a folder.
  const trimmed = path.replace(/\/$/, '');
  const pathname = matches(trimmed).length > 0 && !hash.startsWith('#/') ? trimmed : path;
  if (pathname.endsWith('/') || pathname.endsWith('.html')) return undefined;
  // In an unknown path the folder cannot be recognized, so all of it is the route, and the app shows "not found".
  const [route = pathname] = matches(pathname);
  const folder = `${pathname.slice(0, pathname.length - route.length)}/`;
  // If the hash already names a route, that route wins.
  if (hash.startsWith('#/')) return `${folder}${search}${hash}`;
  return hash.startsWith('#?') ? `${folder}${search}#${route}${hash.slice(1)}` : `${folder}#${route}${search}`;
}
