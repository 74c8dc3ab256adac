/** The start of the app: early answers, and failures of its parts. */

import type { Page } from '@playwright/test';
import { brandOf, themeColor } from '../../theme/brands.ts';
import { layoutShifts, watchLayoutShifts } from './first-paint.ts';
import { expect, holdTimers, PATHS, ROUTES, test, WORDS, waitForScreen } from './fixtures.ts';
import { addressOf, delayRequests, openWithoutApp } from './without-app.ts';

declare global {
  interface Window {
    /** The skeleton in the document. */
    skeleton?: Node | undefined;
    /** What the page has used of what is slow on a phone. */
    slowUses: string[];
  }
}

/** Date formats are slow to make, and to measure what is visible lays the page out. */
function recordSlowUses(): void {
  window.slowUses = [];
  const record = (name: string) => window.slowUses.push(name);
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(original, parameters) {
      record('DateTimeFormat');
      return Reflect.construct(original, parameters);
    },
  });
  const { visualViewport } = window;
  Object.defineProperty(window, 'visualViewport', {
    get() {
      record('visualViewport');
      return visualViewport;
    },
  });
}

const words = WORDS.en;
const CONFIRM = '/confirm-loan?productId=102';

test('the styles of a first paint stay when another program removes its own', async ({
  page,
  sandbox,
  expectOnConsole,
}) => {
  expectOnConsole(/Content Security Policy|Policy violated/);
  await page.addInitScript(() => {
    const early = document.createElement('style');
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.prepend(early);
    }).observe(document, { childList: true });
    document.addEventListener('DOMContentLoaded', () => setTimeout(() => early.remove(), 1000));
  });
  await openWithoutApp(page, sandbox, ROUTES.repay);
  await page.locator('html > style').waitFor({ state: 'detached' });
  // The app's own file has the same styles, and may have arrived.
  const rules = await page.evaluate(() =>
    [...document.querySelectorAll('style')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText),
    ),
  );
  expect(rules.join()).toContain('min-height: 76px');
});

test('a first paint that arrives when another screen is open is not shown', async ({ page, sandbox }) => {
  const loadFirstPaint = await delayRequests(page, '**/assets/first-paint-privacy-page-*.js');
  const loadApp = await delayRequests(page, '**/assets/libraries-*.js');
  await page.goto(addressOf(sandbox, '/privacy-policy'));
  await page.evaluate(() => {
    window.location.hash = window.location.hash.replace('privacy-policy', 'agony');
  });
  loadFirstPaint();
  const isShown = await page.evaluate(async () => {
    await window.firstPaint?.painted;
    return window.firstPaint?.isShown;
  });
  expect(isShown).toBe(false);
  loadApp();
  await expect(page.getByRole('heading', { level: 1, name: words['contract.title'] })).toBeVisible();
});

test.describe('The first answer', () => {
  test('that arrives before the code of the first paint is shown by it', async ({ page, sandbox, wirePath }) => {
    const loadFirstPaint = await delayRequests(page, '**/assets/first-paint-*.js');
    page.on('requestfinished', (request) => {
      if (request.url().includes(wirePath('/loan-play-detail'))) loadFirstPaint();
    });
    const start = await openWithoutApp(page, sandbox, ROUTES.repay);
    await page.getByRole('button', { name: words['lines.more'] }).tap();
    await start();
    await expect(page.getByRole('button', { name: words['lines.hide'] })).toBeVisible();
    expect((await sandbox.calls()).map(({ path }) => path)).toEqual([PATHS.repayment]);
  });

  test('that arrives before the code of the first paint turns no card of the skeleton into other content, and nothing slow is done after it', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(recordSlowUses);
    const loadFirstPaint = await delayRequests(page, '**/assets/first-paint-*.js');
    const opened = openWithoutApp(page, sandbox, CONFIRM);
    await page.waitForFunction(() => window.earlyCall?.isAnswered);
    await page.evaluate(() => {
      window.slowUses = [];
    });
    const cards = await page.evaluateHandle(() => [...document.querySelectorAll('main > *')]);
    expect(await cards.evaluate((all) => all.length)).toBeGreaterThan(1);
    loadFirstPaint();
    await opened;
    expect(await cards.evaluate((all) => all.filter(({ isConnected }) => isConnected).length)).toBe(0);
    expect(await page.evaluate(() => window.slowUses)).toEqual([]);
  });

  for (const [status, orderId] of [
    ['due', '1000174'],
    ['settled', '1000200'],
  ]) {
    test(`of an order that is ${status} moves nothing, nor does the amount owed, which arrives later`, async ({
      page,
      sandbox,
      wirePath,
    }) => {
      await watchLayoutShifts(page);
      const sendOrder = await delayRequests(page, `**${wirePath('/v3/loan-details/loan-details')}*`);
      const sendAmount = await delayRequests(page, `**${wirePath('/loan-play-detail')}*`);
      await page.goto(addressOf(sandbox, `/loan-detail?productId=101&orderId=${orderId}`));
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
      // The skeleton is painted.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const height = () =>
        page.locator('header > :last-child').evaluate((hero) => Math.round(hero.getBoundingClientRect().bottom));
      const skeletonHeight = await height();
      sendOrder();
      await page.locator('#first-paint').waitFor({ state: 'detached' });
      await expect(page.locator('header h2')).toBeVisible();
      sendAmount();
      await expect(page.locator('header [data-figures]')).toHaveCount(status === 'due' ? 1 : 0);
      expect(await layoutShifts(page)).toEqual([]);
      if (status === 'due') expect(await height()).toBe(skeletonHeight);
    });
  }

  test('does not share the line with the files of the app, nor does its content wait for them', async ({
    page,
    sandbox,
    wirePath,
  }) => {
    // The app waits for a slow server at most 1.2 s, so this time stands still.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const answer = await delayRequests(page, `**${wirePath('/loan-play-detail')}*`);
    const firstPaint = page.waitForEvent('requestfinished', (request) => request.url().includes('/first-paint-'));
    await page.goto(addressOf(sandbox, ROUTES.repay));
    await firstPaint;
    const appFiles = page.locator('link[href*="/libraries-"]');
    await expect(appFiles).toHaveCount(0);
    answer();
    await expect(page.locator('#first-paint section li b').first()).toBeVisible();
    await expect(appFiles).toHaveCount(0);
    // The frame in which the content is painted.
    await page.clock.runFor(100);
    await expect(appFiles).toHaveCount(1);
  });
});

