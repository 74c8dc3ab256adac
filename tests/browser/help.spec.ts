/** The help card, the days until the due date, and the costs of the extension, in the built app. */
import type { Page } from '@playwright/test';
import { adminApi, expect, type Language, test, WORDS, waitForScreen } from './fixtures.ts';

const REPAY = '/v3/installment/loan-play-detail';
const ORDER = 'productId=101&orderId=1000174';
const SCREENS = {
  order: `/loan-detail?${ORDER}`,
  repayment: `/repay?${ORDER}`,
  extension: `/repay-delay?${ORDER}`,
  instructions: `/carpmm?requestType=1&amount=346045&payCode=CASH01&${ORDER}`,
} as const;
const BORROWER = { query: 'userId=20009&sessionId=session-20009' };
const DAY = 86_400_000;
const LANGUAGES = ['en', 'es'] as const satisfies Language[];

const help = (page: Page, language: Language) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: WORDS[language]['help.title'], exact: true }) });

/** The reminder dialog covers an order that is due. */
async function closeReminder(page: Page, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog', { name: WORDS[language]['order.reminderTitle'] });
  await dialog.getByRole('button', { name: WORDS[language]['common.ok'] }).tap();
  await expect(dialog).toBeHidden();
}

for (const language of LANGUAGES) {
  test(`order and repayment show the days until the due date beside the date (${language})`, async ({
    page,
    open,
    sandbox,
  }) => {
    // Other numbers of days are tested in the journeys; here, the end of a day in the browser's time zone.
    const [days, text] = language === 'en' ? [0, 'Due today'] : [-1, '1 día de atraso'];
    const dueAt = Date.now() + days * DAY;
    const data = { repayDate: dueAt };
    await adminApi(sandbox, 'POST', '/faults', { path: REPAY, kind: 'data', merge: true, times: 9, data });
    for (const route of [SCREENS.order, SCREENS.repayment]) {
      await page.goto('about:blank');
      await open(route, { language, ...BORROWER });
      const facts = page.getByRole('banner').getByRole('list');
      const date = await page.evaluate((time) => new Date(time).toLocaleDateString('sv'), dueAt);
      await expect(facts.getByText(date)).toBeVisible();
      await expect(facts.getByText(text, { exact: true })).toBeVisible();
    }
  });
}

test('a tap on Help before the app is loaded opens the page when it is loaded', async ({ page, sandbox }) => {
  const held: (() => void)[] = [];
  await page.route(/\/assets\/app-[^/]*\.js$/, (route) => {
    held.push(() => void route.continue());
  });
  await page.goto(`${sandbox.origin}/?userId=20009&language=1#${SCREENS.repayment}`, { waitUntil: 'commit' });
  const complain = page.locator('#first-paint').getByRole('link', { name: 'Complain about this loan' });
  await expect(complain).toHaveAttribute('href', /^#\/complaint\?orderId=1000174&userId=20009/);
  await complain.tap();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(page).toHaveURL(/#\/complaint\?orderId=1000174/);
  await expect(page.getByRole('heading', { level: 1, name: 'Complaint', exact: true })).toBeVisible();
});

test('Help is below the payment', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(SCREENS.order, BORROWER);
  await closeReminder(page, 'en');
  await expect(page.getByRole('button', { name: 'Repay', exact: true })).toBeInViewport({ ratio: 1 });
  await open(SCREENS.repayment, BORROWER);
  const last = await page.getByRole('button', { name: /^Banco del Valle/ }).boundingBox();
  const card = await help(page, 'en').boundingBox();
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
    if (outcome === 'is refused') await adminApi(sandbox, 'POST', '/faults', { path: REPAY, kind: 'refuse' });
    let release: (() => void) | undefined;
    await page.route(`**/began${wirePath(REPAY)}?*`, (route) => {
      release = () => void route.continue();
    });
    await open(SCREENS.extension, BORROWER);
    const places = () =>
      Promise.all(
        [
          page.getByText('An extension does not reduce what you owe.'),
          page.getByRole('note'),
          page.getByRole('button', { name: 'Tienda Uno' }),
          page.getByRole('link', { name: 'Loan agreement' }),
        ].map((each) => each.boundingBox()),
      );
    await expect.poll(() => release).toBeDefined();
    const before = await places();
    const answered = page.waitForResponse((response) => response.url().includes(wirePath(REPAY)));
    release?.();
    await (await answered).finished();
    const offer = page.getByRole('link', { name: 'Repay today instead' });
    if (outcome === 'comes') await expect(offer).toBeVisible();
    await waitForScreen(page);
    expect(await offer.count()).toBe(outcome === 'comes' ? 1 : 0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}
