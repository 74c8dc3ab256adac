import { jpeg, picker, WHO } from './complaint-form.ts';
import { dragDown, middleOf } from './drag.ts';
import { expect, holdToasts, PATHS, ROUTES, test } from './fixtures.ts';
import { placedPhoto } from './jpeg.ts';
import { actionBar, boxOf } from './views.ts';

test('a sheet closes by its button, at a tap beside it and when its head is pulled down, not when it is pulled a little', async ({
  page,
  open,
}) => {
  await open(ROUTES.complaint);
  const sheet = page.getByRole('dialog', { name: 'Choose the order' });
  // Not the copy of a closed sheet that fades.
  const body = page.locator('.adm-popup-body').filter({ has: sheet });
  const openSheet = async () => {
    await page.getByRole('button', { name: 'All', exact: true }).tap();
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    // The sheet ignores touches while it is opening.
    await expect(body).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/);
  };
  await openSheet();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await openSheet();
  await page.touchscreen.tap(195, 10);
  await expect(sheet).toBeHidden();
  await openSheet();
  await dragDown(page, await middleOf(sheet.getByRole('heading')), 40);
  await expect(body).toHaveCSS('translate', /^(none|0px( 0px)?)$/);
  await expect(sheet).toBeVisible();
  await dragDown(page, await middleOf(sheet.getByRole('heading')), 160);
  await expect(sheet).toBeHidden();
});

test('a message covers neither the action bar nor what was tapped', async ({ page, open }) => {
  await holdToasts(page);
  const message = page.locator('.adm-toast-main');
  await page.setViewportSize({ width: 320, height: 640 });
  await open(ROUTES.instructions);
  const copy = page.getByRole('button', { name: 'Copy' }).first();
  const { width } = await boxOf(copy);
  await copy.tap();
  await expect(message).toBeVisible();
  expect((await boxOf(message)).bottom).toBeLessThan((await boxOf(actionBar(page))).y);
  // As wide as its text, and the button keeps its width.
  expect((await boxOf(message)).width).toBeLessThan(160);
  expect((await boxOf(copy)).width).toBe(width);
  await message.tap();
  await expect(message).toBeHidden();

  await open(ROUTES.repay);
  for (const from of [560, 200, 40]) {
    await copy.evaluate((button, y) => window.scrollBy(0, button.getBoundingClientRect().top - y), from);
    await copy.tap();
    await expect(message).toBeVisible();
    const [shown, tapped] = [await boxOf(message), await boxOf(copy)];
    expect(shown.bottom < tapped.y || shown.y > tapped.bottom, JSON.stringify([from, shown, tapped])).toBe(true);
    await message.tap();
    await expect(message).toBeHidden();
  }
});

test('the message of an uploaded photo covers neither headings nor labels', async ({ page, open }) => {
  await holdToasts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(ROUTES.complaintNext, { query: WHO });
  await picker(page).setInputFiles(jpeg(await placedPhoto(page, 'image/jpeg')));
  const message = await page.locator('.adm-toast-main').boundingBox();
  if (message === null) throw new Error('It is not there');
  const covered = await page
    .locator('main, header')
    .locator('h2, label')
    .evaluateAll(
      (all, { y, height }) =>
        all.flatMap((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return bottom > y && top < y + height ? [each.textContent] : [];
        }),
      message,
    );
  expect(covered).toEqual([]);
});

test('pulling an order down at its top loads it again; a short pull does not', async ({ page, open, sandbox }) => {
  const reads = async () => (await sandbox.calls(PATHS.order)).length;
  await open('/order?productId=101&orderId=1000021');
  // The part that listens is loaded after the screen.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  await dragDown(page, { x: 195, y: 250 }, 60);
  await dragDown(page, { x: 195, y: 250 }, 240);
  await expect.poll(reads).toBe(2);
});

test('a second finger ends the pull', async ({ page, open }) => {
  await open('/order?productId=101&orderId=1000021');
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  const touch = (type: string, ...fingers: number[]) =>
    page.evaluate(
      ([name, places]) => {
        const touches = places.map((clientY, identifier) => new Touch({ identifier, target: document.body, clientY }));
        window.dispatchEvent(new TouchEvent(name, { touches }));
      },
      [type, fingers] as const,
    );
  const indicator = page.locator('[role="status"][style*="translateY"]');
  await touch('touchstart', 100);
  await touch('touchmove', 200);
  await expect(indicator).toBeVisible();
  await touch('touchstart', 200, 300);
  await touch('touchend');
  await expect(indicator).toHaveCount(0);
});
