/** Cookies, for values that must outlive a web view's storage. Reading and writing never throws. */

/** The end of the year 9999 (specification, section 9). Browsers may limit it. */
const LATEST_EXPIRY = new Date(Date.UTC(9999, 11, 31, 23, 59, 59));

/** Values for documents without cookies (sandboxed frames, browsers that block them). They last until the page closes. */
const fallback = new Map<string, string>();

/** The cookie's value; undefined when it is missing or cannot be decoded. */
export function readCookie(name: string): string | undefined {
  return readDocumentCookie(name) ?? fallback.get(name);
}

/** Saves a value for this site, without an expiry date in practice. */
export function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest web view
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Expires=${LATEST_EXPIRY.toUTCString()}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Some browsers throw when cookies are blocked; others ignore the write, which the next line detects.
  }
  if (readDocumentCookie(name) === value) fallback.delete(name);
  else fallback.set(name, value);
}

function readDocumentCookie(name: string): string | undefined {
  const prefix = `${encodeURIComponent(name)}=`;
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(prefix.length));
  } catch {
    return undefined;
  }
}
