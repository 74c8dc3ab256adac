/** Detects the platform, WeChat's browser and reduced motion, creates ids, and keeps this browser's id in a cookie. */

export type Platform = 'ios' | 'android' | 'desktop';

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The platform by the user agent. An iPad that reports itself as a Macintosh is recognized by its touch screen. */
export function readPlatform({ userAgent, maxTouchPoints }: Agent = navigator): Platform {
  if (/iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android|HarmonyOS/i.test(userAgent) ? 'android' : 'desktop';
}

/** Whether this is WeChat's browser, which cannot open app stores. */
export function isWeChat({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): boolean {
  return /MicroMessenger/i.test(userAgent);
}

export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const COOKIE = 'deviceId';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** This browser's id, created at the first visit and saved in the cookie `deviceId` (contract, section 6: promotion). */
export function ownDeviceId(): string {
  const saved = readCookie(COOKIE);
  if (saved !== undefined && UUID.test(saved)) return saved;
  const created = createUuid();
  writeCookie(COOKIE, created);
  return created;
}

/** A random UUID (version 4). `crypto.randomUUID` is missing on plain http and before iOS 15.4. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40; // version 4
    return index === 8 ? (byte & 0x3f) | 0x80 : byte; // variant 1
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}

/** The end of the year 9999 (specification, section 9). Browsers may limit it. */
const LATEST_EXPIRY = new Date(Date.UTC(9999, 11, 31, 23, 59, 59));

/** Values for documents without cookies (sandboxed frames, browsers that block them). They last until the page closes. */
const fallback = new Map<string, string>();

export function readCookie(name: string): string | undefined {
  return readDocumentCookie(name) ?? fallback.get(name);
}

/** Saves a value for this site, without an expiry date in practice, so that it outlives a web view's storage. Never throws. */
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
