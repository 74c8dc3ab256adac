/** The start in WebKit: style sheets that are still loading hide nothing, and the first paint opens the next screen. */
import { expect, it } from 'vitest';
import { hostOfFile } from './fixture.ts';
import { role, type WebView } from './web-view.ts';

const open = hostOfFile();

const ORDER = '/loan-detail?productId=102&orderId=1000151';

/** The height at which WebKit has laid out an element. Other ways to ask make it lay out what it hides. */
const shownHeight = (view: WebView, selector: string) =>
  view.evaluate<number>(
    `return new Promise((resolve) => {
      const element = document.querySelector(argument);
      if (element === null) return resolve(0);
      new IntersectionObserver(([entry], observer) => {
        observer.disconnect();
        resolve(entry.intersectionRect.height);
      }).observe(element);
    })`,
    selector,
  );

it('keeps the content on screen when the app replaces the first paint', { tags: ['smoke'] }, async () => {
  const { view } = await open(ORDER, { unanswered: /pull-to-refresh.*\.css/ });
  const isReplaced =
    'return document.getElementById("first-paint") === null && document.querySelector("link[href*=pull-to-refresh]") !== null';
  await expect.poll(() => view.evaluate(isReplaced)).toBe(true);
  expect(await shownHeight(view, '#root main')).toBeGreaterThan(300);
});

it('shows the skeleton of the next screen', async () => {
  const { view } = await open(ORDER, { handlers: [], unanswered: /contract-page.*\.css/ });
  await view.settled();
  await view.tap(role('link', 'Loan agreement'));
  await expect.poll(() => shownHeight(view, '#root main[aria-busy="true"]')).toBeGreaterThan(100);
});

it('opens the next screen from the first paint, and goes back', { tags: ['smoke'] }, async () => {
  const { view, backend } = await open('/repay?productId=101&orderId=1000174', { unanswered: /libraries-.*\.js/ });
  await view.tap(role('button', 'Tienda Uno'));
  const isShown = 'return document.querySelector("#first-paint main[aria-busy=false]") !== null && document.title';
  await expect.poll(() => view.evaluate(isShown)).toBe('Payment instructions');
  expect((await view.address()).hash).toMatch(/^#\/carpmm\?/);
  expect(await backend.calls('/v3/loan-details/generate-vcode')).toHaveLength(1);
  await view.back();
  await expect.poll(() => view.evaluate('return document.title')).toBe('Repayment');
});
