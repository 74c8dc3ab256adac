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

/** The end of the year 9999 (specification, section 9). Browsers may limit it. */
const EXPIRY = 'Fri, 31 Dec 9999 23:59:59 GMT';

/** The id if cookies are blocked, such as in a sandboxed frame. It lasts until the page closes. */
let unsavedId: string | undefined;

/**
 * This browser's id, created at the first visit and saved in the cookie `deviceId` (contract, section 6: promotion), which
 * outlives a web view's storage.
 */
export function ownDeviceId(): string {
  const saved = readId() ?? unsavedId;
  if (saved !== undefined) return saved;
  const created = createUuid();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest web view
    document.cookie = `deviceId=${created}; Expires=${EXPIRY}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Some browsers throw when cookies are blocked; others ignore the write, which the next line detects.
  }
  if (readId() === undefined) unsavedId = created;
  return created;
}

/** Undefined if the cookie is missing or contains no UUID. */
function readId(): string | undefined {
  try {
    return /(?:^|; )deviceId=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:;|$)/i.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
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
