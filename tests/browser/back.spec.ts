/** Back and forward: between screens, and with a dialog open. */
import type { Page } from '@playwright/test';
import { check, expect, heading, historyHasDialogs, PATHS, ROUTES, test, waitForScreen } from './fixtures.ts';

/** Waits until a dialog is open and Back closes it. */
async function dialogIsOpen(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await historyHasDialogs(page, 1);
}

test('back restores the place on a screen that first reads its data again', async ({ page, open }) => {
  await open(ROUTES.instructions);
  const service = page.getByRole('link', { name: 'Customer service' });
  await service.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(300);
  await service.tap();
  await waitForScreen(page);
  await page.goBack();
  await expect(service).toBeVisible();
  await expect(service).toBeInViewport();
});

test.describe('Back', () => {
  const ORDER = '/loan-detail?productId=101&orderId=1000151';
  const overlays = [
    ['a dialog', ROUTES.repay, 'Repayment', 'Barcode payment'],
    ['a sheet', ROUTES.complaint, 'Complaint', 'All'],
    ['the photo viewer', '/complainDetails?problemId=7000003', 'Your complaint', 'Photo 1'],
  ] as const;

  /** Leaves the screen and waits for the one before it. */
  const leave = async (page: Page) => {
    await page.goBack();
    await expect(page).toHaveURL(/#\/loan-detail/);
    await expect(heading(page, 'Your loan')).toBeVisible();
  };

  test('closes a dialog, a sheet and the photo viewer and stays on the screen, then leaves it', async ({
    page,
    open,
    sandbox,
  }) => {
    await open(ORDER);
    for (const [overlay, route, title, opener] of overlays) {
      await check(overlay, async () => {
        await page.evaluate((address) => window.location.assign(address), `#${route}&language=1`);
        await waitForScreen(page);
        for (const viewport of [
          { width: 390, height: 844 },
          { width: 844, height: 390 },
        ]) {
          await page.setViewportSize(viewport);
          await page.getByRole('button', { name: opener }).first().tap();
          await dialogIsOpen(page);
          await page.goBack();
          await expect(page.getByRole('dialog')).toBeHidden();
          await expect(heading(page, title)).toBeVisible();
        }
        // The entry of the overlay that was closed shows nothing when the reader goes forward to it.
        await page.goForward();
        await historyHasDialogs(page, 0);
        await expect(page.getByRole('dialog')).toBeHidden();
        await leave(page);
      });
    }
    await check('a dialog that cannot be closed is left with its screen', async () => {
      await sandbox.answer(PATHS.confirmation, { amount: 100000, isNeedPop: 1 });
      await page.goto(`${sandbox.origin}/#/confirm-loan?productId=101&language=1`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await leave(page);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });

  test('and forward show the screens that they showed, at once after a dialog was closed by its button, or the page was reloaded with a dialog open', async ({
    page,
    open,
    sandbox,
  }) => {
    const opener = page.getByRole('button', { name: 'Barcode payment' }).first();
    await open(ORDER);
    await page.goto(`${sandbox.origin}/#${ROUTES.repay}&language=1`);
    for (let time = 1; time <= 3; time += 1) {
      await opener.tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByRole('button', { name: 'Tienda Uno' }).tap();
    await expect(heading(page, 'Payment instructions')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Repayment')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Payment instructions')).toBeVisible();
    await waitForScreen(page);
    for (const address of [/#\/repay/, /#\/loan-detail/]) {
      await page.getByRole('button', { name: 'Back' }).tap();
      await expect(page).toHaveURL(address);
    }

    await page.goForward();
    await opener.tap();
    await dialogIsOpen(page);
    await page.reload();
    await waitForScreen(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/#\/loan-detail/);
  });
});
