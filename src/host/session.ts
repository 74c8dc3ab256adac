/** Who is here: the session that the native app puts into the address, read where it enters (contract, section 1). */
import { hashText } from '../format/text';
import { mergeParameters, type Parameters, splitHash } from './address';

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

/** Headers of the two clients; each value is the URL parameter of the same name. */
export const FORM_HEADERS = ['swift', 'eyes'] as const;
export const JSON_HEADERS = ['crp_phe', 'dearest', 'showy', 'dearer', 'language'] as const;

/** Every name whose value travels on calls and links. */
export const TRAVELLING: readonly string[] = [...new Set([...SESSION_NAMES, ...FORM_HEADERS, ...JSON_HEADERS])];

const LOGIN_NAMES = ['userId', 'sessionId', ...FORM_HEADERS, ...JSON_HEADERS.filter((name) => name !== 'language')];

export type Language = 'en' | 'es';

/** All parameters of the address as it stands now. */
export function readParameters(): Parameters {
  return mergeParameters(window.location.search, splitHash(window.location.hash).search);
}

/** The parameters that travel on every call and every link; absent ones are left out. */
export function sessionQuery(parameters: Parameters = readParameters()): Record<string, string> {
  const query = pick(parameters, TRAVELLING);
  if (defaultMerchantNumber === undefined || query.merchantNumber) return query;
  return { ...query, merchantNumber: defaultMerchantNumber };
}

let defaultMerchantNumber: string | undefined;

/** Sets the brand's `merchantNumber`, which travels where the address has none. */
export function setDefaultMerchantNumber(number: string | undefined): void {
  defaultMerchantNumber = number;
}

/** Header name → value, for those of `names` that the address carries. */
export function headerValues(names: readonly string[], parameters: Parameters = readParameters()) {
  const values = pick(parameters, names);
  // A header takes Latin-1 without line breaks only; other characters travel percent-encoded instead of failing the call.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/gu, encodeSafely)]),
  );
}

/** `1` is English, anything else or nothing is Spanish. */
export function readLanguage(parameters: Parameters = readParameters()): Language {
  return parameters.get('language') === '1' ? 'en' : 'es';
}

/**
 * The borrower, as well as the address tells, to separate what the device keeps for each. Only the `userId` stands in
 * it as it is: no session value is kept.
 */
export function borrowerOf(parameters: Parameters = readParameters()): string {
  const userId = parameters.get('userId');
  if (userId) return `userId=${userId}`;
  for (const name of ['sessionId', 'deviceId']) {
    const value = parameters.get(name);
    if (value) return `${name}#${hashText(value)}`;
  }
  return NOBODY;
}

/** Result of `borrowerOf` when the address has no `userId`, `sessionId` or `deviceId`. */
export const NOBODY = 'nobody';

/** Whether the address names a borrower; a `deviceId` alone does not. */
export function isBorrowerKnown(parameters: Parameters = readParameters()): boolean {
  return Boolean(parameters.get('userId') || parameters.get('sessionId'));
}

/** The values that the login gave: when one differs, it is another session. */
export function sessionOf(parameters: Parameters = readParameters()): string {
  return JSON.stringify(pick(parameters, LOGIN_NAMES));
}

/** An in-app address with the session added; its own parameters come first and win. */
export function withSession(path: string, parameters: Parameters = readParameters()): string {
  const { path: route, search } = splitHash(path);
  const own = new URLSearchParams(search);
  for (const [name, value] of Object.entries(sessionQuery(parameters))) {
    if (!own.has(name)) own.append(name, value);
  }
  const query = own.toString();
  return query === '' ? route : `${route}?${query}`;
}

/** Whether the address names this very route, its parameters included. */
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
    return '%EF%BF%BD'; // half of a surrogate pair: the replacement character
  }
}
