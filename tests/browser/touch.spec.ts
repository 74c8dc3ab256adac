/** Taps in the built app: toasts, dialogs, submits, the rating. */
import { expect, historyHasDialogs, holdToasts, PATHS, ROUTES, test } from './fixtures.ts';

test('a toast closes at a tap, and a dialog, whose bars are black on white, at Esc or at a tap beside it', async ({
  page,
  open,
}) => {
  await holdToasts(page);
  await open(ROUTES.repay);
  await page.getByRole('button', { name: 'Copy' }).first().tap();
  const toast = page.getByRole('alert').filter({ hasText: 'Copied' });
  await expect(toast).toBeVisible();
  await toast.tap();
  await expect(toast).toBeHidden();

  const opener = page
    .getByRole('listitem')
    .filter({ hasText: 'Tienda Dos' })
    .getByRole('button', { name: 'Barcode payment' });
  const dialog = page.getByRole('dialog', { name: 'Barcode payment' });
  await opener.tap();
  await expect(dialog).toBeVisible();
  const bars = dialog.getByRole('img').locator('svg');
  const box = await bars.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(150);
  expect(await bars.locator('rect').count()).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await historyHasDialogs(page, 0);

  await page.getByRole('button', { name: 'I already paid' }).tap();
  const sheet = page.getByRole('dialog', { name: 'I already paid' });
  await expect(sheet).toBeVisible();
  await page.touchscreen.tap(195, 10);
  await expect(sheet).toBeHidden();
});

test('a submit whose connection is cut is not sent again, not even by the browser', async ({
  page,
  sandbox,
  open,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource|ERR_/);
  const push = PATHS.loanRequest;
  await open(ROUTES.confirmLoan);
  await sandbox.fault({ path: push, kind: 'reset-after' });
  await page.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('We do not know whether this was sent')).toBeVisible();
  expect(await sandbox.calls(push)).toHaveLength(1);
});

test('a star of the rating is chosen by touch, by a mouse and by keys', async ({ page, open }) => {
  await open('/loan-detail?productId=101&orderId=1000200');
  const rating = page.getByRole('dialog', { name: 'How was your experience?' });
  const star = rating.getByRole('radio');
  const chosen = rating.getByRole('radio', { checked: true });
  const fillOf = (index: number) => star.nth(index).locator('path').last();
  await star.nth(1).tap();
  await expect(fillOf(1)).not.toHaveCSS('fill', 'none');
  await expect(fillOf(2)).toHaveCSS('fill', 'none');
  await expect(chosen).toHaveAccessibleName('2');
  await star.nth(3).click();
  await expect(chosen).toHaveAccessibleName('4');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveAccessibleName('3');
});
