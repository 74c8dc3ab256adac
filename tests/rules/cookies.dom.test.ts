import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createUuid,
  isWeChat,
  ownDeviceId,
  prefersReducedMotion,
  readCookie,
  readPlatform,
  writeCookie,
} from '../../src/platform/device';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const forget = (name: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a visitor who clears them
  document.cookie = `${encodeURIComponent(name)}=; Expires=${new Date(0).toUTCString()}; Path=/`;
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['deviceId', 'a b', 'a']) forget(name);
});

describe('A cookie', () => {
  it('is read as it was written', () => {
    writeCookie('a b', 'ü; path=/x, "1"');
    expect(readCookie('a b')).toBe('ü; path=/x, "1"');
  });

  it('is not confused with a cookie whose name begins or ends alike', () => {
    writeCookie('a', '1');
    expect(readCookie('aa')).toBeUndefined();
    expect(readCookie('')).toBeUndefined();
  });

  it('expires at the end of the year 9999', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    writeCookie('a', '1');
    expect(set.mock.calls[0]?.[0]).toMatch(/Expires=Fri, 31 Dec 9999 23:59:59 GMT; Path=\/; SameSite=Lax$/);
  });

  it('is undefined if it cannot be decoded', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=%E0%A4%A');
    expect(readCookie('a')).toBeUndefined();
  });

  it('lasts until the page is closed if the browser refuses cookies, with or without an error', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(denied);
    const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(denied);
    writeCookie('refused', 'aloud');
    expect(readCookie('refused')).toBe('aloud');
    set.mockImplementation(() => undefined);
    writeCookie('refused', 'in silence');
    expect(readCookie('refused')).toBe('in silence');
  });

  it('that was refused once is forgotten when the browser has saved a newer value, and cleared it', () => {
    const read = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    writeCookie('a', 'old');
    read.mockReturnValue('a=new');
    writeCookie('a', 'new');
    read.mockReturnValue('');
    expect(readCookie('a')).toBeUndefined();
  });
});

describe("This browser's id", () => {
  it('is a UUID, the same at each call', () => {
    const id = ownDeviceId();
    expect(id).toMatch(UUID);
    expect(readCookie('deviceId')).toBe(id);
    expect(ownDeviceId()).toBe(id);
  });

  it('is replaced if the cookie contains no UUID', () => {
    writeCookie('deviceId', '<script>');
    expect(ownDeviceId()).toMatch(UUID);
  });

  it('differs between browsers', () => {
    expect(new Set(Array.from({ length: 500 }, createUuid)).size).toBe(500);
    expect(createUuid()).toMatch(UUID);
  });

  it('has random bits in all other places', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) bytes.set([0x12, 0x7f, 0xff], 0);
      return bytes;
    });
    expect(createUuid()).toBe('127fff00-0000-4000-8000-000000000000');
  });
});

describe('The device', () => {
  it.each([true, false])('prefers reduced motion: %s', (matches) => {
    const query = '(prefers-reduced-motion: reduce)';
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (asked) => ({ matches: asked === query && matches }) as MediaQueryList,
    );
    expect(prefersReducedMotion()).toBe(matches);
  });

  const agent = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints });

  it.each([
    ['ios', agent('Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15', 5)],
    ['ios', agent('Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X)', 5)],
    ['ios', agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 5)],
    ['desktop', agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15')],
    ['desktop', agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 1)],
    ['android', agent('Mozilla/5.0 (Linux; Android 13; Pixel 7) Chrome/120 Mobile', 5)],
    ['desktop', agent('Mozilla/5.0 (X11; Linux x86_64) Chrome/120')],
    ['desktop', agent('Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/120', 10)],
    ['desktop', agent('')],
  ] as const)('is %s', (platform, navigator) => {
    expect(readPlatform(navigator)).toBe(platform);
  });

  it('is recognized as WeChat', () => {
    expect(isWeChat(agent('Mozilla/5.0 (iPhone) MicroMessenger/8.0.40 NetType/WIFI'))).toBe(true);
    expect(isWeChat(agent('Mozilla/5.0 (iPhone) Safari/604.1'))).toBe(false);
  });
});
