/** The costs of an extension in the built app. */
import { expect, PATHS, ROUTES, test, waitForScreen } from './fixtures.ts';
import { delayRequests } from './without-app.ts';

const BORROWER = { query: 'userId=20009&sessionId=session-20009' };

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
