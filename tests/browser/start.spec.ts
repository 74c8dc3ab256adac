/** The start of the app: taps before it has loaded, early answers, and failures of its parts. */
import type { Page } from '@playwright/test';
import { expect, holdToasts, PATHS, ROUTES, type TestSandbox, test, WORDS } from './fixtures.ts';

declare global {
  interface Window {
    /** The skeleton in the document. */
    skeleton?: Node | undefined;
  }
}

const words = WORDS.en;
const CONFIRM = '/confirm-loan?productId=102';

/** Delays the files that match. @returns a function that lets them load. */
async function delayFiles(page: Page, files: string): Promise<() => void> {
  let letLoad: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letLoad = resolve;
  });
  await page.route(files, async (request) => {
    await released;
    await request.continue();
  });
  return letLoad;
}

/** Opens a route and delays the app's code. @returns a function that loads it and waits until the app has replaced the first paint. */
async function openWithoutApp(
  page: Page,
  { origin }: TestSandbox,
  route: string,
  userId = '10001',
): Promise<() => Promise<void>> {
  const loadApp = await delayFiles(page, '**/assets/libraries-*.js');
  await page.goto(`${origin}/?language=1&userId=${userId}#${route}`);
  await page.waitForFunction(() => window.firstPaint?.isShown);
  return async () => {
    loadApp();
    await page.locator('#first-paint').waitFor({ state: 'detached' });
  };
}

