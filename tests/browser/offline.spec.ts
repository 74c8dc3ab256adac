import type { Locator, Page } from '@playwright/test';
import { check, expect, expectInReach, holdTimers, ROUTES, test, voucherCode, WORDS } from './fixtures.ts';
import { boxOf, closeDialog, setView } from './views.ts';

test.beforeEach(({ expectOnConsole }) => expectOnConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/));

test('a screen opened offline shows a network error, and loads when the connection is back', async ({ page, open }) => {
  await open(ROUTES.dueOrder);
  await closeDialog(page.getByRole('dialog', { name: 'Repayment reminder' }), 'OK');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Complain about this loan' }).tap();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('There seems to be no connection.');
  await failure.getByRole('button', { name: 'Try again' }).tap();
  await expect(failure).toContainText('There seems to be no connection.');

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Complaint' })).toBeVisible();
  // With its styles.
  await expect(page.getByRole('link', { name: 'My complaints' })).toHaveCSS('display', 'flex');
});

test('a dialog whose code fails to load shows a message, and is opened by Try again on the same page', async ({
  page,
  open,
}) => {
  await holdPreloads(page);
  await page.route('**/assets/{till,pop-ups,dialogs,paid-sheet}-*', (route) => route.abort());
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await open(ROUTES.repay);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [opener, file, files] of [
    ['Barcode payment', /\/till-[^/]*js$/, '**/assets/{till,pop-ups,dialogs,paid-sheet}-*'],
    ['I already paid', /\/paid-sheet-[^/]*js$/, '**/assets/paid-sheet-*'],
  ] as const) {
    const note = await tapWithoutCode(page, opener);
    await expect(page.getByRole('main').getByText('Tienda Uno')).toBeVisible();
    // The app tries once by itself.
    await expect.poll(() => failed.filter((url) => file.test(url)).length).toBe(2);
    await page.unroute(files);
    // What the next one needs is still missing.
    if (opener === 'Barcode payment') await page.route('**/assets/paid-sheet-*', (route) => route.abort());
    await note.getByRole('button', { name: 'Try again' }).tap();
    const dialog = page.getByRole('dialog', { name: opener });
    await expect(dialog).toBeVisible();
    await expect(note).toHaveCount(0);
    await closeDialog(dialog, 'Close');
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a dialog whose code never arrives shows a message, and Try again reloads the page if it does not help', async ({
  page,
  open,
}) => {
  await holdPreloads(page);
  const runHeldTimers = await holdTimers(page, 20_000);
  let requests = 0;
  // That of the tap, and that which the app sends by itself.
  await page.route('**/assets/paid-sheet-*.js', (route) => {
    requests += 1;
    return requests > 2 ? route.continue() : undefined;
  });
  await open(ROUTES.repay);
  await page.getByRole('button', { name: 'I already paid' }).tap();
  const note = page.getByRole('status').filter({ hasText: 'There seems to be no connection.' });
  await expect(async () => {
    await runHeldTimers();
    await expect(note).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  const reloaded = page.waitForEvent('load');
  await note.getByRole('button', { name: 'Try again' }).tap();
  await reloaded;
  await page.getByRole('button', { name: 'I already paid' }).tap();
  await expect(page.getByRole('dialog', { name: 'I already paid' })).toBeVisible();
});

test('a legal document whose file failed to load is shown by Try again', async ({ page, open }) => {
  const file = '**/assets/privacy.en-*';
  await page.route(file, (route) => route.abort());
  await open(ROUTES.privacyPolicy);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('There seems to be no connection.');
  await page.unroute(file);
  await failure.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('article')).toBeVisible();
});

test('a language that is chosen offline is shown when the connection is back', async ({ page, open }) => {
  await open(ROUTES.home);
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'Español' }).tap();
  await failed;
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: WORDS.es['official.home'] })).toBeVisible();
});

