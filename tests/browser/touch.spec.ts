/** Taps in the built app: submits, the rating. */
import { expect, PATHS, ROUTES, test } from './fixtures.ts';

test('a submit whose connection is cut is not sent again, not even by the browser', async ({
  page,
  sandbox,
  open,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource|ERR_/);
  const push = PATHS.loanRequest;
  await open(ROUTES.confirmLoan);
  await sandbox.fault({ path: push, kind: 'reset-after' });
  await page.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('We do not know whether this was sent')).toBeVisible();
  expect(await sandbox.calls(push)).toHaveLength(1);
});

test('a star of the rating is chosen by touch, by a mouse and by keys', async ({ page, open }) => {
  await open('/loan-detail?productId=101&orderId=1000200');
  const rating = page.getByRole('dialog', { name: 'How was your experience?' });
  const star = rating.getByRole('radio');
  const chosen = rating.getByRole('radio', { checked: true });
  const fillOf = (index: number) => star.nth(index).locator('path').last();
  await star.nth(1).tap();
  await expect(fillOf(1)).not.toHaveCSS('fill', 'none');
  await expect(fillOf(2)).toHaveCSS('fill', 'none');
  await expect(chosen).toHaveAccessibleName('2');
  await star.nth(3).click();
  await expect(chosen).toHaveAccessibleName('4');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveAccessibleName('3');
});
