/** The floating button to customer service. */
import type { Page } from '@playwright/test';
import { dragDown, middleOf } from './drag.ts';
import { expect, ROUTES, test } from './fixtures.ts';

test('the customer-service button is dragged by touch, stays on screen, and a drag is no tap', async ({
  page,
  open,
}) => {
  await open(ROUTES.repay);
  const button = page.getByRole('button', { name: 'Customer service' });
  const dragTo = async (y: number) => {
    const from = await middleOf(button);
    await dragDown(page, from, y - from.y);
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

/** The widest and the narrowest phone, the latter with a large text, and a phone in landscape. */
const SCREENS = [
  { width: 390, height: 844, text: '100%' },
  { width: 320, height: 640, text: '200%' },
  { width: 844, height: 390, text: '100%' },
];

for (const { width, height, text } of SCREENS) {
  test(`the customer-service button stays in place and covers nothing, ${width} px wide, text at ${text}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    const button = page.getByRole('button', { name: 'Customer service' });
    for (const route of [ROUTES.repay, ROUTES.extension]) {
      await open(route);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      const start = await button.boundingBox();
      const more = page.getByRole('button', { name: 'More' });
      if (await more.isVisible()) await more.tap();
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      for (const top of [0, end / 3, (2 * end) / 3, end]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        expect(await button.boundingBox()).toEqual(start);
        expect([route, top, await coversNothing(page)]).toEqual([route, top, true]);
      }
    }
  });
}

test('the customer-service button stays where it was dragged to', async ({ page, open }) => {
  await open(ROUTES.repay);
  const button = page.getByRole('button', { name: 'Customer service' });
  await button.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowUp');
  const dragged = await button.boundingBox();
  await page.evaluate(() => window.scrollTo(0, 200));
  expect(await button.boundingBox()).toEqual(dragged);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(dragged);
  await page.setViewportSize({ width: 844, height: 200 });
  await expect(button).toBeInViewport({ ratio: 1 });
});

/** Whether only the layout is directly below the button: its own bar, the column or what contains it. */
const coversNothing = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('button[aria-label="Customer service"]');
    if (button === null) throw new Error('The button is not there');
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => ({ x, y })),
    );
    return points.every(({ x, y }) => {
      const below = document.elementsFromPoint(x, y).find((element) => !button.contains(element));
      return below === button.parentElement || below?.matches('header, main, :has(main)');
    });
  });
