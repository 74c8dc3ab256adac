import type { Page } from '@playwright/test';
import { control, expect, holdTimers, stands, test } from './fixtures.ts';

const REPAY = '/repay?productId=101&orderId=1000174';

test('a toast is shown and announced in the built app, and closes at a tap', async ({ page, open }) => {
  await open(REPAY);
  await page.getByRole('button', { name: 'Copy' }).first().tap();
  const toast = page.getByRole('alert').filter({ hasText: 'Copied' });
  await expect(toast).toBeVisible();
  await toast.tap();
  await expect(toast).toBeHidden();
});

test('a refusal is shown in a toast and on the screen', async ({ page, open }) => {
  await open('/repay?productId=101&orderId=1000200');
  await expect(page.getByRole('alert').filter({ hasText: 'This loan is already repaid' })).toHaveCount(2);
});

test('the barcode opens in a dialog, is drawn black on white, and closes at Esc', async ({ page, open }) => {
  await open(REPAY);
  const opener = page
    .getByRole('listitem')
    .filter({ hasText: 'Tienda Dos' })
    .getByRole('button', { name: 'Barcode payment' });
  await opener.tap();
  const dialog = page.getByRole('dialog', { name: 'Barcode payment' });
  await expect(dialog).toBeVisible();
  const bars = dialog.getByRole('img').locator('svg');
  const box = await bars.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(150);
  expect(await bars.locator('rect').count()).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a tap beside a dialog closes it', async ({ page, open }) => {
  await open(REPAY);
  await page.getByRole('button', { name: 'Barcode payment' }).first().tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.touchscreen.tap(195, 30);
  await expect(dialog).toBeHidden();
});

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

test('five quick taps on Submit take one loan', async ({ page, sandbox, open }) => {
  await open('/confirm-loan?productId=101');
  await page.getByRole('button', { name: 'Submit' }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Your loan', exact: true })).toBeVisible();
  const calls = await control<{ path: string }[]>(sandbox, 'GET', '/calls');
  expect(calls.filter(({ path }) => path === '/v3/loan-confirm/loan-detail-push')).toHaveLength(1);
});

test('a submit whose connection is cut is not sent again, not even by the browser', async ({
  page,
  sandbox,
  open,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource|ERR_/);
  const push = '/v3/loan-confirm/loan-detail-push';
  await open('/confirm-loan?productId=101');
  await control(sandbox, 'POST', '/faults', { path: push, kind: 'reset-after' });
  await page.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('We do not know whether this was sent')).toBeVisible();
  const calls = await control<{ path: string }[]>(sandbox, 'GET', '/calls');
  expect(calls.filter(({ path }) => path === push)).toHaveLength(1);
});

test('a star of the rating is chosen by touch, by a mouse and by keys', async ({ page, open }) => {
  await open('/loan-detail?productId=101&orderId=1000200');
  const rating = page.getByRole('dialog', { name: 'How was your experience?' });
  const star = rating.getByRole('radio');
  const chosen = rating.getByRole('radio', { checked: true });
  await star.nth(1).tap();
  await expect(chosen).toHaveAccessibleName('2');
  await star.nth(3).click();
  await expect(chosen).toHaveAccessibleName('4');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveAccessibleName('3');
});

test('back and forward show the screens that they showed', async ({ page, open }) => {
  await open(REPAY);
  await page.getByRole('button', { name: 'Tienda Uno' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment instructions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment instructions' })).toBeVisible();
  await stands(page);
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page.getByRole('button', { name: 'Tienda Uno' })).toBeVisible();
});

test.describe('Back', () => {
  const ORDER = '/loan-detail?productId=101&orderId=1000151';
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  const overlays = [
    ['a dialog', REPAY, 'Repayment', 'Barcode payment'],
    ['a sheet', '/complaint?orderId=1000174', 'Complaint', 'All'],
    ['the photo viewer', '/complainDetails?problemId=7000003', 'Your complaint', 'Photo 1'],
  ] as const;

  for (const [overlay, route, title, opener] of overlays) {
    test(`closes ${overlay} and stays on the screen, then leaves it`, async ({ page, open, sandbox }) => {
      await open(ORDER);
      await page.goto(`${sandbox.origin}/#${route}&language=1`);
      await stands(page);
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport);
        await page.getByRole('button', { name: opener }).first().tap();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(heading(page, title)).toBeVisible();
      }
      // The entry of the overlay that was closed shows nothing when the reader goes forward to it.
      await page.goForward();
      await expect.poll(() => page.evaluate(() => window.history.state.overlays)).toBeUndefined();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/#\/loan-detail/);
    });
  }

  test('leaves the screen at once after a dialog was closed by its button', async ({ page, open, sandbox }) => {
    await open(ORDER);
    await page.goto(`${sandbox.origin}/#${REPAY}&language=1`);
    for (let time = 1; time <= 3; time += 1) {
      await page.getByRole('button', { name: 'Barcode payment' }).first().tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByRole('button', { name: 'Tienda Uno' }).tap();
    await expect(heading(page, 'Payment instructions')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Repayment')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).tap();
    await expect(page).toHaveURL(/#\/loan-detail/);
  });

  test('leaves the screen at once after a reload with a dialog open', async ({ page, open, sandbox }) => {
    await open(ORDER);
    await page.goto(`${sandbox.origin}/#${REPAY}&language=1`);
    await page.getByRole('button', { name: 'Barcode payment' }).first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await stands(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/#\/loan-detail/);
  });

  test('leaves the screen while a dialog that cannot be closed is open', async ({ page, open, sandbox }) => {
    await open(ORDER);
    await control(sandbox, 'POST', '/faults', {
      path: '/v3/loan-confirm/loan-detail-confirm',
      kind: 'data',
      data: { amount: 100000, isNeedPop: 1 },
    });
    await page.goto(`${sandbox.origin}/#/confirm-loan?productId=101&language=1`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/loan-detail/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('of the app leaves the first screen after a dialog was closed', async ({ page, open }) => {
    await open(REPAY);
    await page.getByRole('button', { name: 'Barcode payment' }).first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).tap();
    await expect(page).not.toHaveURL(/#\/repay/);
  });
});

test('the instructions are opened from the repayment with the keyboard alone', async ({ page, open }) => {
  await open(REPAY);
  const channel = page.getByRole('button', { name: 'Tienda Uno' });
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    if (await channel.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(channel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment instructions' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a rating is given by touch', async ({ page, sandbox, open }) => {
  await open('/loan-detail?productId=101&orderId=1000200');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '3' }).tap();
  await expect(dialog.getByRole('radio', { name: '3' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  const { borrowers } = await control<{ borrowers: { id: string; score: number | null }[] }>(sandbox, 'GET', '/state');
  expect(borrowers.find(({ id }) => id === '10001')?.score).toBe(3);
});

test('a rating is given with a mouse on a touch screen', async ({ page, open }) => {
  await open('/loan-detail?productId=101&orderId=1000200');
  const stars = page.getByRole('dialog');
  for (const star of ['4', '2', '5']) {
    await stars.getByRole('radio', { name: star }).click();
    await expect(stars.getByRole('radio', { name: star })).toBeChecked();
  }
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('with reduced motion no animation is longer than a moment', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(REPAY);
  await page.getByRole('button', { name: 'Barcode payment' }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(50);
});

test('no service worker is ever registered', async ({ page, open }) => {
  await open(REPAY);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
