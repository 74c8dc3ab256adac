import { expect, test } from './fixtures.ts';

test('the first paint of one borrower does not stay for another', async ({ page, sandbox }) => {
  const order = (userId: string) => `/loan-detail?productId=102&orderId=1000151&userId=${userId}&language=1`;
  // The app's code never loads.
  await page.route(/\/assets\/(?!first-paint)/, () => undefined);
  await page.goto(`${sandbox.origin}/#${order('10001')}`, { waitUntil: 'commit' });
  await expect(page.getByText('1000151')).toBeVisible();
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    `#${order('10002')}`,
  );
  await expect(page.getByText('1000151')).toHaveCount(0);
});
