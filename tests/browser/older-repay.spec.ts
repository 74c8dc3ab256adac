/** The older repayment and the card form in Chromium. */
import { type AdminApi, button, expect, ROUTES, test } from './fixtures.ts';

async function statusOf(sandbox: AdminApi): Promise<number | undefined> {
  const { orders } = await sandbox.state();
  return orders.find(({ id, borrowerId }) => id === '1000174' && borrowerId === '10001')?.status;
}

test('a payment on the page of Alipay returns to the order', async ({ page, sandbox, open }) => {
  await open(ROUTES.olderRepay);
  await button(page, 'Pay with Alipay').tap();
  await expect(page.getByRole('heading', { name: 'Alipay' })).toBeVisible();
  await button(page, 'Pay').tap();
  await expect(page).toHaveURL(/#\/loan-detail/);
  expect(await statusOf(sandbox)).toBe(200);
});

test('the caret of a card number stays at its position while typing', async ({ page, open }) => {
  await open('/bind-card');
  const number = page.getByLabel('Card number');
  const caret = () => number.evaluate((input: HTMLInputElement) => input.selectionStart);
  await number.pressSequentially('41111111');
  await expect(number).toHaveValue('4111 1111');
  for (let step = 0; step < 5; step += 1) await number.press('ArrowLeft');
  await number.pressSequentially('22');
  await expect(number).toHaveValue('4111 2211 11');
  expect(await caret()).toBe(7);
  await number.press('Backspace');
  await expect(number).toHaveValue('4111 2111 1');
  expect(await caret()).toBe(6);
  await number.press('Backspace');
  // Before the space, so that the next key deletes a digit and not the space.
  await expect(number).toHaveValue('4111 1111');
  expect(await caret()).toBe(4);
});
