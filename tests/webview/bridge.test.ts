/** The bridge's calls arrive in WebKit's handlers as in the contract (section 4). `tests/journeys/` tests which screens make them. */
import { describe, expect, inject, it } from 'vitest';
import { PATHS } from '../../src/contract/paths.ts';
import { BRIDGE_NAMES } from '../../theme/brands.ts';
import { SESSION } from '../session.ts';
import { hostOfFile } from './fixture.ts';
import { ALL_HANDLERS, type Opening, role, type WebView } from './web-view.ts';

const open = hostOfFile();

const due = 'productId=101&orderId=1000174';
/** The address passed to the handler `to`, parsed. */
async function navigated(view: WebView) {
  const body = (await view.message('to')) as [string];
  expect(view.messages()).toEqual([['to', body]]);
  expect(body).toHaveLength(1);
  const { origin, hash } = new URL(body[0]);
  const [route, query] = hash.split('?');
  return { origin, route, parameters: Object.fromEntries(new URLSearchParams(query)) };
}

const session = { ...SESSION, language: '1' };

describe('`to` gets an address', () => {
  it('of the agreement of an offer, with the session', { tags: ['smoke'] }, async () => {
    const { view, backend } = await open('/confirm-loan?productId=101');
    await view.tap(role('link', 'Loan agreement'));
    expect(await navigated(view)).toEqual({
      origin: backend.origin,
      route: '#/contract',
      parameters: { orderNo: 'draft-101', ...session },
    });
  });

  it('of the loan market, unchanged, if it is another site', async () => {
    const h5Url = 'https://market.example/offers?from=h5&x=%C3%B1#top';
    const { view } = await open('/loan-detail?productId=102&orderId=1000151', {
      faults: [{ path: PATHS.order, kind: 'data', merge: true, data: { h5Url } }],
    });
    await view.tap(role('link', 'More loan options'));
    expect(await view.message('to')).toEqual([h5Url]);
  });
});

describe('`closeWebView` is called by', () => {
  it('Back on the first screen', { tags: ['smoke'] }, async () => {
    const { view } = await open(`/repay?${due}`);
    // The content replaces the skeleton and its Back button.
    await view.settled();
    await view.tap(role('button', 'Back'));
    expect(await view.message('closeWebView')).toEqual([]);
    expect(view.messages()).toHaveLength(1);
  });

  it('nothing while there is an earlier screen', async () => {
    const { view } = await open(`/repay?${due}`);
    await view.tap(role('button', 'Customer service'));
    await view.see(role('heading', 'Customer service'));
    await view.settled();
    await view.tap(role('button', 'Back'));
    await view.see(role('heading', 'Repayment'));
    expect(view.messages()).toEqual([]);
  });
});

it('`endBank` is called when the page of the bound cards is closed', async () => {
  const { view } = await open('/bind-bank');
  expect(await view.message('startBank')).toEqual([]);
  // A call aborted by a reload is logged as an error.
  await view.settled();
  await view.reload();
  expect(await view.message('endBank')).toEqual([]);
  expect(await view.message('startBank')).toEqual([]);
  await view.settled();
});

it("`toP` gets the route of a product's confirmation, with the session", { tags: ['smoke'] }, async () => {
  const { view } = await open('/product?productId=102');
  await view.tap(role('button', 'Continue'));
  expect(await view.message('toP')).toEqual([{ path: '/confirm-loan', productId: '102', ...session }]);
});

describe('The bridge itself', () => {
  const bodies = {
    navigate: ['https://lender.example/#/order?orderId=1'],
    navigateWithPayload: [{ path: '/product', productId: '101', note: 'ñ "…"' }],
    close: [],
    home: [],
    mine: [],
    login: [],
    callPhone: ['+52 55 5000 1234'],
    rateApp: [],
    trackPoint: ['101'],
    startBank: [],
    endBank: [],
  } as const satisfies Record<keyof typeof BRIDGE_NAMES, readonly unknown[]>;

  it('calls every handler with its body, and reports that it did', { tags: ['smoke'] }, async () => {
    const { view } = await open('/error/joint-login-fail');
    const taken = await view.evaluate<boolean[]>(
      `${inject('bridge')}
      return argument.map(([call, body]) => bridge.canCall(call) && bridge.callNative(call, ...body))`,
      Object.entries(bodies),
    );
    expect(taken).toEqual(taken.map(() => true));
    const calls = Object.keys(bodies) as (keyof typeof bodies)[];
    expect(view.messages()).toEqual(calls.map((call) => [BRIDGE_NAMES[call], bodies[call]]));
  });

  it.each<[string, Opening, isTaken?: boolean]>([
    ['are absent', { handlers: [] }],
    ['throw', { throwing: ALL_HANDLERS }],
    ['are taken away while the page is open', {}, true],
  ])('reports a call as not received when handlers %s', async (_state, opening, isTaken = false) => {
    const { view } = await open('/error/joint-login-fail', opening);
    if (isTaken) await view.takeHandlers();
    const taken = await view.evaluate<boolean[]>(
      `${inject('bridge')}
      return argument.map(([call, body]) => bridge.callNative(call, ...body))`,
      Object.entries(bodies),
    );
    expect(taken).toEqual(Object.keys(bodies).map(() => false));
    expect(view.messages()).toEqual([]);
  });
});
