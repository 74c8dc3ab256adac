/** A payment code saved on the device, in the built app. */
import type { Page } from '@playwright/test';
import { expect, PATHS, ROUTES, test, voucherCode, waitForScreen } from './fixtures.ts';
import { delayRequests } from './without-app.ts';

const BORROWER = { query: 'userId=20001' };

const saved = (page: Page) => page.getByText(/^Saved on this phone \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

/** How many vouchers are saved on the device. */
const countSaved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('borrower-h5');
        // The app has not created the database yet.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () => resolve(all.result.flat().length);
        };
      }),
  );

test('the saved code is shown before the app is loaded, and nothing moves when the same code arrives', async ({
  page,
  open,
  sandbox,
  wirePath,
}) => {
  // The facts of the hero fit in one line, as on a phone.
  await open(ROUTES.instructions, BORROWER);
  await expect.poll(() => countSaved(page)).toBe(1);
  await sandbox.fault({ path: PATHS.voucher, kind: 'delay', ms: 100_000 });
  const loadApp = await delayRequests(page, '**/assets/app-*.js');
  await page.reload({ waitUntil: 'commit' });
  const isFirstPaint = () => page.locator('#first-paint').count();
  await expect(saved(page)).toBeVisible();
  expect(await isFirstPaint()).toBe(1);
  const places = () =>
    Promise.all(
      [saved(page), voucherCode(page), page.getByRole('link', { name: 'Customer service' })].map((each) =>
        each.boundingBox(),
      ),
    );
  const arePicturesLoaded = () =>
    page.evaluate(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0));
  await expect.poll(arePicturesLoaded).toBe(true);
  const before = await places();

  loadApp();
  await expect.poll(isFirstPaint).toBe(0);
  // The app requests the pictures again.
  await expect.poll(arePicturesLoaded).toBe(true);
  expect(await places()).toEqual(before);

  const answered = page.waitForResponse((response) => response.url().includes(wirePath(PATHS.voucher)));
  await sandbox.clearFaults();
  await (await answered).finished();
  await waitForScreen(page);
  expect(await places()).toEqual(before);
  await expect(page.getByText('Code verified')).toBeVisible();
  await expect(page.getByText('Could not be checked just now')).toBeHidden();
});

test('a code that changes out of sight is scrolled into sight', async ({ page, open, sandbox }) => {
  // The sandbox changes the codes of this borrower.
  await open(ROUTES.instructions, { query: 'userId=10001' });
  await expect.poll(() => countSaved(page)).toBe(1);
  await sandbox.setTerms('1000174', { hasNewCodes: true });
  // The first page may still ask, so that one delay alone would not reach the second.
  for (const path of [PATHS.voucher, PATHS.repayment])
    await sandbox.fault({ path, kind: 'delay', ms: 100_000, times: 9 });
  await page.reload();
  await waitForScreen(page);
  await page.getByRole('link', { name: 'Loan agreement' }).scrollIntoViewIfNeeded();
  await sandbox.clearFaults();
  await expect(page.getByRole('alert')).toHaveText('Your payment code has changed. Use this one.');
  for (const each of [page.getByRole('alert'), voucherCode(page)]) await expect(each).toBeInViewport({ ratio: 1 });
});

test('the saved codes of an order are cards apart from each other, above the loan', async ({ page, open }) => {
  for (const payCode of ['CASH01', 'CASH02']) {
    await open(ROUTES.instructions.replace('CASH01', payCode), BORROWER);
    await expect.poll(() => countSaved(page)).toBe(payCode === 'CASH01' ? 1 : 2);
  }
  await open(ROUTES.dueOrder, BORROWER);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap();
  const cards = page.locator('main section').filter({ hasText: 'Your payment code' });
  await expect(cards).toHaveCount(2);
  const [first, second, loan] = [
    await cards.first().boundingBox(),
    await cards.last().boundingBox(),
    await page.getByText('Amount received').boundingBox(),
  ];
  if (first === null || second === null || loan === null) throw new Error('not shown');
  expect(second.y - first.y - first.height).toBeGreaterThanOrEqual(8);
  expect(loan.y).toBeGreaterThan(second.y + second.height);
});

test('the code of a settled order is deleted before the app is loaded', async ({ page, open, sandbox }) => {
  await open(ROUTES.instructions, BORROWER);
  await expect.poll(() => countSaved(page)).toBe(1);
  await sandbox.merge(PATHS.order, { orderStatus: 200 });
  await delayRequests(page, '**/assets/app-*.js');
  // Else only the hash changes, and the page stays.
  await page.goto('about:blank');
  await page.goto(`${sandbox.origin}/?language=1&${BORROWER.query}#${ROUTES.dueOrder}`);
  await expect(page.locator('#first-paint').getByText('Borrow again')).toBeVisible();
  await expect.poll(() => countSaved(page)).toBe(0);
});
