/** Printed pages: black on white in both colour schemes, without controls. */
import { expect, ROUTES, test } from './fixtures.ts';

test('the promissory note is printed as a document of its own', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0, print: () => Object.assign(window, { prints: 1 }) });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/contract?orderNo=1000174');
  await page.getByRole('button', { name: 'Print' }).tap();
  expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const part of [page.getByRole('heading', { level: 2 }), page.getByRole('term').first()]) {
    const [red = 255] = (await part.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g) ?? [];
    expect(Number(red)).toBeLessThanOrEqual(0x33);
  }
});

test('the floating button to customer service is not printed over the repayment', async ({ page, open }) => {
  await open(ROUTES.repay);
  const button = page.getByRole('button', { name: 'Customer service' });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});
