/** The floating button to customer service. */
import type { Page } from '@playwright/test';
import { expect, holdTimers, test } from './fixtures.ts';

const REPAY = '/repay?productId=101&orderId=1000174';

test('the customer-service button is dragged by a finger, stays on screen, and a drag is no tap', async ({
  page,
  open,
}) => {
  await open(REPAY);
  const button = page.getByRole('button', { name: 'Customer service' });
  const finger = await page.context().newCDPSession(page);
  const dragTo = async (y: number) => {
    const box = await button.boundingBox();
    if (box === null) throw new Error('The button is not there');
    const x = box.x + box.width / 2;
    const start = box.y + box.height / 2;
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: start }] });
    for (let step = 1; step <= 10; step += 1) {
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y: start + ((y - start) * step) / 10 }],
      });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return button.boundingBox();
  };

  const middle = await dragTo(420);
  expect(Math.abs((middle?.y ?? 0) + (middle?.height ?? 0) / 2 - 420)).toBeLessThan(20);
  const top = await dragTo(-400);
  expect(top?.y ?? -1).toBeGreaterThanOrEqual(0);
  const bottom = await dragTo(1600);
  expect((bottom?.y ?? 9999) + (bottom?.height ?? 0)).toBeLessThanOrEqual(844);
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible();

  // Right after a quick drag the browser takes a tap for the end of the fling.
  await expect(async () => {
    const opened = page.getByRole('heading', { level: 1, name: 'Customer service' });
    if (!(await opened.isVisible())) await button.tap({ timeout: 1000 });
    await expect(opened).toBeVisible({ timeout: 1000 });
  }).toPass();
});

for (const width of [390, 320]) {
  test(`the customer-service button covers no control and no figure at any scroll position, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The button is hidden while the page scrolls, and for this long after it.
    const runHeldTimers = await holdTimers(page, 150);
    for (const route of [REPAY, '/repay-delay?productId=101&orderId=1000174']) {
      await open(route);
      const service = page.getByRole('button', { name: 'Customer service' });
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      for (const top of [...Array.from({ length: Math.ceil(end / 83) }, (_, step) => step * 83), end]) {
        await scrollTo(page, top);
        await runHeldTimers();
        await expect(service).toHaveCSS('opacity', '1');
        expect([route, top, await coveredBy(page, 'Customer service')]).toEqual([route, top, []]);
      }
    }
  });
}

/** Scrolls, and waits until the page has heard of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    if (window.scrollY === y) return;
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, y);
    await scrolled;
  }, top);

/** The controls and figures in view of which the floating button with this name covers the middle, or any part of a small one. */
const coveredBy = (page: Page, name: string) =>
  page.evaluate((label) => {
    const floating = document.querySelector(`button[aria-label="${label}"]`);
    if (floating === null) throw new Error('The button is not there');
    const over = floating.getBoundingClientRect();
    const overlaps = (rect: DOMRect) =>
      rect.left < over.right && rect.right > over.left && rect.top < over.bottom && rect.bottom > over.top;
    const covered: string[] = [];
    for (const control of document.querySelectorAll('main button, main a, main svg, header button')) {
      const rect = control.getBoundingClientRect();
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      if (floating.contains(control) || rect.width === 0 || y < 0 || y > window.innerHeight) continue;
      const small = rect.width < window.innerWidth / 2;
      if (floating.contains(document.elementFromPoint(x, y)) || (small && overlaps(rect))) {
        covered.push(control.textContent || control.tagName);
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!/\d/.test(text.nodeValue ?? '') || text.parentElement?.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(overlaps)) covered.push(text.nodeValue ?? '');
    }
    return covered;
  }, name);
