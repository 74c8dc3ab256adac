/** The floating button to customer service. */
import type { Page } from '@playwright/test';
import { check } from './check.ts';
import { dragDown, middleOf } from './drag.ts';
import { expect, ROUTES, test } from './fixtures.ts';
import { resize, setTextSize } from './layout.ts';

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

test('the customer-service button stays in place and covers nothing, on each phone', async ({ page, open }) => {
  const button = page.getByRole('button', { name: 'Customer service' });
  for (const route of [ROUTES.repay, ROUTES.extension]) {
    await open(route);
    for (const { width, height, text } of SCREENS) {
      await check(`${route}, ${width} px wide, text at ${text}`, async () => {
        await resize(page, { width, height });
        await setTextSize(page, text);
        await page.evaluate(() => window.scrollTo(0, 0));
        const start = await button.boundingBox();
        const more = page.getByRole('button', { name: 'More' });
        if (await more.isVisible()) await more.tap();
        const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        for (const top of [0, end / 3, (2 * end) / 3, end]) {
          await page.evaluate((y) => window.scrollTo(0, y), top);
          expect(await button.boundingBox()).toEqual(start);
          expect([top, await coversNothing(page)]).toEqual([top, true]);
        }
      });
    }
  }
});

test('the end of the page, with the customer-service button, has no edge', async ({ page, open }) => {
  await open(ROUTES.repay);
  // A card without text or lines above and behind it.
  await page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('main > *');
    if (card) card.style.minHeight = '200vh';
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await check(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      const colors = await columnOf(page, 24, 700);
      expect(new Set(colors).size).toBeGreaterThan(2);
      const steps = colors.slice(1).map((color, index) => Math.abs(color - (colors[index] ?? color)));
      expect(Math.max(...steps)).toBeLessThanOrEqual(3);
    });
  }
});

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

/** The brightness of the screen's pixels below a point, from 0 to 255. */
async function columnOf(page: Page, x: number, top: number): Promise<number[]> {
  const height = page.viewportSize()?.height ?? 0;
  const screenshot = await page.screenshot({
    scale: 'css',
    clip: { x, y: top, width: 1, height: height - top },
  });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, 1, image.height).data ?? [];
    return Array.from(
      { length: image.height },
      (_, y) => ((pixels[4 * y] ?? 0) + (pixels[4 * y + 1] ?? 0) + (pixels[4 * y + 2] ?? 0)) / 3,
    );
  }, screenshot.toString('base64'));
}

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
