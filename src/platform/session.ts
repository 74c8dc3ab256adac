/** The session, which the native app passes as parameters of the address (contract, section 1). */
import { type Brand, brandOf, DEFAULT_APP_NAME } from '../../theme/brands';
import { hashText } from '../format/text';
import { type Language, languageOf } from '../languages';
import {
  mergeParameters,
  type Parameters,
  parseQuery,
  SECRET_HEADERS,
  SESSION_PARAMETERS,
  writeQuery,
} from './address';
import { splitHash } from './hash';
import { entryKey } from './history-entry';

/** All parameters of an address, by default of the current one. */
export function readParameters(address: Pick<URL, 'search' | 'hash'> = window.location): Parameters {
  const isLink = address !== window.location || entryKey() === undefined;
  return mergeParameters(address.search, splitHash(address.hash).search, isLink);
}

/** The values of `SESSION_PARAMETERS`; absent ones are left out. Without a `merchantNumber` the brand's is sent. */
export function sessionQuery(parameters: Parameters = readParameters()): Record<string, string> {
  const query = pick(parameters, SESSION_PARAMETERS);
  const { merchantNumber } = currentBrand(parameters);
  return merchantNumber === undefined || query.merchantNumber ? query : { ...query, merchantNumber };
}

/** The parameters without those of the person, the session and the device: for an address that another device opens. */
export const withoutPerson = (parameters: Parameters): Record<string, string> =>
  Object.fromEntries(
    [...parameters].filter(([name]) => !SESSION_PARAMETERS.includes(name) || ['appName', 'language'].includes(name)),
  );

export const currentBrand = (parameters: Parameters = readParameters()): Brand => brandOf(parameters.get('appName'));

/** Header name → value, for those of `names` that the address has. */
export function headerValues(names: readonly string[], parameters: Parameters = readParameters()) {
  const values = pick(parameters, names);
  // Other characters than printable ASCII are percent-encoded: browsers reject headers with line breaks or beyond Latin-1.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/gu, encodeSafely)]),
  );
}

export function readLanguage(parameters: Parameters = readParameters()): Language {
  return languageOf(parameters.get('language'));
}

/**
 * An id of the borrower, to separate what the device stores for each. It contains the `userId`; a `sessionId` or
 * `deviceId` is hashed, because session values must not be stored. Two brands may give the same `userId`, so it contains the
 * `appName`, unless it is the one that an address without it means.
 */
export function borrowerOf(parameters: Parameters = readParameters()): string {
  const appName = parameters.get('appName');
  const ofBrand = appName && appName !== DEFAULT_APP_NAME ? `&appName=${appName}` : '';
  const userId = parameters.get('userId');
  if (userId) return `userId=${userId}${ofBrand}`;
  for (const name of ['sessionId', 'deviceId']) {
    const value = parameters.get(name);
    if (value) return `${name}#${hashText(value)}${ofBrand}`;
  }
  return NO_BORROWER;
}

/** Result of `borrowerOf` when the address has no `userId`, `sessionId` or `deviceId`. */
export const NO_BORROWER = 'nobody';

/** Whether the address names a borrower; a `deviceId` alone does not. */
export function isBorrowerKnown(parameters: Parameters = readParameters()): boolean {
  return Boolean(parameters.get('userId') || parameters.get('sessionId'));
}

/** The values that the login has set, as one text; it changes with the session. */
export function sessionOf(parameters: Parameters = readParameters()): string {
  return JSON.stringify(pick(parameters, ['userId', 'sessionId', ...SECRET_HEADERS]));
}

/** Adds the session's parameters to a route. The route's own parameters come first and win, unless they are empty. */
export function withSession(path: string, parameters: Parameters = readParameters()): string {
  const { path: route, search } = splitHash(path);
  const own = parseQuery(search);
  for (const [name, value] of Object.entries(sessionQuery(parameters))) {
    if (!own.get(name)) own.set(name, value);
  }
  const query = writeQuery(own);
  return query === '' ? route : `${route}?${query}`;
}

/** Whether the current address is exactly this route, including its parameters. */
export function isAt(route: string): boolean {
  return window.location.hash === `#${route}`;
}

function pick(parameters: Parameters, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

function encodeSafely(character: string): string {
  try {
    return encodeURIComponent(character);
  } catch {
    return '%EF%BF%BD'; // U+FFFD for half of a surrogate pair
  }
}
