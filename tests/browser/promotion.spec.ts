/** What can only be tested in a real browser on the landing page: the picture, the Enter key, the keyboard. */
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { adminApi, expect, test, waitForScreen } from './fixtures.ts';

const LANDING = '/promotion?id=1&app_from=web&UC=7';
const PHONE = '13800138000';

const phone = (page: Page) => page.getByLabel('Mobile number');
const captcha = (page: Page) => page.getByRole('textbox', { name: 'Image captcha' });
const smsCode = (page: Page) => page.getByLabel('SMS code');
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send code', exact: true });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });

/** Waits for the picture to be painted, then asks the sandbox what it shows. */
async function captchaAnswer(page: Page, sandbox: Sandbox): Promise<string> {
  const picture = page.getByRole('img', { name: 'Picture with the characters to type' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const calls = await adminApi<{ path: string; query: { sid?: string } }[]>(sandbox, 'GET', '/calls');
  const sid = calls.filter(({ path }) => path.endsWith('/get-captcha')).at(-1)?.query.sid;
  return (await adminApi<{ answer: string }>(sandbox, 'GET', `/captcha?sid=${sid}`)).answer;
}

test('a visitor registers, with a wrong captcha and a wrong code on the way', async ({ page, open, sandbox }) => {
  await open(LANDING);
  await phone(page).fill(PHONE);
  await captcha(page).fill('----');
  await sendCode(page).tap();
  await expect(captcha(page)).toHaveValue('');
  await expect(captcha(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(phone(page)).toHaveValue(PHONE);

  await waitForScreen(page);
  await captcha(page).fill(await captchaAnswer(page, sandbox));
  await sendCode(page).tap();
  await expect(sendCode(page)).toHaveAccessibleDescription(/^\d+ s left$/);
  const { code } = await adminApi<{ code: string }>(sandbox, 'GET', `/sms?phone=${PHONE}`);

  await smsCode(page).fill(code === '000000' ? '111111' : '000000');
  await apply(page).tap();
  await expect(page.getByText('The SMS code is not the one we sent').first()).toBeVisible();

  await smsCode(page).fill(code);
  await smsCode(page).press('Enter');
  await expect(page).toHaveURL(/#\/downloadTemplate\?.*UC=7/);
  await expect(page.getByRole('main').getByText('Registration successful')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download on the App Store' })).toBeVisible();
});

test('a countdown that was suspended for 45 s shows at most 15 s, and continues after a reload', async ({
  page,
  open,
  sandbox,
}) => {
  await page.clock.install();
  await adminApi(sandbox, 'POST', '/faults', { path: '/api/v2/youmi/promotion/get-sms', kind: 'data', data: {} });
  await open(LANDING);
  await phone(page).fill(PHONE);
  await captcha(page).fill('ab12');
  await sendCode(page).tap();
  await expect(sendCode(page)).toHaveAccessibleDescription(/s left/);
  await page.clock.fastForward(45_000);
  await expect(sendCode(page)).toHaveAccessibleDescription(/^(1[0-5]|\d) s left$/);
  await page.reload();
  await waitForScreen(page);
  await expect(sendCode(page)).toHaveAccessibleDescription(/^\d+ s left$/);
  await expect(phone(page)).toHaveValue(PHONE);
  await page.clock.fastForward(20_000);
  await expect(sendCode(page)).toHaveAccessibleDescription('');
});

test('the browser is identified by a persistent cookie', async ({ open, context }) => {
  await open(LANDING);
  const cookie = (await context.cookies()).find(({ name }) => name === 'deviceId');
  expect(cookie?.value).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  // Browsers reduce the year 9999 to their maximum, which is more than a year.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 365 * 86_400);
});

test('the action bar moves above a keyboard that covers the page', async ({ page, open }) => {
  await page.addInitScript(() => {
    const covered = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 544 });
    Object.defineProperty(window, 'visualViewport', { value: covered });
  });
  await open(LANDING);
  const box = await apply(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(544);
});

test.describe('On a desktop', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120', isMobile: false });

  test('the download page shows its address as a QR code', async ({ page, open }) => {
    await open('/downloadTemplate?app_from=web');
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  });
});
