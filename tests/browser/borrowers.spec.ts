import { expect, test, waitForScreen } from './fixtures.ts';

const draft = (userId: string) =>
  `/complainPageNext?problemType=3&orderNo=1000174&userId=${userId}&sessionId=session-${userId}&language=1`;
const TEXT = 'They called my mother';

test('a draft stays on the device for its borrower alone', async ({ page, sandbox }) => {
  const stored = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases.length]);
    });
  await page.goto(`${sandbox.origin}/#${draft('10001')}`);
  await page.getByRole('textbox').fill(TEXT);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue(TEXT);
  // Another borrower in the same tab, without a reload.
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    `#${draft('10002')}`,
  );
  await expect(page.getByRole('textbox')).toHaveValue('');
  expect(await stored()).not.toContain(TEXT);
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('');
  // Another borrower in a page of its own.
  await page.getByRole('textbox').fill(TEXT);
  await page.goto('about:blank');
  await page.goto(`${sandbox.origin}/#${draft('10002')}`);
  await waitForScreen(page);
  await expect(page.getByRole('textbox')).toHaveValue('');
  expect(await stored()).not.toContain(TEXT);
});

test('the first paint of one borrower does not stay for another', async ({ page, sandbox }) => {
  const order = (userId: string) => `/loan-detail?productId=102&orderId=1000151&userId=${userId}&language=1`;
  // The app's code never loads.
  await page.route(/\/assets\/(?!first-paint)/, () => undefined);
  await page.goto(`${sandbox.origin}/#${order('10001')}`, { waitUntil: 'commit' });
  await expect(page.getByText('1000151')).toBeVisible();
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    `#${order('10002')}`,
  );
  await expect(page.getByText('1000151')).toHaveCount(0);
});
