/** With an application that has no handlers, throws, or stops listening, every screen still works: the page acts itself. */
import { describe, expect, it } from 'vitest';
import { PATHS } from '../paths.ts';
import { hostOfFile } from './fixture.ts';
import { ALL_HANDLERS, role, type WebView } from './web-view.ts';

const open = hostOfFile();

interface Host {
  opening: { handlers?: readonly string[]; throwing?: readonly string[] };
  /** After the screen is shown. */
  afterwards?: (view: WebView) => Promise<void>;
}

const hosts: Record<string, Host> = {
  'has no handlers': { opening: { handlers: [] } },
  'throws at every call': { opening: { throwing: ALL_HANDLERS } },
  'stops listening while the page is open': { opening: {}, afterwards: (view) => view.takeHandlers() },
};

const settled = '/order?productId=101&orderId=1000200';

describe.each(Object.entries(hosts))('An application that %s', (_what, { opening, afterwards }) => {
  async function openThere(route: string, orderData?: object) {
    const faults = orderData && [{ path: PATHS.order, kind: 'data', merge: true, data: orderData } as const];
    const page = await open(route, { ...opening, ...(faults && { faults }) });
    await page.view.settled();
    await afterwards?.(page.view);
    return page;
  }

  it('opens our own links in the router, and goes back', async () => {
    const { view } = await openThere('/confirm-loan?productId=101');
    await view.tap(role('link', 'Loan agreement'));
    await view.see(role('heading', 'Loan agreement', { nth: 0 }));
    expect((await view.address()).hash).toMatch(/^#\/contract\?orderNo=draft-101&.*sessionId=session-10001/);
    await view.settled();
    await view.tap(role('button', 'Back'));
    await view.see(role('heading', 'Confirm your loan'));
    expect(view.messages()).toEqual([]);
  });

  it('opens other links in a new window', async () => {
    const h5Url = 'https://market.example/offers?from=h5';
    const { view } = await openThere('/loan-detail?productId=102&orderId=1000151', { h5Url });
    await view.tap(role('link', 'More loan options'));
    expect(await view.handedOver('window')).toBe(h5Url);
    await view.see(role('heading', 'Your loan'));
  });

  it('goes home by Back on the first screen', async () => {
    const { view } = await openThere('/Dag');
    await view.tap(role('button', 'Back'));
    await view.gone(role('heading', 'Customer service'));
    expect((await view.address()).hash).toMatch(/^#\/\?/);
  });

  it('goes home from a failed login', async () => {
    const { view } = await openThere('/error/joint-login-fail');
    await view.tap(role('button', 'Go to home'));
    await view.gone(role('heading', 'Login failed', { nth: 0 }));
    expect((await view.address()).hash).toMatch(/^#\/\?/);
  });

  it('calls a telephone number', async () => {
    const { view } = await openThere('/Dag');
    await view.tap(role('button', '+52 55 5000 0142'));
    expect(await view.handedOver('leave')).toBe('tel:+525550000142');
    await view.see(role('heading', 'Customer service'));
  });

  it("opens the brand's store page after five stars", async () => {
    const { view, backend } = await openThere(settled);
    await view.tap(role('radio', '5'));
    await view.tap(role('button', 'Submit', { within: role('dialog') }));
    // After the server's answer a new window is blocked, so the page navigates itself.
    expect(await view.handedOver('leave')).toMatch(/^https:\/\/apps\.apple\.com\//);
    expect(await backend.calls(PATHS.rate)).toHaveLength(1);
  });

  it('opens the recommended loans for Borrow again', async () => {
    const { view } = await openThere(settled, { isScore: 0 });
    await view.tap(role('button', 'Borrow again'));
    await view.gone(role('button', 'Borrow again'));
    expect((await view.address()).hash).toMatch(/^#\/recommend-list\?/);
    expect(view.messages()).toEqual([]);
  });

  it('opens and leaves the binding of cards', async () => {
    const { view } = await openThere('/bind-bank');
    await view.tap(role('button', 'Back'));
    await view.gone(role('heading', 'Bank cards'));
    expect((await view.address()).hash).toMatch(/^#\/\?/);
  });

  it('takes a loan', async () => {
    const { view, backend } = await openThere('/confirm-loan?productId=101');
    await view.tap(role('button', 'Submit'));
    await view.see(role('heading', 'Your loan'));
    expect(await backend.calls(PATHS.push)).toHaveLength(1);
  });
});
