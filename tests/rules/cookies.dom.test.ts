import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUuid, isWeChat, ownDeviceId, prefersReducedMotion, readPlatform } from '../../src/platform/device';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const clearCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a visitor who clears them
  document.cookie = `deviceId=; Expires=${new Date(0).toUTCString()}; Path=/`;
};

afterEach(() => {
  vi.restoreAllMocks();
  clearCookie();
});

describe("This browser's id", () => {
  it('is a UUID, the same at each call, and saved in a cookie', () => {
    const id = ownDeviceId();
    expect(id).toMatch(UUID);
    expect(document.cookie).toBe(`deviceId=${id}`);
    expect(ownDeviceId()).toBe(id);
  });

  it('is another one after the visitor has cleared the cookies', () => {
    const id = ownDeviceId();
    clearCookie();
    expect(ownDeviceId()).not.toBe(id);
  });

  it('is not that of a cookie whose name begins or ends alike', () => {
    const [own, other] = [createUuid(), createUuid()];
    const cookies = vi.spyOn(document, 'cookie', 'get');
    cookies.mockReturnValue(`mydeviceId=${other}; deviceId2=${other}; deviceId=${own}; a=1`);
    expect(ownDeviceId()).toBe(own);
  });

  it('expires at the end of the year 9999', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    ownDeviceId();
    expect(set.mock.calls[0]?.[0]).toMatch(/Expires=Fri, 31 Dec 9999 23:59:59 GMT; Path=\/; SameSite=Lax$/);
  });

  it.each(['<script>', '%E0%A4%A', '', `${createUuid()}0`])(
    'is replaced if the cookie is %j, which is no UUID',
    (value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as another page may have set it
      document.cookie = `deviceId=${value}; Path=/`;
      const id = ownDeviceId();
      expect(id).toMatch(UUID);
      expect(document.cookie).toBe(`deviceId=${id}`);
    },
  );

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

  it.each(['with', 'without'])(
    'lasts until the page is closed if the browser refuses cookies, %s an error',
    async (how) => {
      const refuse = () => {
        if (how === 'with') throw new DOMException('denied', 'SecurityError');
        return '';
      };
      vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
      vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
      vi.resetModules();
      const opened = await import('../../src/platform/device');
      const id = opened.ownDeviceId();
      expect(id).toMatch(UUID);
      expect(opened.ownDeviceId()).toBe(id);
    },
  );
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
  ] as const)('is %s', (platform, navigator) => expect(readPlatform(navigator)).toBe(platform));

  it('is recognized as WeChat', () => {
    expect(isWeChat(agent('Mozilla/5.0 (iPhone) MicroMessenger/8.0.40 NetType/WIFI'))).toBe(true);
    expect(isWeChat(agent('Mozilla/5.0 (iPhone) Safari/604.1'))).toBe(false);
  });
});
