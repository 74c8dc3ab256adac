/** Every bridge call arrives as in the contract (section 4), from the screen that makes it. */
import { describe, expect, inject, it } from 'vitest';
import { BRIDGE_NAMES } from '../../theme/brands.ts';
import { PATHS } from '../paths.ts';
import { SESSION } from '../session.ts';
import { UNTIL_CLEARED } from '../until-cleared.ts';
import { hostOfFile } from './fixture.ts';
import { role, type WebView } from './web-view.ts';

const open = hostOfFile();

const due = 'productId=101&orderId=1000174';
const settled = '/order?productId=101&orderId=1000200';
/** The settled order without its rating dialog. */
const unasked = { path: PATHS.order, kind: 'data', merge: true, data: { isScore: 0 } } as const;

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
  it('of the agreement of an offer, with the session', async () => {
    const { view, backend } = await open('/confirm-loan?productId=101');
    await view.tap(role('link', 'Loan agreement'));
    expect(await navigated(view)).toEqual({
      origin: backend.origin,
      route: '#/contract',
      parameters: { orderNo: 'draft-101', ...session },
    });
  });

  it('of the agreement of an order', async () => {
    const { view, backend } = await open(`/loan-detail?productId=101&orderId=1000021`);
    await view.tap(role('link', 'Loan agreement'));
    expect(await navigated(view)).toEqual({
      origin: backend.origin,
      route: '#/contract',
      parameters: { orderNo: '1000021', ...session },
    });
  });

  it('of the loan market, if it is one of our screens', async () => {
    const { view, backend } = await open('/loan-detail?productId=102&orderId=1000151');
    await view.tap(role('link', 'More loan options'));
    expect(await navigated(view)).toEqual({ origin: backend.origin, route: '#/recommend-list', parameters: session });
  });

  it('of the loan market, unchanged, if it is another site', async () => {
    const h5Url = 'https://market.example/offers?from=h5&x=%C3%B1#top';
    const { view } = await open('/loan-detail?productId=102&orderId=1000151', {
      faults: [{ path: PATHS.order, kind: 'data', merge: true, data: { h5Url } }],
    });
    await view.tap(role('link', 'More loan options'));
    expect(await view.message('to')).toEqual([h5Url]);
  });

  it('of the site that the payment instructions name', async () => {
    const { view } = await open(`/carpmm?requestType=1&amount=346045&payCode=CASH01&${due}`);
    await view.tap(role('link', /pagos\.lago-azul/));
    expect(await view.message('to')).toEqual(['https://pagos.lago-azul.example/tiendas']);
  });

  it('of the chat with customer service', async () => {
    const { view } = await open('/Dag');
    await view.tap(role('link', /^\+52 1 55/));
    expect(await view.message('to')).toEqual(['https://wa.me/5215550000143']);
  });
});

