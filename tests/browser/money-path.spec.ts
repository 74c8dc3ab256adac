import { type AdminApi, button, expect, heading, holdToasts, ROUTES, test, WORDS, waitForScreen } from './fixtures.ts';
import { closeDialog } from './views.ts';

const ordersOf = async (sandbox: AdminApi) =>
  (await sandbox.state()).orders.filter(({ borrowerId }) => borrowerId === '10001');
/** The one voucher the borrower asked for. */
async function askedVoucher(sandbox: AdminApi, orderId: string): Promise<string> {
  const { vouchers } = await sandbox.state();
  const asked = vouchers.filter((voucher) => voucher.orderId === orderId && voucher.asked > 0);
  expect(asked).toHaveLength(1);
  return asked[0]?.vCode ?? '';
}

test('a loan is taken, repaid and settled, in Spanish', { tag: '@dictionary' }, async ({ page, sandbox, open }) => {
  const words = WORDS.es;
  await holdToasts(page);
  await open(ROUTES.confirmLoan, { language: 'es' });
  await expect(heading(page, words['confirm.title'])).toBeVisible();
  await waitForScreen(page);

  const before = (await ordersOf(sandbox)).map(({ id }) => id);
  await button(page, words['confirm.submit']).tap();
  await expect(heading(page, words['order.title'])).toBeVisible();
  await waitForScreen(page);
  expect(page.url()).toContain('from=confirm');
  const taken = (await ordersOf(sandbox)).find(({ id }) => !before.includes(id));
  expect(taken).toBeDefined();
  const orderId = taken?.id ?? '';
  const requested = page.getByRole('dialog', { name: words['confirm.acceptedTitle'] });
  await expect(requested.getByText(orderId, { exact: true })).toBeVisible();
  // Leaving the dialog's history entry would cancel the reload.
  await closeDialog(requested, words['common.ok']);

  // The money has arrived, and the due date is near.
  await sandbox.setStatus(orderId, 174);
  await page.reload();
  await closeDialog(page.getByRole('dialog'), words['common.ok']);
  await button(page, words['order.repay']).tap();
  await expect(heading(page, words['repay.title'])).toBeVisible();
  const due = await page
    .locator('header')
    .getByText(/^[₹$]\d/)
    .textContent();

  await button(page, words['lines.more']).tap();
  await expect(page.getByText(orderId)).toBeVisible();
  // The row leads to the instructions wherever it is tapped, also on its logo.
  const channel = page.getByRole('button', { name: 'Tienda Uno' });
  await page
    .getByRole('listitem')
    .filter({ has: channel })
    .tap({ position: { x: 32, y: 32 } });
  await expect(heading(page, words['instructions.title'])).toBeVisible();
  await expect(page.locator('header').getByText(due ?? '')).toBeVisible();
  const barcode = page.getByRole('img', { name: words['instructions.codeImage'] });
  await expect(barcode).toBeVisible();
  await expect.poll(() => barcode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const vCode = await askedVoucher(sandbox, orderId);
  await page.getByRole('button', { name: words['common.copy'] }).first().tap();
  await expect(page.getByText(words['common.copied'], { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(vCode);

  // Asking for the same voucher again is allowed, and gives the same one.
  await page.reload();
  await waitForScreen(page);
  expect(await askedVoucher(sandbox, orderId)).toBe(vCode);

  await sandbox.payVoucher(vCode);
  await page.goBack();
  await expect(heading(page, words['repay.title'])).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: words['order.borrowAgain'] })).toBeVisible();
  expect((await ordersOf(sandbox)).find(({ id }) => id === orderId)?.status).toBe(200);
});
