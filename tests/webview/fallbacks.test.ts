/** In an application without handlers, the page acts itself: it opens windows, other applications, and its own screens. */
import { expect, it } from 'vitest';
import { PATHS } from '../../src/contract/paths.ts';
import { hostOfFile } from './fixture.ts';
import { role } from './web-view.ts';

const open = hostOfFile();

const opening = { handlers: [] };

it('opens our own links in the router, and goes back', { tags: ['smoke'] }, async () => {
  const { view } = await open('/confirm-loan?productId=101', opening);
  await view.settled();
  await view.tap(role('link', 'Loan agreement'));
  await view.see(role('heading', 'Loan agreement', { nth: 0 }));
  expect((await view.address()).hash).toMatch(/^#\/contract\?orderNo=draft-101&.*sessionId=session-10001/);
  await view.settled();
  await view.tap(role('button', 'Back'));
  await view.see(role('heading', 'Confirm your loan'));
});

it('opens other links in a new window', async () => {
  const h5Url = 'https://market.example/offers?from=h5';
  const { view } = await open('/loan-detail?productId=102&orderId=1000151', {
    ...opening,
    faults: [{ path: PATHS.order, kind: 'data', merge: true, data: { h5Url } }],
  });
  await view.tap(role('link', 'More loan options'));
  expect(await view.handedOver('window')).toBe(h5Url);
  await view.see(role('heading', 'Your loan'));
});

it('goes home by Back on the first screen', async () => {
  const { view } = await open('/Dag', opening);
  await view.settled();
  await view.tap(role('button', 'Back'));
  await view.gone(role('heading', 'Customer service'));
  expect((await view.address()).hash).toMatch(/^#\/\?/);
});

it('calls a telephone number', async () => {
  const { view } = await open('/Dag', opening);
  await view.tap(role('link', 'Call us'));
  expect(await view.handedOver('leave')).toBe('tel:+525550001234');
  await view.see(role('heading', 'Customer service'));
});

it("opens the brand's store page after five stars", async () => {
  const { view, backend } = await open('/order?productId=101&orderId=1000200', opening);
  await view.tap(role('radio', '5'));
  await view.tap(role('button', 'Submit', { within: role('dialog') }));
  // After the server's answer a new window is blocked, so the page navigates itself.
  expect(await view.handedOver('leave')).toMatch(/^https:\/\/apps\.apple\.com\//);
  expect(await backend.calls(PATHS.rating)).toHaveLength(1);
});
