/** A write whose answer was lost, in a real browser: real storage, real tabs, a page that is killed. */
import type { Page } from '@playwright/test';
import { UNTIL_CLEARED } from '../until-cleared.ts';
import { type AdminApi, button, check, expect, PATHS, ROUTES, test, waitForScreen } from './fixtures.ts';

const UNKNOWN = 'We do not know whether this was sent';

const submit = (page: Page) => button(page, 'Submit').tap();

/** The standard borrower's new loans; the samples have other numbers. */
async function loans(sandbox: AdminApi): Promise<number> {
  const { orders } = await sandbox.state();
  return orders.filter(({ id, borrowerId }) => borrowerId === '10001' && id.startsWith('3')).length;
}

const keys = async (sandbox: AdminApi) =>
  (await sandbox.calls(PATHS.loanRequest)).map(({ headers }) => headers['idempotency-key']);

test.beforeEach(({ expectOnConsole }) => expectOnConsole(/Failed to load resource|ERR_/));

test('checking is the one primary action after a lost answer, and in sight', async ({ page, sandbox, open }) => {
  const color = (name: string) => button(page, name).evaluate((each) => getComputedStyle(each).backgroundColor);
  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const) {
    await check(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await sandbox.fault({ path: PATHS.loanRequest, kind: 'reset-before' });
      // For each size another borrower, whose attempt is the first.
      await open(`${ROUTES.confirmLoan}&userId=wide-${width}`);
      await expect(page.getByText(UNKNOWN)).toBeHidden();
      const primary = await color('Submit');
      await submit(page);
      await expect(page.getByText(UNKNOWN)).toBeVisible();
      await expect.poll(() => color('Customer service')).toBe(primary);
      expect(await color('Submit')).not.toBe(primary);
      await expect(button(page, 'Customer service')).toBeInViewport({ ratio: 1 });
      // An action bar would be over the end of the window.
      const ends = await page.evaluate(() =>
        ['main button', '[data-action-bar]'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
      );
      expect(ends[0]?.bottom).toBeLessThanOrEqual(ends[1]?.top ?? height);
    });
  }
});

test('the page does not scroll to a notice that is in sight', async ({ page, sandbox, open }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await sandbox.fault({ path: PATHS.complaintSave, kind: 'reset-before' });
  await open(ROUTES.complaintNext);
  await page.getByLabel('Description').fill('Charged twice');
  await submit(page);
  await expect(page.getByText(UNKNOWN)).toBeInViewport();
  await expect(button(page, 'It was sent')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a killed page leaves the attempt unknown; Send again sends another one, with its own key', async ({
  page,
  context,
  sandbox,
  open,
}) => {
  await sandbox.fault({ path: PATHS.loanRequest, kind: 'hang' });
  await open(ROUTES.confirmLoan);
  const address = page.url();
  await submit(page);
  await expect.poll(() => keys(sandbox)).toHaveLength(1);
  await page.close();

  const next = await context.newPage();
  await next.goto(address);
  await expect(next.getByText(UNKNOWN)).toBeVisible();
  await submit(next);
  await button(next, 'Send again').tap();
  await expect(next).toHaveURL(/#\/loan-detail\?/);
  const [first, second, ...more] = await keys(sandbox);
  expect(more).toEqual([]);
  expect(second).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(second).not.toBe(first);
  expect(await loans(sandbox)).toBe(1);
});

test('a second tab waits for the first one, and shows what it sent', async ({ page, context, sandbox, open }) => {
  await sandbox.fault({ path: PATHS.loanRequest, kind: 'delay', ms: UNTIL_CLEARED });
  await open(ROUTES.confirmLoan);
  const second = await context.newPage();
  await second.goto(page.url());
  await waitForScreen(second);
  await submit(page);
  await expect.poll(() => keys(sandbox)).toHaveLength(1);

  await submit(second);
  await expect(second.getByText('It is still being sent. Wait for the answer.')).toBeVisible();
  await sandbox.clearFaults();
  await expect(page).toHaveURL(/#\/loan-detail\?/);
  await submit(second);
  await expect(second.getByRole('dialog', { name: 'Send it again?' })).toBeVisible();
  await expect(second.getByText('This was already sent')).toBeVisible();
  expect(await keys(sandbox)).toHaveLength(1);
  expect(await loans(sandbox)).toBe(1);
});
