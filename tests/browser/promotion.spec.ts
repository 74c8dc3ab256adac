/** What can only be tested in a real browser on the landing page: the cookie, and a keyboard that covers the page. */
import type { Locator, Page } from '@playwright/test';
import { expect, holdToasts, PATHS, test } from './fixtures.ts';
import { resize } from './layout.ts';
import { boxOf } from './views.ts';

const LANDING = '/promotion?id=1&app_from=web&UC=7';
const DOWNLOAD = '/downloadTemplate?UC=7';

const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });

/** Fills in the form and submits it without a tap, because a message may cover the button. */
async function register(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: 'Picture with the characters to type' })).toBeVisible();
  for (const [label, text] of [
    ['Mobile number', '13800138000'],
    ['Image captcha', 'ab12'],
    ['SMS code', '123456'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  await apply(page).focus();
  await page.keyboard.press('Enter');
}

test('the action bar moves above a keyboard that covers the page', async ({ page, open }) => {
  await page.addInitScript(() => {
    const covered = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 544 });
    Object.defineProperty(window, 'visualViewport', { value: covered });
  });
  await open(LANDING);
  await expect.poll(async () => (await boxOf(apply(page))).bottom).toBeLessThanOrEqual(544);
});

test('the browser is identified by a persistent cookie, the message that a code was sent does not cover the field for it, and a keyboard that lowers the window leaves the cards in their order', async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await holdToasts(page);
  await open(LANDING);
  const cookie = (await context.cookies()).find(({ name }) => name === 'deviceId');
  expect(cookie?.value).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  // Browsers reduce the year 9999 to their maximum, which is more than a year.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 365 * 86_400);

  await expect(page.getByRole('img', { name: 'Picture with the characters to type' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('13800138000');
  const captcha = (await sandbox.calls(PATHS.captchaImage)).at(-1);
  const text = await sandbox.captchaText(String(captcha?.query.sid));
  await page.getByRole('textbox', { name: 'Image captcha' }).fill(text);
  await page.getByRole('button', { name: 'Send code' }).tap();
  const smsCode = page.getByRole('textbox', { name: 'SMS code' });
  await expect(page.locator('.adm-toast-main')).toBeVisible();
  await expect(smsCode).toBeFocused();
  await expectApart(page.locator('.adm-toast-main'), smsCode);

  const session = await page.context().newCDPSession(page);
  const lowerTo = (height: number) =>
    session.send('Emulation.setDeviceMetricsOverride', {
      width: 360,
      height,
      screenWidth: 360,
      screenHeight: 740,
      deviceScaleFactor: 1,
      mobile: true,
    });
  await lowerTo(740);
  const placeInPage = () => smsCode.evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
  const before = await placeInPage();
  await lowerTo(430);
  await expect.poll(() => page.evaluate(() => window.innerHeight)).toBe(430);
  // In a low window the head needs 8 px less.
  expect(Math.abs((await placeInPage()) - before)).toBeLessThanOrEqual(8);
});

test.describe('on an Android phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('the message of the registration is above the bar of the next screen', async ({ page, open, sandbox }) => {
    await holdToasts(page);
    await sandbox.answer(PATHS.registration, {});
    await open(LANDING);
    await register(page);
    const store = page.getByRole('link', { name: 'Get it on Google Play' });
    await expect(store).toBeVisible();
    const message = page.locator('.adm-toast-main');
    await expect.poll(async () => (await boxOf(message)).bottom).toBeLessThan((await boxOf(store)).y);
  });
});

test('the example is above the form on a phone, beside it on a tablet and a desktop, where the banner is beside the title, and the other language below all cards', async ({
  page,
  open,
}) => {
  // The address before the hash stays the same, so that the page is loaded once.
  await open('/promotion?id=1&language=1', { language: 'es' });
  for (const [width, height, place] of [
    [390, 844, 'above'],
    [320, 640, 'below'],
    [768, 1024, 'beside'],
    [1280, 800, 'beside'],
  ] as const) {
    await resize(page, { width, height });
    const example = await boxOf(page.locator('main dl'));
    const form = await boxOf(page.locator('form'));
    const places = {
      above: example.y + example.height <= form.y,
      below: example.y >= form.y + form.height,
      beside: example.x >= form.x + form.width,
    };
    expect(places, `${width} px`).toMatchObject({ [place]: true });
  }
  await open('/promotion?id=1', { language: 'es' });
  await page.getByRole('link', { name: 'English' }).waitFor();
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
  ] as const) {
    await resize(page, { width, height });
    const title = await boxOf(page.getByRole('heading', { level: 2 }).first());
    const banner = await boxOf(page.locator('main > img'));
    expect(banner.x).toBeGreaterThanOrEqual(title.x + title.width);
    expect(banner.y).toBeLessThan(title.y);
    const cards = await page.locator('main :is(section, .surface), [data-action-bar]').all();
    const boxes = await Promise.all(cards.map(boxOf));
    const language = await boxOf(page.getByRole('link', { name: 'English' }));
    expect(language.y).toBeGreaterThanOrEqual(Math.max(...boxes.map(({ y, height: own }) => y + own)));
    expect(Math.abs(language.x + language.width / 2 - width / 2)).toBeLessThan(2);
  }
});

test.describe('On a desktop', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  });

  test('the QR code is not under the message of the registration, and in sight, with the address in one line, above both stores in one row', async ({
    page,
    open,
    sandbox,
  }) => {
    await holdToasts(page);
    await sandbox.answer(PATHS.registration, {});
    await open(LANDING);
    await register(page);
    await expect(page.locator('.adm-toast-main')).toBeVisible();
    await expectApart(page.locator('.adm-toast-main'), page.getByRole('img', { name: 'QR code of this page' }));

    await page.setViewportSize({ width: 1280, height: 900 });
    await open(`${DOWNLOAD}&utm_tag=${'x'.repeat(120)}`);
    const code = await boxOf(page.getByRole('img', { name: 'QR code of this page' }));
    expect(code.y + code.height).toBeLessThan(900);
    const address = page.getByText(/#\/downloadTemplate\?.*utm_tag=x/);
    expect((await boxOf(address)).height).toBeLessThan(30);
    expect(await address.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    const first = await boxOf(page.getByRole('link', { name: 'Download on the App Store' }));
    const second = await boxOf(page.getByRole('link', { name: 'Get it on Google Play' }));
    expect(first.y).toBe(second.y);
    expect(first.y).toBeGreaterThan((await boxOf(address)).y);
    await expect(page.locator('[data-action-bar]')).toHaveCount(0);
  });
});

/** Waits until the message is wholly above or below the element. */
const expectApart = (message: Locator, element: Locator) =>
  expect
    .poll(async () => {
      const [one, other] = [await boxOf(message), await boxOf(element)];
      return one.bottom < other.y || one.y > other.bottom;
    })
    .toBe(true);
