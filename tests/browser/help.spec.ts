/** The help card, and the costs of the extension, in the built app. */
import type { Page } from '@playwright/test';
import { expect, PATHS, ROUTES, test, WORDS, waitForScreen } from './fixtures.ts';
import { closeDialog } from './views.ts';
import { delayRequests, openWithoutApp } from './without-app.ts';

const BORROWER = { query: 'userId=20009&sessionId=session-20009' };

const help = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: WORDS.en['help.title'], exact: true }) });

test('a tap on Help before the app is loaded opens the page when it is loaded', async ({ page, sandbox }) => {
  const loadApp = await openWithoutApp(page, sandbox, ROUTES.repay, '20009');
  const complain = page.locator('#first-paint').getByRole('link', { name: 'Complain about this loan' });
  await expect(complain).toHaveAttribute('href', /^#\/complaint\?orderId=1000174&userId=20009/);
  await complain.tap();
  await loadApp();
  await expect(page).toHaveURL(/#\/complaint\?orderId=1000174/);
  await expect(page.getByRole('heading', { level: 1, name: 'Complaint', exact: true })).toBeVisible();
});

test('Help is below the payment', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(ROUTES.dueOrder, BORROWER);
  await closeDialog(page.getByRole('dialog', { name: 'Repayment reminder' }), 'OK');
  await expect(page.getByRole('button', { name: 'Repay', exact: true })).toBeInViewport({ ratio: 1 });
  await open(ROUTES.repay, BORROWER);
  const last = await page.getByRole('button', { name: /^Banco del Valle/ }).boundingBox();
  const card = await help(page).boundingBox();
  expect(card?.y ?? 0).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY);
});

for (const outcome of ['comes', 'is refused'] as const) {
  test(`extension: nothing moves when the repay call's answer ${outcome}`, async ({
    page,
    open,
    sandbox,
    wirePath,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    if (outcome === 'is refused') await sandbox.fault({ path: PATHS.repayment, kind: 'refuse' });
    const release = await delayRequests(page, `**/began${wirePath(PATHS.repayment)}?*`);
    await open(ROUTES.extension, BORROWER);
    const places = async () => {
      const boxes = await Promise.all(
        [
          page.getByText('An extension does not reduce what you owe.'),
          page.getByRole('note'),
          page.getByRole('button', { name: 'Tienda Uno' }),
          page.getByRole('link', { name: 'Loan agreement' }),
        ].map((each) => each.boundingBox()),
      );
      return boxes.map((box) => Math.round(box?.y ?? 0));
    };
    const before = await places();
    const answered = page.waitForResponse((response) => response.url().includes(wirePath(PATHS.repayment)));
    release();
    await (await answered).finished();
    const offer = page.getByRole('link', { name: 'Repay today instead' });
    if (outcome === 'comes') await expect(offer).toBeVisible();
    await waitForScreen(page);
    expect(await offer.count()).toBe(outcome === 'comes' ? 1 : 0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const moved = (await places()).map((y, index) => Math.abs(y - (before[index] ?? 0)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(1);
  });
}
