/** What a borrower does before the app has loaded. */
import { button, expect, heading, holdToasts, PATHS, ROUTES, test, WORDS } from './fixtures.ts';
import { addressOf, delayRequests, openWithoutApp } from './without-app.ts';

declare global {
  interface Window {
    /** px: the length of the page and that of the first paint, while the app shows a skeleton behind it. */
    lengths: [whole: number, ofFirstPaint: number][];
  }
}

const words = WORDS.en;
const CONFIRM = '/confirm-loan?productId=102';

test.describe('Before the app is there', () => {
  test('More opens immediately and stays open; Copy copies immediately, and the app shows the toast', async ({
    page,
    sandbox,
  }) => {
    await holdToasts(page);
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    const lines = page.locator('dt');
    await expect(lines).toHaveCount(2);
    await page.getByRole('button', { name: words['lines.more'] }).tap();
    await expect(page.getByRole('button', { name: words['lines.hide'] })).toBeVisible();
    const shown = await lines.allTextContents();
    expect(shown.length).toBeGreaterThan(2);
    const code = page
      .locator('section li')
      .filter({ has: page.getByRole('button', { name: words['common.copy'] }) })
      .first();
    await code.getByRole('button', { name: words['common.copy'] }).tap();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe((await code.locator('b').innerText()).replace(/\s/g, ''));
    await start();
    await expect(page.locator('.adm-toast-main')).toHaveText(words['common.copied']);
    await expect(page.getByRole('button', { name: words['lines.hide'] })).toHaveAttribute('aria-expanded', 'true');
    await expect(lines).toHaveText(shown);
  });

  test('consent that is withdrawn stays withdrawn', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, CONFIRM);
    await page.getByRole('checkbox').tap();
    await expect(button(page, words['confirm.submit'])).toBeDisabled();
    await start();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(button(page, words['confirm.submit'])).toBeDisabled();
  });

  test('a skeleton of the app that is longer than the first paint does not lengthen the page, so that Submit does not move when it goes', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      window.lengths = [];
      new MutationObserver(() => {
        const firstPaint = document.querySelector('#first-paint');
        const skeleton = document.querySelector<HTMLElement>('#root main[aria-busy="true"]');
        if (firstPaint === null || skeleton === null) return;
        skeleton.style.minHeight = '5000px';
        window.lengths.push([document.documentElement.scrollHeight, firstPaint.scrollHeight]);
      }).observe(document, { subtree: true, childList: true });
    });
    const start = await openWithoutApp(page, sandbox, CONFIRM);
    await start();
    const lengths = await page.evaluate(() => window.lengths);
    expect(lengths).not.toEqual([]);
    for (const [whole, ofFirstPaint] of lengths) expect(whole).toBe(ofFirstPaint);
  });

  test('a double tap on Submit sends one loan request, without the HTTP library', async ({ page, sandbox }) => {
    const loadAxios = await delayRequests(page, '**/assets/axios-*.js');
    const start = await openWithoutApp(page, sandbox, CONFIRM);
    const submit = button(page, words['confirm.submit']);
    await submit.tap();
    await submit.tap();
    expect(await sandbox.calls(PATHS.loanRequest)).toEqual([]);
    await start();
    await expect(heading(page, words['order.title'])).toBeVisible();
    expect(await sandbox.calls(PATHS.loanRequest)).toHaveLength(1);
    loadAxios();
  });

  test('a channel that is tapped shows its code, asked for once', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    const channel = page.locator('section li button').first();
    const name = (await channel.innerText()).split('\n')[0] ?? '';
    await page.evaluate(() => window.scrollTo(0, 200));
    await channel.tap();
    const instructions = heading(page, words['instructions.title']);
    await expect(instructions).toBeVisible();
    await expect(page.locator('#first-paint main')).toHaveAttribute('aria-busy', 'false');
    await expect(page).toHaveTitle(words['instructions.title']);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const content = await page.locator('main').innerText();
    await start();
    await expect(instructions).toBeFocused();
    await expect(page.locator('header')).toContainText(name);
    expect(await page.locator('main').innerText()).toContain(content.split('\n')[0]);
    expect(await sandbox.calls(PATHS.voucher)).toHaveLength(1);
    await page.getByRole('button', { name: words['common.back'] }).tap();
    await expect(heading(page, words['repay.title'])).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  });

  test('links lead from order to repayment to code', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.dueOrder);
    await button(page, words['order.repay']).tap();
    await page.locator('section li button').first().tap();
    await expect(heading(page, words['instructions.title'])).toBeVisible();
    await start();
    for (const title of ['repay.title', 'order.title'] as const) {
      await page.getByRole('button', { name: words['common.back'] }).tap();
      await expect(heading(page, words[title])).toBeVisible();
    }
  });

  test('Back returns from a screen that was opened', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    await page.locator('section li button').first().tap();
    await expect(page.locator('#first-paint main')).toHaveAttribute('aria-busy', 'false');
    await page.goBack();
    await expect(heading(page, words['repay.title'])).toBeVisible();
    await start();
    await expect(page.getByRole('button', { name: words['lines.more'] })).toBeVisible();
  });

  test('Back returns while the opened screen is loading: its taps and its answer are forgotten', async ({
    page,
    sandbox,
  }) => {
    await delayRequests(page, '**/assets/first-paint-extension-*.js');
    const start = await openWithoutApp(page, sandbox, '/loan-detail?productId=101&orderId=1000174');
    const extend = button(page, words['extension.title']);
    await extend.tap();
    await expect(heading(page, words['extension.title'])).toBeVisible();
    await page.getByRole('button', { name: words['common.back'] }).tap();
    await page.goBack();
    await start();
    await button(page, words['common.ok']).tap();
    await extend.tap();
    await expect.poll(async () => (await sandbox.calls(PATHS.extension)).length).toBe(2);
  });

  test('a code that was shown is saved before another screen is opened', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    await page.locator('section li button').first().tap();
    await expect(page.locator('#first-paint main')).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('link', { name: words['common.customerService'], exact: true }).tap();
    await start();
    await expect(heading(page, words['common.customerService'])).toBeVisible();
    await page.getByRole('button', { name: words['common.back'] }).tap();
    await expect(page.getByText(/^Saved on this phone/)).toBeVisible();
  });

  test('a screen without a first paint is opened by the app', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, '/loan-detail?productId=101&orderId=1000200');
    await button(page, words['order.borrowAgain']).tap();
    await expect(heading(page, words['order.title'])).toBeVisible();
    await start();
    await expect(heading(page, words['product.listTitle'])).toBeVisible();
  });

  test('a mouse button that is held while the app arrives still presses the control', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    await page.getByRole('button', { name: words['lines.more'] }).hover();
    await page.mouse.down();
    const started = start();
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'false');
    await page.mouse.up();
    await started;
    await expect(page.getByRole('button', { name: words['lines.hide'] })).toBeVisible();
  });

  for (const [what, route] of [
    ['of a screen without a first paint', '/product?productId=101'],
    ['of a screen whose first paint has not arrived', ROUTES.repay],
  ] as const) {
    test(`Back on the skeleton ${what} is done once`, async ({ page, sandbox }) => {
      // The app is held too, because it does not wait long for the first paint.
      const letCome = await delayRequests(page, '**/assets/{app,first-paint-repay}-*.js');
      await page.addInitScript(() => {
        const closings: unknown[] = [];
        const closeWebView = { postMessage: (message: unknown) => closings.push(message) };
        Object.assign(window, { webkit: { messageHandlers: { closeWebView } }, closings });
      });
      await page.goto(addressOf(sandbox, route));
      const back = page.getByRole('button', { name: words['common.back'] });
      await back.tap();
      await back.tap();
      const closings = () => page.evaluate(() => (window as unknown as { closings: unknown[] }).closings.length);
      expect(await closings()).toBe(0);
      letCome();
      await page.locator('#first-paint').waitFor({ state: 'detached' });
      expect(await closings()).toBe(1);
    });
  }

  test('what is typed stays, and the field keeps the focus', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, '/promotion?id=1');
    await page.getByLabel(words['promotion.phone']).fill('13812345678');
    await start();
    await expect(page.getByLabel(words['promotion.phone'])).toHaveValue('13812345678');
    await expect(page.getByLabel(words['promotion.phone'])).toBeFocused();
  });
});
