/** The older repayment and the card form in Chromium. */
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { adminApi, expect, test, waitForScreen } from './fixtures.ts';

interface State {
  orders: { id: string; borrowerId: string; status: number }[];
  repayments: { id: string; state: string }[];
}

const PAYMENT = '/ynRepay?productId=101&orderId=1000174';
const COMMIT = '/api/v1/youmi/youmi-api/service/loan/repayment-commit';

const stateOf = (sandbox: Sandbox) => adminApi<State>(sandbox, 'GET', '/state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByLabel('Verification code');

async function statusOf(sandbox: Sandbox): Promise<number | undefined> {
  const { orders } = await stateOf(sandbox);
  return orders.find(({ id, borrowerId }) => id === '1000174' && borrowerId === '10001')?.status;
}

async function commits(sandbox: Sandbox): Promise<number> {
  const calls = await adminApi<{ path: string }[]>(sandbox, 'GET', '/calls');
  return calls.filter(({ path }) => path === COMMIT).length;
}

/** The last code that the bank sent for the pending payment. */
async function sentCode(sandbox: Sandbox): Promise<string> {
  const { repayments } = await stateOf(sandbox);
  const waiting = repayments.find(({ state }) => state === 'waiting');
  return (await adminApi<{ code: string }>(sandbox, 'GET', `/sms?repayRecordId=${waiting?.id}`)).code;
}

test('several taps send one payment', async ({ page, sandbox, open }) => {
  await open(PAYMENT);
  await page.getByText('Banco del Valle').tap();
  await expect(button(page, 'Pay')).toHaveAccessibleDescription(/ending in 3214/);
  await button(page, 'Pay').evaluate((pay: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) pay.click();
  });
  await expect(page.getByRole('heading', { name: 'Your payment was accepted' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'See my loan').tap();
  await expect(page).toHaveURL(/#\/loan-detail\?.*orderId=1000174/);
  await expect(page.getByRole('heading', { name: 'Settled' })).toBeVisible();
  expect(await statusOf(sandbox)).toBe(200);
  expect(await commits(sandbox)).toBe(1);
});

test('a code is accepted after a wrong one and a reload', async ({ page, sandbox, open }) => {
  await open(PAYMENT);
  await page.getByText('Banco Norte').tap();
  await button(page, 'Pay').tap();
  await expect(code(page)).toBeFocused();
  await expect(button(page, 'Resend code')).toBeDisabled();
  const right = await sentCode(sandbox);

  await code(page).fill(right === '000000' ? '111111' : '000000');
  await code(page).press('Enter');
  await expect(code(page)).toHaveAccessibleDescription('Wrong verification code');
  await expect(code(page)).toBeFocused();

  await page.reload();
  await waitForScreen(page);
  await expect(button(page, 'Resend code')).toHaveAccessibleDescription(/^in \d+ s$/);
  await code(page).fill(right);
  await button(page, 'Confirm').tap();
  await expect(page.getByRole('heading', { name: 'Your payment was accepted' })).toBeVisible();
  expect(await statusOf(sandbox)).toBe(200);
  expect(await commits(sandbox)).toBe(1);
});

test('a code can be resent after a minute in which the page was suspended', async ({ page, sandbox, open }) => {
  await page.clock.install();
  await open(PAYMENT);
  await page.getByText('Banco Norte').tap();
  await button(page, 'Pay').tap();
  await expect(button(page, 'Resend code')).toBeDisabled();
  await page.clock.fastForward(61_000);
  await expect(button(page, 'Resend code')).toBeEnabled();
  await button(page, 'Resend code').tap();
  await expect(button(page, 'Resend code')).toBeDisabled();
  await expect.poll(() => commits(sandbox)).toBe(2);
  await code(page).fill(await sentCode(sandbox));
  await button(page, 'Confirm').tap();
  await expect(page.getByRole('heading', { name: 'Your payment was accepted' })).toBeVisible();
  expect(await statusOf(sandbox)).toBe(200);
});

test('a payment on the page of Alipay returns to the order', async ({ page, sandbox, open }) => {
  await open(PAYMENT);
  await button(page, 'Pay with Alipay').tap();
  await expect(page.getByRole('heading', { name: 'Alipay' })).toBeVisible();
  await button(page, 'Pay').tap();
  await expect(page).toHaveURL(/#\/loan-detail/);
  expect(await statusOf(sandbox)).toBe(200);
});

test('a payment whose answer was lost is not sent again; the order is loaded', async ({
  page,
  sandbox,
  open,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource|ERR_/);
  await adminApi(sandbox, 'POST', '/faults', { path: COMMIT, kind: 'reset-after' });
  await open(PAYMENT);
  await page.getByText('Banco del Valle').tap();
  await button(page, 'Pay').tap();
  await expect(page.getByRole('heading', { name: 'Your loan is settled' })).toBeVisible();
  expect(await commits(sandbox)).toBe(1);
});

test('a card is chosen on its own screen', async ({ page, open }) => {
  await open(PAYMENT);
  await button(page, 'Use another card').tap();
  await page.getByText('Banco Norte').tap();
  await expect(page).toHaveURL(/#\/ynRepay\?/);
  await expect(page.getByRole('radio', { name: 'Banco Norte' })).toBeChecked();
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

test('a new card is saved and listed', async ({ page, open }) => {
  await open('/bind-bank');
  await button(page, 'Add a bank card').tap();
  await page.getByLabel('Name on the card').fill('Ana López');
  await page.getByLabel('Card number').fill('4111111111111111');
  await page.getByLabel('Phone of the card').fill('5512345678');
  await page.getByLabel('Phone of the card').press('Enter');
  await expect(page.getByText('Your card was added')).toBeVisible();
  await button(page, 'See my cards').tap();
  await expect(page.getByText('•••• •••• •••• 1111')).toBeVisible();
  // Back does not lead to the form again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank cards');
});