describe('`closeWebView` is called by', () => {
  it.each([
    '/confirm-loan?productId=101',
    `/repay?${due}`,
    `/repay-delay?${due}`,
    '/complaint?orderId=1000174',
    '/Dag',
    '/privacy-policy',
    '/error/joint-login-fail',
    '/no/such/page',
  ])('Back on %s, when that is the first screen', async (route) => {
    const { view } = await open(route);
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

describe('`toHome` is called by', () => {
  it('Borrow again', async () => {
    const { view } = await open(settled, { faults: [unasked] });
    await view.tap(role('button', 'Borrow again'));
    expect(await view.message('toHome')).toEqual([]);
    expect(view.messages()).toHaveLength(1);
  });

  it.each(['/error/joint-login-fail', '/no/such/page'])('Go to home on %s', async (route) => {
    const { view } = await open(route);
    await view.tap(role('button', 'Go to home'));
    expect(await view.message('toHome')).toEqual([]);
  });

  it('Go to home, when the answer to a submit was lost; `toMine` is called by Check my loans', async () => {
    const { view } = await open('/confirm-loan?productId=101', {
      faults: [{ path: PATHS.push, kind: 'reset-after' }],
    });
    view.expectOnConsole(/Failed to load resource/);
    await view.tap(role('button', 'Submit'));
    await view.tap(role('button', 'Go to home'));
    expect(await view.message('toHome')).toEqual([]);
    await view.tap(role('button', 'Check my loans'));
    expect(await view.message('toMine')).toEqual([]);
  });
});

it('`offToLogin` is called by the button of a failed login', async () => {
  const { view } = await open('/error/joint-login-fail');
  await view.tap(role('button', 'Back to login'));
  expect(await view.message('offToLogin')).toEqual([]);
  expect(view.messages()).toHaveLength(1);
});

describe('`callPhone` gets', () => {
  it("customer service's number, as it is displayed", async () => {
    const { view } = await open('/Dag');
    await view.tap(role('button', '+52 55 5000 0142'));
    expect(await view.message('callPhone')).toEqual(['+52 55 5000 0142']);
    expect(view.messages()).toHaveLength(1);
  });

  it("the brand's number, if the server has none", async () => {
    const { view } = await open('/Dag', { faults: [{ path: PATHS.service, kind: 'data', data: {} }] });
    await view.tap(role('button', /^Call /));
    expect(await view.message('callPhone')).toEqual(['+52 55 5000 1234']);
  });
});

describe('`toGrade` is called', () => {
  const rate = async (view: WebView, stars: number) => {
    await view.tap(role('radio', String(stars)));
    await view.tap(role('button', 'Submit', { within: role('dialog') }));
  };

  it('after four and five stars, when the server has saved them', async () => {
    const { view, backend } = await open(settled);
    await rate(view, 5);
    expect(await view.message('toGrade')).toEqual([]);
    expect(view.messages()).toHaveLength(1);
    expect((await backend.calls(PATHS.rate)).map(({ body }) => body)).toEqual([{ score: '5' }]);
  });

  it('after the rating of an answer to a complaint', async () => {
    const { view, backend } = await open('/complainDetails?problemId=7000001');
    await rate(view, 4);
    expect(await view.message('toGrade')).toEqual([]);
    expect((await backend.calls(PATHS.rate)).map(({ body }) => body)).toEqual([{ score: '4' }]);
  });

  it('not after three stars', async () => {
    const { view, backend } = await open(settled);
    await rate(view, 3);
    await view.see(role('heading', 'Thank you'));
    expect(view.messages()).toEqual([]);
    expect((await backend.calls(PATHS.rate)).map(({ body }) => body)).toEqual([{ score: '3' }]);
  });
});

it('`confirmBurialPoint` gets the product of a submit, once, however often it is tapped', async () => {
  const { view, backend } = await open('/confirm-loan?productId=101', {
    faults: [{ path: PATHS.push, kind: 'delay', ms: UNTIL_CLEARED }],
  });
  await view.tapTwice(role('button', 'Submit'));
  expect(await view.message('confirmBurialPoint')).toEqual(['101']);
  await expect.poll(() => backend.calls(PATHS.push)).toHaveLength(1);
  await backend.clearFaults();
  await view.see(role('heading', 'Your loan'));
  expect(view.messages()).toHaveLength(1);
  expect(await backend.calls(PATHS.push)).toHaveLength(1);
});

describe('`startBank` and `endBank` are called', () => {
  it('when the bound cards are opened, and when they are left for another screen', async () => {
    const { view } = await open('/bind-bank');
    expect(await view.message('startBank')).toEqual([]);
    await view.tap(role('button', 'Add a bank card'));
    expect(await view.message('endBank')).toEqual([]);
    await view.tap(role('button', 'Back'));
    expect(await view.message('startBank')).toEqual([]);
    expect(view.messages().map(([name]) => name)).toEqual(['startBank', 'endBank', 'startBank']);
  });

  it('when their page is closed', async () => {
    const { view } = await open('/bind-bank');
    expect(await view.message('startBank')).toEqual([]);
    // A call aborted by a reload is logged as an error.
    await view.settled();
    await view.reload();
    expect(await view.message('endBank')).toEqual([]);
    expect(await view.message('startBank')).toEqual([]);
    await view.settled();
  });
});

it("`toP` gets the route of a product's confirmation, with the session", async () => {
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
    callPhone: ['+52 55 5000 0142'],
    rateApp: [],
    trackPoint: ['101'],
    startBank: [],
    endBank: [],
  } as const satisfies Record<keyof typeof BRIDGE_NAMES, readonly unknown[]>;

  it('calls every handler with its body, and reports that it did', async () => {
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

  it.each(['absent', 'throwing'])('reports a call as not received when handlers are %s', async (state) => {
    const { view } = await open('/error/joint-login-fail', {
      ...(state === 'absent' ? { handlers: [] } : { throwing: Object.values(BRIDGE_NAMES) }),
    });
    const taken = await view.evaluate<boolean[]>(
      `${inject('bridge')}
      return argument.map(([call, body]) => bridge.callNative(call, ...body))`,
      Object.entries(bodies),
    );
    expect(taken).toEqual(Object.keys(bodies).map(() => false));
    expect(view.messages()).toEqual([]);
  });
});
