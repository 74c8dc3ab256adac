/** The floating button to customer service. */
import type { Page } from '@playwright/test';
import { dragDown, middleOf } from './drag.ts';
import { check, expect, holdTimers, ROUTES, test } from './fixtures.ts';
import { framesRendered, resize, setTextSize } from './layout.ts';

/** ms at rest before it looks for a place. */
const LOOK_DELAY = 200;

test('the customer-service button takes no tap on its way to another place, is dragged by touch and keys, stays there and on screen, and a drag is no tap', async ({
  page,
  open,
}) => {
  await open(ROUTES.repay);
  const button = page.getByRole('button', { name: 'Customer service' });
  const isOnRepayment = () => expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible();
  // It has found its place.
  await expect(button).toBeVisible();
  await check('it moves to another place at once', async () => {
    const places = await button.evaluate(async (element) => {
      const seen = new Set<number>();
      while (seen.size < 2) {
        window.scrollBy(0, 20);
        // Longer than it waits before it moves, and than it could slide.
        const end = performance.now() + 600;
        while (performance.now() < end) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          seen.add(element.getBoundingClientRect().y);
        }
      }
      return seen.size;
    });
    expect(places).toBe(2);
  });
  const atRest = () => page.waitForFunction(() => document.getAnimations().length === 0);
  await check('arrow keys move it, and it stays while the page scrolls', async () => {
    await button.focus();
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowUp');
    await expect(button).toHaveCSS('transform', 'none');
    await atRest();
    const dragged = await button.boundingBox();
    await page.evaluate(() => window.scrollTo(0, 200));
    expect(await button.boundingBox()).toEqual(dragged);
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  await check('it is dragged by touch, neither behind the head nor below the window', async () => {
    const dragTo = async (y: number) => {
      await atRest();
      const from = await middleOf(button);
      await dragDown(page, from, y - from.y);
      return button.boundingBox();
    };
    const middle = await dragTo(420);
    expect(Math.abs((middle?.y ?? 0) + (middle?.height ?? 0) / 2 - 420)).toBeLessThan(20);
    const top = await dragTo(-400);
    expect(top?.y ?? -1).toBeGreaterThanOrEqual(48);
    const bottom = await dragTo(1600);
    expect((bottom?.y ?? 9999) + (bottom?.height ?? 0)).toBeLessThanOrEqual(844);
    await isOnRepayment();
  });
  await check('a tap opens customer service, and after Back it is where it was dragged to', async () => {
    await atRest();
    const dragged = await button.boundingBox();
    // Right after a quick drag the browser takes a tap for the end of the fling.
    await expect(async () => {
      const opened = page.getByRole('heading', { level: 1, name: 'Customer service' });
      if (!(await opened.isVisible())) await button.tap({ timeout: 1000 });
      await expect(opened).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.goBack();
    await isOnRepayment();
    await expect.poll(() => button.boundingBox()).toEqual(dragged);
    await page.setViewportSize({ width: 844, height: 200 });
    await expect(button).toBeInViewport({ ratio: 1 });
  });
});

/** The widest and the narrowest phone, the latter also with a large text, and a phone in landscape. */
const SCREENS = [
  { width: 390, height: 844, text: '100%' },
  { width: 320, height: 640, text: '100%' },
  { width: 320, height: 640, text: '200%' },
  { width: 844, height: 390, text: '100%' },
];

test('the customer-service button is first shown at its place, beside a title, moves only off what it covers, and rests where it covers no control', async ({
  page,
  open,
}) => {
  const lookForPlace = await holdTimers(page, LOOK_DELAY);
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const record = () => {
      const button = document.querySelector('button[aria-label="Customer service"]');
      if (button !== null && getComputedStyle(button).visibility === 'visible')
        places.add(button.getBoundingClientRect().y);
      requestAnimationFrame(record);
    };
    record();
  });
  await open(ROUTES.repay);
  await lookForPlace();
  const button = page.getByRole('button', { name: 'Customer service' });
  await expect(button).toBeVisible();
  const heading = page.getByRole('heading', { level: 3 }).last();
  const [box, headingBox] = [await button.boundingBox(), await heading.boundingBox()];
  expect(Math.abs((box?.y ?? 0) + 22 - ((headingBox?.y ?? 0) + (headingBox?.height ?? 0) / 2))).toBeLessThan(16);
  // Beside the title there is nothing that it would cover.
  await page.evaluate(() => window.scrollTo(0, 4));
  await framesRendered(page);
  await lookForPlace();
  await framesRendered(page);
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toEqual([box?.y]);

  for (const [route, title] of [
    [ROUTES.repay, 'Repayment'],
    [ROUTES.extension, 'Extend repayment'],
  ] as const) {
    await open(route);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const { width, height, text } of SCREENS) {
      await check(`${route}, ${width} px wide, text at ${text}`, async () => {
        await resize(page, { width, height });
        await setTextSize(page, text);
        const more = page.getByRole('button', { name: 'More' });
        if (await more.isVisible()) await more.tap();
        for (const part of [0, 1 / 3, 2 / 3, 1]) {
          await scrollTo(page, part);
          await expect
            .poll(async () => {
              await framesRendered(page);
              await lookForPlace();
              return [part, await coveredControls(page)];
            })
            .toEqual([part, []]);
        }
      });
    }
  }
});

/** @param part of the way to the end of the page, which gets longer while its last parts are loaded. */
const scrollTo = (page: Page, part: number) =>
  page.evaluate((ratio) => window.scrollTo(0, ratio * (document.documentElement.scrollHeight - innerHeight)), part);

/** The names of the controls that the button reaches over by more than 2 px, at rest. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('button[aria-label="Customer service"]');
    if (button === null) throw new Error('The button is not there');
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isCovered = box.left < right && box.right > left && box.top + 2 < bottom && box.bottom - 2 > top;
      return isCovered ? [control.ariaLabel ?? control.innerText] : [];
    });
  });
