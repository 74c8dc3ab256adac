/** The notice of an app that does not start, over the first paint, and what happens to taps made before. */
import type { Page } from '@playwright/test';
import boot from '../../locales/boot.json' with { type: 'json' };
import { brandOf } from '../../theme/brands.ts';
import { UnreliableServer } from '../unreliable-server.ts';
import { type AdminApi, expect, holdTimers, PATHS, ROUTES, test, WORDS, waitForScreen } from './fixtures.ts';
import { addressOf, openWithoutApp } from './without-app.ts';

const CONFIRM = '/confirm-loan?productId=102';
/** ms without a file arriving (`src/start/notice.js`). */
const MAX_PAUSE = 20_000;

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: boot.en.failed });

/** Expects the notice over a first paint that can be read. */
async function expectNotice(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('button', { name: boot.en.retry })).toBeVisible();
  const phone = brandOf(undefined).servicePhone;
  await expect(notice(page).getByRole('link', { name: `${boot.en.service}: ${phone}` })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(page.locator('#first-paint main')).toBeVisible();
}

/** Puts code before that of the files that match. */
async function plant(page: Page, files: string, code: string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });
}

const THROW = 'throw new TypeError("planted")';

test.describe('The notice is shown', () => {
  for (const [what, file] of [
    ['file of the entry', 'app-*.js'],
    ['file of the libraries', 'libraries-*.js'],
    ['file of the messages', 'en-*.js'],
  ] as const) {
    test(`when the ${what} throws`, async ({ page, sandbox }) => {
      await plant(page, `**/assets/${file}`, THROW);
      await page.goto(addressOf(sandbox, ROUTES.repay));
      await expectNotice(page);
      await expect(notice(page)).not.toContainText(boot.en.connection);
      await expect(page.locator('#first-paint main')).toContainText('₹');
    });
  }

  // Other files: `tests/faults/moments.spec.ts`.
  test("when the screen's own file does not arrive", async ({ page, sandbox, expectOnConsole }) => {
    expectOnConsole(/^Failed to load resource|preload/);
    await page.route('**/assets/repay-page-*.js', (route) => route.abort());
    await page.goto(addressOf(sandbox, ROUTES.repay));
    await expectNotice(page);
    await expect(notice(page)).toContainText(boot.en.connection);
    await expect(page.locator('#first-paint main')).toContainText('₹');
  });

  test('when the app throws before its first commit', async ({ page, sandbox, expectOnConsole }) => {
    expectOnConsole(/planted/);
    await page.addInitScript(() => {
      const { observe } = MutationObserver.prototype;
      MutationObserver.prototype.observe = function (target, options) {
        // The app replaces the first paint.
        if (target instanceof Element && target.id === 'root') throw new TypeError('planted');
        observe.call(this, target, options);
      };
    });
    await page.goto(addressOf(sandbox, ROUTES.repay));
    await expectNotice(page);
  });

  test('when the loader does not run', async ({ page, sandbox, expectOnConsole }) => {
    expectOnConsole(/Content Security Policy|Policy violated/);
    await page.route(`${sandbox.origin}/*`, async (route) => {
      const response = await route.fetch();
      // The policy refuses a loader that was changed.
      await route.fulfill({ response, body: (await response.text()).replace('{"app":', ' {"app":') });
    });
    await page.goto(addressOf(sandbox, ROUTES.repay));
    await expect(notice(page)).toBeVisible();
  });
});

test.describe('When nothing arrives for 20 seconds', () => {
  /** Opens a route and never answers its files. */
  async function openStalled(page: Page, sandbox: AdminApi, route: string) {
    const runTimers = await holdTimers(page, MAX_PAUSE);
    return { runTimers, loadApp: await openWithoutApp(page, sandbox, route) };
  }

  test('the notice is shown, and goes when the app starts after all', async ({ page, sandbox }) => {
    const { runTimers, loadApp } = await openStalled(page, sandbox, ROUTES.repay);
    await expect(notice(page)).toHaveCount(0);
    await runTimers();
    await expectNotice(page);
    await expect(notice(page)).toContainText(boot.en.connection);
    await loadApp();
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('button', { name: WORDS.en['lines.more'] }).tap();
    await expect(page.getByRole('button', { name: WORDS.en['lines.hide'] })).toBeVisible();
  });

  test('a tap made before or after the notice is not repeated, and a checkbox keeps its state', async ({
    page,
    sandbox,
  }) => {
    const { runTimers, loadApp } = await openStalled(page, sandbox, CONFIRM);
    const submit = page.getByRole('button', { name: WORDS.en['confirm.submit'], exact: true });
    await submit.tap();
    await runTimers();
    await expectNotice(page);
    await submit.dispatchEvent('click');
    await page.getByRole('checkbox').dispatchEvent('click');
    await loadApp();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(submit).toBeVisible();
    expect(await sandbox.calls(PATHS.loanRequest)).toEqual([]);
  });

  test('Try again loads the page anew, and keeps the first paint while the server cannot be reached', async ({
    page,
    sandbox,
    expectOnConsole,
  }) => {
    expectOnConsole(/^Failed to load resource/);
    const { runTimers } = await openStalled(page, sandbox, ROUTES.repay);
    await runTimers();
    await page.context().setOffline(true);
    await notice(page).getByRole('button', { name: boot.en.retry }).tap();
    await expect(notice(page)).toContainText(boot.en.connection);
    await expect(page.locator('#first-paint main')).toContainText('₹');
    await page.context().setOffline(false);
    // The request that was held stays so: with its file the app would start before the tap.
    await page.route('**/assets/libraries-*.js', (request) => request.continue());
    await notice(page).getByRole('button', { name: boot.en.retry }).tap();
    await expect(page.locator('#root main')).toHaveAttribute('aria-busy', 'false');
    await expect(notice(page)).toHaveCount(0);
  });
});

test('Try again requests anew what the browser has kept wrong', async ({ page, sandbox, expectOnConsole }) => {
  expectOnConsole(/./);
  const server = new UnreliableServer(sandbox.origin);
  await server.become('sends wrong files');
  await page.goto(addressOf(server, ROUTES.repay));
  await expect(notice(page)).toBeVisible();
  await server.become('up');
  await notice(page).getByRole('button', { name: boot.en.retry }).tap();
  await waitForScreen(page);
  await page.goto('about:blank');
  await server.become('stopped');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the document says so in both languages', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.origin}/#${ROUTES.repay}`);
    // Playwright finds no text inside this element.
    const texts = page.locator('noscript p');
    expect(await texts.allTextContents()).toEqual([boot.es.failed, boot.es.noScript, boot.en.failed, boot.en.noScript]);
    for (const text of await texts.all()) await expect(text).toBeVisible();
    await expect(page.locator('noscript a[href="tel:+525550001234"]')).toHaveCount(2);
  });
});
