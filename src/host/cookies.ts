/** Cookies, for what must outlive the storage of a web view; like storage, they never throw. */

/** The end of the year 9999: for good (specification, section 9). Browsers may keep it shorter. */
const END_OF_TIME = new Date(Date.UTC(9999, 11, 31, 23, 59, 59));

/** What a document without cookies (a sandboxed frame, a browser that refuses them) keeps for the visit alone. */
const fallback = new Map<string, string>();

/** The cookie's value; undefined when there is none, or none that can be read. */
export function readCookie(name: string): string | undefined {
  return readKept(name) ?? fallback.get(name);
}

/** Keeps a value for this site, for good. */
export function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest web view
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Expires=${END_OF_TIME.toUTCString()}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Refused aloud; others refuse in silence.
  }
  if (readKept(name) === value) fallback.delete(name);
  else fallback.set(name, value);
}

function readKept(name: string): string | undefined {
  const prefix = `${encodeURIComponent(name)}=`;
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(prefix.length));
  } catch {
    return undefined;
  }
}
