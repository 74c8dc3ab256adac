import { expect, test } from './fixtures.ts';

const SESSION = 'userId=10001&sessionId=session-1&language=1';

test('a lost session navigates once, and the screen behind links to the login', async ({
  page,
  sandbox,
  expectOnConsole,
}) => {
  expectOnConsole(/401/);
  await sandbox.fault({ path: '*', kind: 'status', status: 401, body: '', times: 50 });
  // The fault applies to the boot script's request; the app shows the failure.
  await page.goto(`${sandbox.origin}/#/loan-detail?productId=102&orderId=1000151&${SESSION}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Login failed' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log in again' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Login failed' })).toBeVisible();
});
