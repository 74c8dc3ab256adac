import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bridgeHook, callNative, canCall, isInNativeApp } from '../../src/platform/bridge';
import {
  callPhone,
  closeApp,
  isServerReachable,
  linkAddress,
  openHome,
  openLink,
  openLogin,
  openMine,
  openScreen,
  rateApp,
} from '../../src/platform/navigation';
import { BRIDGE_NAMES, type BridgeCall, type BridgeNames, brandOf } from '../../theme/brands';
import { installNative } from '../native';

function installHandlers(messageHandlers: unknown): void {
  Object.defineProperty(window, 'webkit', { value: { messageHandlers }, configurable: true, writable: true });
}

const thrower = () => {
  throw new Error('the host is broken');
};

const APP_NAME = 'CreditoVerde';
const brand = brandOf(APP_NAME);
/** Gives the address's brand these names beside the standard ones. */
const renameHandlers = (names: Partial<BridgeNames>) => {
  window.history.replaceState(null, '', `/?appName=${APP_NAME}`);
  brand.bridge = { ...BRIDGE_NAMES, ...names };
};

afterEach(() => {
  brand.bridge = BRIDGE_NAMES;
});

describe('The native bridge', () => {
  it.each(Object.entries(BRIDGE_NAMES) as [BridgeCall, string][])('sends %s to the handler %s', (call, name) => {
    const messages = installNative(name);
    expect([canCall(call), isInNativeApp()]).toEqual([true, true]);
    expect(callNative(call)).toBe(true);
    expect(callNative(call, '55')).toBe(true);
    expect(messages).toEqual([
      [name, []],
      [name, ['55']],
    ]);
  });

  it('has the handler names of the specification', () => {
    expect(BRIDGE_NAMES).toMatchObject({ navigate: 'to', navigateWithPayload: 'toP', login: 'offToLogin' });
  });

  it("has a brand's names instead of the standard ones that it replaces", () => {
    renameHandlers({ close: 'shut' });
    const messages = installNative('shut', 'closeWebView', 'toHome');
    callNative('close');
    callNative('home');
    expect(messages.map(([name]) => name)).toEqual(['shut', 'toHome']);
  });

  it('gives a haptic only where the brand names its handler', () => {
    const messages = installNative('undefined', 'tap');
    const onCall = vi.fn();
    bridgeHook.onCall = onCall;
    onTestFinished(() => void delete bridgeHook.onCall);
    expect(canCall('haptic')).toBe(false);
    expect(callNative('haptic', 'success')).toBe(false);
    expect(onCall).not.toHaveBeenCalled();
    renameHandlers({ haptic: 'tap' });
    expect(callNative('haptic', 'success')).toBe(true);
    expect(messages).toEqual([['tap', ['success']]]);
    expect(onCall.mock.calls).toEqual([[{ call: 'haptic', name: 'tap', body: ['success'], received: true }]]);
    installHandlers({ tap: { postMessage: thrower } });
    expect(callNative('haptic', 'success')).toBe(false);
    installHandlers({ tap: {} });
    expect([canCall('haptic'), isInNativeApp()]).toEqual([false, false]);
    expect(callNative('haptic', 'success')).toBe(false);
  });

  it.each<[string, () => void]>([
    ['is not there', () => undefined],
    ['has no handlers', () => installHandlers(undefined)],
    ['has null for handlers', () => installHandlers(null)],
    ['lacks this handler', () => installNative('other')],
    ['has a handler that is no object', () => installHandlers({ closeWebView: 1 })],
    ['has a handler without postMessage', () => installHandlers({ closeWebView: {} })],
    ['has a handler whose postMessage is no function', () => installHandlers({ closeWebView: { postMessage: 1 } })],
    ['has a handler that throws', () => installHandlers({ closeWebView: { postMessage: thrower } })],
    [
      'throws at the name itself',
      () =>
        installHandlers({
          get closeWebView() {
            return thrower();
          },
        }),
    ],
    ['throws at any name', () => installHandlers(new Proxy({}, { get: thrower }))],
    ['throws at its handlers', () => Object.defineProperty(window, 'webkit', { get: thrower, configurable: true })],
  ])('never breaks a screen when the host %s', (_what, install) => {
    install();
    expect(callNative('close')).toBe(false);
    expect(() => canCall('close')).not.toThrow();
    const go = vi.fn();
    closeApp(go);
    expect(go.mock.calls).toEqual([['/']]);
  });
});

