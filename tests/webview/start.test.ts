/** Style sheets that are still loading hide nothing. WebKit hides new elements while it waits for a style sheet. */
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

it('keeps the content on screen when the app replaces the first paint', async () => {
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
