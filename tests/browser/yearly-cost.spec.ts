/** The yearly cost before the consent, in the built app. */
import { expect, PATHS, ROUTES, test, WORDS } from './fixtures.ts';

const DAY = 86_400_000;
const plan = (amount: number, days: number) => [{ title: '1', amount, pay_time: Date.now() + days * DAY }];

for (const [what, data, language, shown] of [
  ['1,000 repaid as 1,100 after 30 days', { amount: 100_000, repay_plans: plan(110_000, 30) }, 'en', '218.9 %'],
  ['1,000 repaid as 2,000 after 7 days', { amount: 100_000, repay_plans: plan(200_000, 7) }, 'es', 'Más de 10,000 %'],
] as const) {
  const words = WORDS[language];

  test(`${what}: the yearly cost is shown (${language})`, async ({ page, open, sandbox }) => {
    await sandbox.fault({ path: PATHS.confirmation, kind: 'data', merge: true, data });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(ROUTES.confirmLoan, { language });
    const yearlyCost = page.getByText(words['confirm.yearlyCost'], { exact: true });
    await expect(page.getByRole('main')).not.toContainText(/NaN|∞|Infinity/);
    const value = page.getByText(shown, { exact: true });
    await expect(yearlyCost).toBeVisible();
    await expect(value).toBeVisible();
    // Above the consent, and still there when it is withdrawn.
    const consent = page.getByRole('checkbox');
    const above = async () =>
      ((await yearlyCost.boundingBox())?.y ?? Number.POSITIVE_INFINITY) < ((await consent.boundingBox())?.y ?? 0);
    await yearlyCost.scrollIntoViewIfNeeded();
    expect(await above()).toBe(true);
    await consent.tap();
    await expect(consent).not.toBeChecked();
    await expect(yearlyCost).toBeInViewport();
    await expect(value).toBeVisible();
    expect(await above()).toBe(true);
  });
}
