import { adminApi, expect, test, waitForScreen } from './fixtures.ts';

const SESSION = 'userId=10001&sessionId=session-1&language=1';
const order = (session = SESSION) => `/loan-detail?productId=102&orderId=1000151&${session}`;
const loseSession = { path: '*', kind: 'status', status: 401, body: '', times: 50 };

test('a lost session navigates once, and the screen behind links to the login', async ({
  page,
  sandbox,
  expectOnConsole,
}) => {
  expectOnConsole(/401/);
  await adminApi(sandbox, 'POST', '/faults', loseSession);
  // The fault applies to the boot script's request; the app shows the failure.
  await page.goto(`${sandbox.origin}/#${order()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Login failed' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log in again' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Login failed' })).toBeVisible();
});

test('a native login is opened once, and the next session loads everything again', async ({
  page,
  sandbox,
  expectOnConsole,
}) => {
  expectOnConsole(/401/);
  await page.addInitScript(() => {
    const logins: unknown[] = [];
    Object.assign(window, {
      logins,
      webkit: { messageHandlers: { offToLogin: { postMessage: (body: unknown) => logins.push(body) } } },
    });
  });
  await adminApi(sandbox, 'POST', '/faults', loseSession);
  await page.goto(`${sandbox.origin}/#${order()}`);
  await expect(page.getByRole('button', { name: 'Log in again' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'logins'))).toEqual([[]]);
  await adminApi(sandbox, 'DELETE', '/faults');
  await page.evaluate(
    (next) => {
      window.location.hash = next;
    },
    `#${order(SESSION.replace('session-1', 'session-2'))}`,
  );
  await waitForScreen(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your loan' })).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});