test.describe('Before the app is there', () => {
  test('More opens immediately and stays open', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    const lines = page.locator('dt');
    await expect(lines).toHaveCount(2);
    await page.getByRole('button', { name: words['lines.more'] }).tap();
    await expect(page.getByRole('button', { name: words['lines.hide'] })).toBeVisible();
    const shown = await lines.allTextContents();
    expect(shown.length).toBeGreaterThan(2);
    await start();
    await expect(page.getByRole('button', { name: words['lines.hide'] })).toHaveAttribute('aria-expanded', 'true');
    await expect(lines).toHaveText(shown);
  });

  test('consent that is withdrawn stays withdrawn', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, CONFIRM);
    await page.getByRole('checkbox').tap();
    await expect(page.getByRole('button', { name: words['confirm.submit'], exact: true })).toBeDisabled();
    await start();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(page.getByRole('button', { name: words['confirm.submit'], exact: true })).toBeDisabled();
  });

  test('a double tap on Submit sends one loan request', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, CONFIRM);
    const submit = page.getByRole('button', { name: words['confirm.submit'], exact: true });
    await submit.tap();
    await submit.tap();
    expect(await sandbox.calls(PATHS.push)).toEqual([]);
    await start();
    await expect(page.getByRole('heading', { level: 1, name: words['order.title'], exact: true })).toBeVisible();
    expect(await sandbox.calls(PATHS.push)).toHaveLength(1);
  });

  test('Submit does not wait for the HTTP library', async ({ page, sandbox }) => {
    const loadAxios = await delayFiles(page, '**/assets/axios-*.js');
    const start = await openWithoutApp(page, sandbox, CONFIRM);
    await page.getByRole('button', { name: words['confirm.submit'], exact: true }).tap();
    await start();
    await expect(page.getByRole('heading', { level: 1, name: words['order.title'], exact: true })).toBeVisible();
    expect(await sandbox.calls(PATHS.push)).not.toEqual([]);
    loadAxios();
  });

  test('a channel that is tapped shows its code, asked for once', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    const channel = page.locator('section li button').first();
    const name = (await channel.innerText()).split('\n')[0] ?? '';
    await page.evaluate(() => window.scrollTo(0, 200));
    await channel.tap();
    const heading = page.getByRole('heading', { level: 1, name: words['instructions.title'], exact: true });
    await expect(heading).toBeVisible();
    await expect(page.locator('#first-paint main')).toHaveAttribute('aria-busy', 'false');
    await expect(page).toHaveTitle(words['instructions.title']);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const content = await page.locator('main').innerText();
    await start();
    await expect(heading).toBeFocused();
    await expect(page.locator('header')).toContainText(name);
    expect(await page.locator('main').innerText()).toContain(content.split('\n')[0]);
    expect(await sandbox.calls(PATHS.voucher)).toHaveLength(1);
    await page.getByRole('button', { name: words['common.back'] }).tap();
    await expect(page.getByRole('heading', { level: 1, name: words['repay.title'], exact: true })).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  });

  test('links lead from order to repayment to code', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.dueOrder);
    await page.getByRole('button', { name: words['order.repay'], exact: true }).tap();
    await page.locator('section li button').first().tap();
    await expect(page.getByRole('heading', { level: 1, name: words['instructions.title'], exact: true })).toBeVisible();
    await start();
    for (const title of ['repay.title', 'order.title'] as const) {
      await page.getByRole('button', { name: words['common.back'] }).tap();
      await expect(page.getByRole('heading', { level: 1, name: words[title], exact: true })).toBeVisible();
    }
  });

  test('Back returns from a screen that was opened', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    await page.locator('section li button').first().tap();
    await expect(page.locator('#first-paint main')).toHaveAttribute('aria-busy', 'false');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: words['repay.title'], exact: true })).toBeVisible();
    await start();
    await expect(page.getByRole('button', { name: words['lines.more'] })).toBeVisible();
  });

  test('Back returns while the opened screen is loading: its taps and its answer are forgotten', async ({
    page,
    sandbox,
  }) => {
    await delayFiles(page, '**/assets/first-paint-extension-*.js');
    const start = await openWithoutApp(page, sandbox, '/loan-detail?productId=101&orderId=1000174');
    const extend = page.getByRole('button', { name: words['order.extend'], exact: true });
    await extend.tap();
    await expect(page.getByRole('heading', { level: 1, name: words['extension.title'], exact: true })).toBeVisible();
    await page.getByRole('button', { name: words['common.back'] }).tap();
    await page.goBack();
    await start();
    await page.getByRole('button', { name: words['common.ok'], exact: true }).tap();
    await extend.tap();
    await expect.poll(async () => (await sandbox.calls(PATHS.extension)).length).toBe(2);
  });

  test('a code that was shown is saved before another screen is opened', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    await page.locator('section li button').first().tap();
    await expect(page.locator('#first-paint main')).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('link', { name: words['service.title'], exact: true }).tap();
    await start();
    await expect(page.getByRole('heading', { level: 1, name: words['service.title'], exact: true })).toBeVisible();
    await page.getByRole('button', { name: words['common.back'] }).tap();
    await expect(page.getByText(/^Saved on this phone/)).toBeVisible();
  });

  test('a screen without a first paint is opened by the app', async ({ page, sandbox }) => {
    const start = await openWithoutApp(page, sandbox, '/loan-detail?productId=101&orderId=1000200');
    await page.getByRole('button', { name: words['order.borrowAgain'], exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: words['order.title'], exact: true })).toBeVisible();
    await start();
    await expect(page.getByRole('heading', { level: 1, name: words['product.listTitle'], exact: true })).toBeVisible();
  });

  test('Copy copies immediately, and the app shows the toast', async ({ page, sandbox }) => {
    await holdToasts(page);
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    const code = page
      .locator('section li')
      .filter({ has: page.getByRole('button', { name: words['common.copy'] }) })
      .first();
    await code.getByRole('button', { name: words['common.copy'] }).tap();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect((await code.locator('b').innerText()).replace(/\s/g, '')).toBe(copied);
    await start();
    await expect(page.locator('.adm-toast-main')).toHaveText(words['common.copied']);
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

  for (const [what, route, file] of [
    ['of a screen without a first paint', '/product?productId=101', 'app-*.js'],
    ['of a screen whose first paint has not arrived', ROUTES.repay, 'first-paint-repay-*.js'],
  ] as const) {
    test(`Back on the skeleton ${what} is done once`, async ({ page, sandbox }) => {
      let letCome: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route(`**/assets/${file}`, async (request) => {
        await held;
        await request.continue();
      });
      await page.addInitScript(() => {
        const closings: unknown[] = [];
        const closeWebView = { postMessage: (message: unknown) => closings.push(message) };
        Object.assign(window, { webkit: { messageHandlers: { closeWebView } }, closings });
      });
      await page.goto(`${sandbox.origin}/?language=1&userId=10001#${route}`);
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

test.describe('The first answer', () => {
  test('that arrives before the code of the first paint is shown by it', async ({ page, sandbox, wirePath }) => {
    const loadFirstPaint = await delayFiles(page, '**/assets/first-paint-*.js');
    page.on('requestfinished', (request) => {
      if (request.url().includes(wirePath('/loan-play-detail'))) loadFirstPaint();
    });
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    await page.getByRole('button', { name: words['lines.more'] }).tap();
    await start();
    await expect(page.getByRole('button', { name: words['lines.hide'] })).toBeVisible();
    expect((await sandbox.calls()).map(({ path }) => path)).toEqual([PATHS.repay]);
  });

  test('that arrives before the code of the first paint turns no card of the skeleton into other content', async ({
    page,
    sandbox,
  }) => {
    const loadFirstPaint = await delayFiles(page, '**/assets/first-paint-*.js');
    const opened = openWithoutApp(page, sandbox, ROUTES.repay);
    await page.waitForFunction(() => window.earlyCall?.isAnswered);
    const cards = await page.evaluateHandle(() => [...document.querySelectorAll('main > *')]);
    expect(await cards.evaluate((all) => all.length)).toBeGreaterThan(1);
    loadFirstPaint();
    await opened;
    expect(await cards.evaluate((all) => all.filter(({ isConnected }) => isConnected).length)).toBe(0);
  });

  test('does not share the line with the files of the app', async ({ page, sandbox, wirePath }) => {
    // The app waits for a slow server at most 1.2 s, so this time stands still.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const answer = await delayFiles(page, `**${wirePath('/loan-play-detail')}*`);
    const firstPaint = page.waitForEvent('requestfinished', (request) => request.url().includes('/first-paint-'));
    await page.goto(`${sandbox.origin}/?language=1&userId=10001#${ROUTES.repay}`);
    await firstPaint;
    const appFiles = page.locator('link[href*="/libraries-"]');
    await expect(appFiles).toHaveCount(0);
    answer();
    await expect(appFiles).toHaveCount(1);
  });

  // The fault matrix tests every failure on every screen.
  for (const [route, path, kind] of [
    [ROUTES.repay, PATHS.repay, 'refuse'],
    [CONFIRM, PATHS.confirm, 'reset-before'],
  ] as const) {
    test(`of ${route} that fails (${kind}) is shown by the app, and repeated only by Try again`, async ({
      page,
      sandbox,
      expectOnConsole,
    }) => {
      expectOnConsole(/^Failed to load resource/);
      await sandbox.fault({ path, kind, message: 'Not now', userId: '10001' });
      await page.goto(`${sandbox.origin}/?language=1&userId=10001#${route}`);
      await expect(page.locator('main').getByRole('alert')).toBeVisible();
      const asked = async () => (await sandbox.calls(path)).length;
      const before = await asked();
      expect(before).toBeLessThanOrEqual(1);
      await page.getByRole('button', { name: words['common.tryAgain'] }).tap();
      await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      expect(await asked()).toBe(before + 1);
    });
  }
});

test.describe('The app starts', () => {
  test('when the boot script breaks', async ({ page, sandbox, expectOnConsole }) => {
    expectOnConsole(/broken on purpose/);
    await page.addInitScript(() => {
      window.fetch = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto(`${sandbox.origin}/?language=1&userId=10001#${ROUTES.repay}`);
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'false');
  });

  test('when the script of the shared modules breaks', async ({ page, sandbox, expectOnConsole }) => {
    expectOnConsole(/broken on purpose|shared/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'shared', {
        set: () => {
          throw new Error('broken on purpose');
        },
      });
    });
    await page.goto(`${sandbox.origin}/?language=1&userId=10001#${ROUTES.repay}`);
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'false');
  });

  test('when the first paint fails to load', async ({ page, sandbox, expectOnConsole }) => {
    expectOnConsole(/^Failed to load resource/);
    await page.route('**/assets/first-paint-*.js', (route) => route.abort());
    await page.goto(`${sandbox.origin}/?language=1&userId=10001#${ROUTES.repay}`);
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'false');
  });

  test("in the brand's colours, before any file is loaded", async ({ page, sandbox }) => {
    await page.route('**/assets/**', () => undefined);
    await page.goto(`${sandbox.origin}/?userId=10001&appName=CreditoVerde#${ROUTES.repay}`, { waitUntil: 'commit' });
    await expect(page.locator('header')).toHaveCSS('background-image', /rgb\(13, 91, 63\)/);
    // Nothing but the skeleton takes room.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(
      await page.locator('#first-paint > div').evaluate(({ clientHeight }) => clientHeight),
    );
  });

  test('when the server is slow, with the same skeleton in the document and in the app', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.skeleton = document.querySelector('#first-paint > div')?.cloneNode(true);
      });
    });
    await sandbox.fault({
      path: PATHS.repay,
      kind: 'hang',
      userId: '10001',
    });
    await page.goto(`${sandbox.origin}/?language=1&userId=10001#${ROUTES.repay}`);
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['repay.title']);
    await expect(page.getByRole('status')).toHaveText(words['common.loading']);
    expect(await page.evaluate(() => document.querySelector('#root > div')?.isEqualNode(window.skeleton ?? null))).toBe(
      true,
    );
  });
});