test('what a tap opens is shown when the signal is back, though its code failed to load', async ({ page, open }) => {
  await holdPreloads(page);
  await open(ROUTES.repay);
  // What is loaded ahead must be complete: a module whose import fails without a signal cannot be imported again.
  await expectLoaded(page, ['parts', 'motion', 'dialogs', 'pop-ups']);
  for (const opener of ['Barcode payment', 'I already paid']) {
    await page.context().setOffline(true);
    // Whether the page has noticed that the server was out of reach, or it was so only for a moment.
    const note = await tapWithoutCode(page, opener);
    await page.context().setOffline(false);
    const dialog = page.getByRole('dialog', { name: opener });
    await expect(dialog).toBeVisible();
    await expect(note).toHaveCount(0);
    await closeDialog(dialog, 'Close');
  }
});

test('as soon as the instructions show a code, the till opens without a signal; then an order that is opened offline shows the saved code, also without a service worker', async ({
  page,
  open,
}) => {
  await holdPreloads(page);
  await open(ROUTES.instructions, { query: 'userId=20001' });
  await expectLoaded(page, ['dialogs', 'pop-ups', 'till', 'saved-codes']);
  const code = voucherCode(page).first();
  const saved = await code.textContent();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Show at the till' }).tap();
  const till = page.getByRole('dialog');
  await expect(till.getByText(/^[\d ]+$/)).toBeVisible();
  await closeDialog(till, 'Close');

  await page.evaluate((route) => window.location.assign(`#${route}`), ROUTES.dueOrder);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There seems to be no connection.');
  await expect(code).toHaveText(saved ?? '');
});

test('what says that the data is not refreshed covers neither the amount nor an action', async ({ page, open }) => {
  for (const route of [ROUTES.dueOrder, ROUTES.repay, ROUTES.extension]) {
    await check(route, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.context().setOffline(false);
      // After the first one, another screen of the same page.
      await open(route, { language: 'es' });
      await page.evaluate(() => window.scrollTo(0, 0));
      if (route === ROUTES.dueOrder) await closeDialog(page.getByRole('dialog'), 'Aceptar');
      await page.context().setOffline(true);
      const note = page.getByRole('status').filter({ hasText: WORDS.es['error.stale'] });
      // A read that was under way may have had its answer just before.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await expect(note).toBeVisible({ timeout: 2000 });
      }).toPass();
      const amount = page.locator('header p').filter({ hasText: '$' }).first();
      // The amount may still move to its place on this screen.
      await expect.poll(async () => (await boxOf(note)).y - (await boxOf(amount)).bottom).toBeGreaterThan(0);
      await expectInReach(page.getByRole('button', { name: /^(Pagar|Atención al cliente)$/ }).last());
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectInReach(page.getByRole('link', { name: WORDS.es['contract.title'] }));
      await expectInReach(note.getByRole('button', { name: 'Reintentar' }));
      // On a narrow phone its button is beside its text, so that it covers one row at most.
      await setView(page, '320x740');
      await expect.poll(async () => (await boxOf(note)).height).toBeLessThan(60);
    });
  }
});

/** Holds what the app loads ahead later than a screen: the delays are in ms. @returns a function that lets it load. */
async function holdPreloads(page: Page): Promise<() => Promise<void>> {
  await holdTimers(page, 1400);
  return holdTimers(page, 2500);
}

/** Waits until these scripts are loaded. Each is fetched and then imported (`src/start/load-part.ts`). */
async function expectLoaded(page: Page, names: readonly string[]): Promise<void> {
  const requests = (name: string) =>
    performance
      .getEntriesByType('resource')
      .filter((each) => each.name.includes(`/assets/${name}-`) && each.name.endsWith('.js')).length;
  for (const name of names) await expect.poll(() => page.evaluate(requests, name)).toBe(2);
}

/** Taps what opens a dialog whose code fails to load. @returns the message about it. */
async function tapWithoutCode(page: Page, opener: string): Promise<Locator> {
  await page.getByRole('button', { name: opener }).first().tap();
  const note = page.getByRole('status').filter({ hasText: 'There seems to be no connection.' });
  await expect(note).toBeVisible();
  return note;
}