describe('Links and calls', () => {
  it('lead to the native application if there is one', () => {
    const messages = installNative('to', 'toHome', 'offToLogin', 'closeWebView', 'callPhone', 'toGrade');
    const go = vi.fn();
    openLink(new URL('https://a.example/x'), go);
    openHome(go);
    openLogin(go);
    closeApp(go);
    callPhone('+52 55');
    rateApp('https://store.example/', () => undefined);
    expect(messages).toEqual([
      ['to', ['https://a.example/x']],
      ['toHome', []],
      ['offToLogin', []],
      ['closeWebView', []],
      ['callPhone', ['+52 55']],
      ['toGrade', []],
    ]);
    expect(go).not.toHaveBeenCalled();
  });

  it('take the browser’s way if the native application rejects them', async () => {
    const postMessage = () => Promise.reject(new Error('not handled'));
    installHandlers({ toHome: { postMessage }, to: { postMessage } });
    const go = vi.fn();
    openHome(go);
    openLink(new URL('/#/contract?orderNo=1', window.location.origin), go);
    expect(go).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(go.mock.calls).toEqual([['/'], ['/contract?orderNo=1']]));
  });

  it('do not take the browser’s way if the native application answers', async () => {
    installHandlers({ toHome: { postMessage: () => Promise.resolve('done') } });
    const go = vi.fn();
    openHome(go);
    await Promise.resolve();
    expect(go).not.toHaveBeenCalled();
  });

  it('lead to our own screens in the router, with the session', () => {
    window.history.replaceState(null, '', '/#/order?userId=7');
    const go = vi.fn();
    openLink(new URL('/#/contract?orderNo=1', window.location.origin), go);
    expect(go).toHaveBeenCalledExactlyOnceWith('/contract?orderNo=1');
    const messages = installNative('to');
    openLink(new URL('/#/contract?orderNo=1', window.location.origin), go);
    expect(messages).toEqual([['to', [`${window.location.origin}/#/contract?orderNo=1&userId=7`]]]);
  });

  it('have the session in their address only for our own screens, however the server writes the address', () => {
    window.history.replaceState(null, '', '/#/order?userId=7');
    const leadsTo = (address: string) => linkAddress(new URL(address, window.location.origin));
    const contract = `${window.location.origin}/#/contract?orderNo=1&userId=7`;
    expect(leadsTo('/#/contract?orderNo=1')).toBe(contract);
    expect(leadsTo('/?orderNo=1#/contract')).toBe(contract);
    expect(leadsTo('/contract?orderNo=1')).toBe(contract);
    expect(leadsTo('https://a.example/contract?orderNo=1')).toBe('https://a.example/contract?orderNo=1');
  });

  it('open another site in a new tab, without a reference to ours', () => {
    for (const address of ['https://a.example/x', 'http://a.example/x']) {
      const opened = { opener: window };
      const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
      openLink(new URL(address), vi.fn());
      expect(open).toHaveBeenLastCalledWith(address, '_blank');
      expect(opened.opener === null).toBe(true);
    }
  });

  // What opens where new windows are blocked is tested in tests/webview/fallbacks.test.ts.
  it("open the brand's store page, if it has one, without a reference to ours", () => {
    const opened = { opener: window };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const onMissing = vi.fn();
    rateApp('https://store.example/', onMissing);
    expect(onMissing).not.toHaveBeenCalled();
    rateApp(undefined, onMissing);
    expect(onMissing).toHaveBeenCalledOnce();
    expect(open.mock.calls).toEqual([['https://store.example/', '_blank']]);
    expect(opened.opener === null).toBe(true);
  });

  it('lead to a route if there is no native home, list of loans or login', () => {
    const go = vi.fn();
    openHome(go);
    openMine(go);
    openLogin(go);
    expect(go.mock.calls).toEqual([['/'], ['/'], ['/error/joint-login-fail']]);
  });

  it('pass a screen that opens in its own web view to the native application, with the session', () => {
    window.history.replaceState(null, '', '/#/product?userId=7');
    const go = vi.fn();
    openScreen('/confirm-loan?productId=102', go);
    expect(go).toHaveBeenCalledExactlyOnceWith('/confirm-loan?productId=102');
    const messages = installNative('toP', 'toMine');
    openScreen('/confirm-loan?productId=102', go);
    openMine(go);
    expect(messages).toEqual([
      ['toP', [{ path: '/confirm-loan', productId: '102', userId: '7' }]],
      ['toMine', []],
    ]);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('do not call a text that is no phone number', () => {
    const messages = installNative('callPhone');
    callPhone('javascript:alert(1)');
    callPhone('');
    expect(messages).toEqual([]);
  });
});

describe('Closing without a native application', () => {
  const behind = async (entries: number, referrer: string) => {
    vi.resetModules();
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(entries);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const leave = await import('../../src/platform/navigation');
    const go = vi.fn();
    leave.closeApp(go);
    return { back: back.mock.calls.length, home: go.mock.calls.map(([path]) => path) };
  };

  it('goes back to the previous page', async () => {
    expect(await behind(2, 'https://a.example/')).toEqual({ back: 1, home: [] });
  });

  it('goes home if there is no previous page, or only the empty page of a new tab', async () => {
    expect(await behind(1, 'https://a.example/')).toEqual({ back: 0, home: ['/'] });
    expect(await behind(2, '')).toEqual({ back: 0, home: ['/'] });
  });

  it.each([
    ['the browser', () => vi.stubGlobal('navigation', { canGoBack: true })],
    ['the history entry', () => window.history.replaceState({ openedHere: true }, '')],
  ])('goes back if %s reports an earlier page of our own', async (_what, report) => {
    report();
    expect(await behind(2, '')).toEqual({ back: 1, home: [] });
  });
});

describe("The app's server", () => {
  it.each([
    [200, 502, true, 1],
    [405, 200, true, 2],
    [403, 200, true, 2],
    [404, 404, false, 2],
    [502, 502, false, 2],
  ])('that answers HEAD with %i and GET with %i: reachable is %s', async (head, get, isReachable, requests) => {
    const fetch = vi.fn(
      async (_address: string, { method }: RequestInit) =>
        new Response(null, { status: method === 'GET' ? get : head }),
    );
    vi.stubGlobal('fetch', fetch);
    expect(await isServerReachable()).toBe(isReachable);
    expect(fetch).toHaveBeenCalledTimes(requests);
    expect(fetch).toHaveBeenCalledWith('/', { method: 'HEAD', cache: 'no-store' });
  });

  it('that does not answer is not reachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isServerReachable()).toBe(false);
  });
});
