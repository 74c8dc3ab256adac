/** The yearly cost before the consent, in the built app. */
import { adminApi, expect, test, WORDS } from './fixtures.ts';

const OFFER = '/v3/loan-confirm/loan-detail-confirm';
const ROUTE = '/confirm-loan?productId=101';
const DAY = 86_400_000;
const plan = (amount: number, days: number) => [{ title: '1', amount, pay_time: Date.now() + days * DAY }];

for (const [what, data, language, shown] of [
  ['1,000 repaid as 1,100 after 30 days', { amount: 100_000, repay_plans: plan(110_000, 30) }, 'en', '218.9 %'],
  ['1,000 repaid as 2,000 after 7 days', { amount: 100_000, repay_plans: plan(200_000, 7) }, 'es', 'Más de 10,000 %'],
  ['a plan without dates', { amount: 100_000, repay_plans: [{ title: '1', amount: 110_000 }] }, 'en', undefined],
  [
    'a plan with an amount in words',
    { amount: 100_000, repay_plans: [{ title: '1', amount: 'mucho' }] },
    'es',
    undefined,
  ],
] as const) {
  const words = WORDS[language];

  test(`${what}: the yearly cost is ${shown === undefined ? 'left out' : 'shown'} (${language})`, async ({
    page,
    open,
    sandbox,
  }) => {
    await adminApi(sandbox, 'POST', '/faults', { path: OFFER, kind: 'data', merge: true, data });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(ROUTE, { language });
    const yearlyCost = page.getByText(words['confirm.yearlyCost'], { exact: true });
    await expect(page.getByRole('main')).not.toContainText(/NaN|∞|Infinity/);
    if (shown === undefined) {
      await expect(yearlyCost).toHaveCount(0);
      return;
    }
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