test.describe('The app starts', () => {
  test('when the boot script breaks', async ({ page, sandbox, expectOnConsole }) => {
    expectOnConsole(/broken on purpose/);
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = () => {
        // The app loads its parts by fetch, too.
        window.fetch = fetch;
        throw new Error('broken on purpose');
      };
    });
    await page.goto(addressOf(sandbox, ROUTES.repay));
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
    await page.goto(addressOf(sandbox, ROUTES.repay));
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'false');
  });

  test('with one request for each file, and with none at the second visit', async ({ page, open }) => {
    const requested = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
          .map(({ name }) => name),
      );
    await open(ROUTES.repay);
    await page.waitForLoadState('networkidle');
    const names = await requested();
    expect(names.some((name) => name.includes('/instructions-page-'))).toBe(true);
    expect(names).toEqual([...new Set(names)]);
    await page.reload();
    await waitForScreen(page);
    await page.waitForLoadState('networkidle');
    expect(await requested()).toEqual([]);
  });

  test("in the brand's colours, before any file is loaded", async ({ page, sandbox }) => {
    await page.route('**/assets/**', () => undefined);
    await page.goto(`${sandbox.origin}/?userId=10001&appName=CreditoVerde#${ROUTES.repay}`, { waitUntil: 'commit' });
    await expect(page.locator('header > :last-child')).toHaveCSS('background-image', /rgb\(13, 91, 63\)/);
    const bars = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((each) => (each as HTMLMetaElement).content));
    const { colors } = brandOf('CreditoVerde');
    expect(bars).toEqual([themeColor(colors.light), themeColor(colors.dark)]);
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
      path: PATHS.repayment,
      kind: 'hang',
      userId: '10001',
    });
    await page.goto(addressOf(sandbox, ROUTES.repay));
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['repay.title']);
    await expect(page.getByRole('status')).toHaveText(words['common.loading']);
    expect(await page.evaluate(() => document.querySelector('#root > div')?.isEqualNode(window.skeleton ?? null))).toBe(
      true,
    );
  });
});

test.describe('The styles of other windows than a phone held upright', () => {
  const isRequested = (page: Page) =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/document-[^/]*\.css$/.test(name)),
    );

  test('are loaded on a phone after the app', async ({ page, sandbox }) => {
    const loadApp = await openWithoutApp(page, sandbox, ROUTES.repay);
    expect(await isRequested(page)).toBe(false);
    await loadApp();
    await expect.poll(() => isRequested(page)).toBe(true);
  });

  test('are loaded before the app when the phone is turned', async ({ page, sandbox }) => {
    await openWithoutApp(page, sandbox, ROUTES.repay);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => isRequested(page)).toBe(true);
    await expect(page.locator('#first-paint main')).toBeVisible();
  });

  test('are waited for in a large window, but not for ever', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const runTimers = await holdTimers(page, 3000);
    await page.route('**/assets/document-*.css', () => new Promise(() => {}));
    await page.goto(addressOf(sandbox, ROUTES.repay), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('#first-paint main'));
    await expect(page.locator('html')).toHaveCSS('visibility', 'hidden');
    await runTimers();
    await expect(page.locator('html')).toHaveCSS('visibility', 'visible');
  });
});
