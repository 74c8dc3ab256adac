/** A report of a screen, pasted into the test page of another browser, brings the screen back. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { loadRoboto } from '../gallery/roboto.ts';
import { expect, ORDER, PATHS, type TestSandbox, test, WORDS, waitForScreen } from './fixtures.ts';

const BORROWER = 'userId=10001&sessionId=session-10001&mobilePhone=5512345678&language=1';
const TAG = { tag: '@test-page' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** Opens the test page, so that the screen has its link, and then the screen. */
async function openScreen(page: Page, { origin }: TestSandbox, route: string, section = 'open'): Promise<void> {
  await page.goto(`${origin}/#/testPreview?section=${section}&${BORROWER}`);
  await page.getByRole('tablist').waitFor();
  if (section === 'bridge') await press(page, 'Simulated');
  await page.goto(`${origin}/#${route}${route.includes('?') ? '&' : '?'}${BORROWER}`);
}

test('reproduces what the screen shows, for another borrower', TAG, async ({ browser, page, sandbox }) => {
  await openScreen(page, sandbox, '/complainDetails?problemId=7000003');
  await waitForScreen(page);
  const shown = await shownText(page);
  const report = await reportFrom(page);
  expect(report).not.toMatch(/session-10001|5512345678/);
  const copy = await reproduced(browser, sandbox, report);
  await expect.poll(() => shownText(copy)).toBe(shown);
  expect(copy.url()).not.toContain('userId=10001');
  await copy.context().close();
});

test(
  'reproduces a read that failed, and a write that was refused',
  TAG,
  async ({ browser, page, sandbox, expectOnConsole }) => {
    expectOnConsole(/^Failed to load resource/);
    const path = PATHS.repayment;
    await sandbox.fault({ path, kind: 'status', status: 500, body: '<h1>Oops</h1>' });
    await openScreen(page, sandbox, `/repay?${ORDER}`);
    await waitForScreen(page);
    const failed = await reproduced(browser, sandbox, await reportFrom(page));
    await expect(failed.locator('#root')).toContainText('Try again');
    await failed.context().close();

    const push = PATHS.loanRequest;
    await sandbox.fault({ path: push, kind: 'refuse', code: 5001, message: 'Not this week' });
    await openScreen(page, sandbox, '/confirm-loan?productId=102');
    await waitForScreen(page);
    await press(page, 'Submit');
    await expect(page.locator('#root')).toContainText('Not this week');
    const refused = await reproduced(browser, sandbox, await reportFrom(page));
    await press(refused, 'Submit');
    await expect(refused.locator('#root')).toContainText('Not this week');
    await refused.context().close();
  },
);

test('reproduces the native app', TAG, async ({ browser, page, sandbox }) => {
  await openScreen(page, sandbox, '/error/joint-login-fail', 'bridge');
  await waitForScreen(page);
  const copy = await reproduced(browser, sandbox, await reportFrom(page));
  await press(copy, 'Go to home');
  // In a plain browser the button leads to the home page.
  expect(copy.url()).toContain('/error/joint-login-fail');
  await copy.getByRole('link', { name: 'Test page' }).tap();
  // In the language of this browser's test page.
  await copy.getByRole('tab', { name: WORDS.es['section.bridge'] }).tap();
  await expect(copy.getByText('toHome', { exact: true }).first()).toBeVisible();
  await copy.context().close();
});

test('downloads as a file of what is shown', TAG, async ({ page, sandbox }) => {
  await openScreen(page, sandbox, '/Dag');
  await waitForScreen(page);
  const report = await reportFrom(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).tap()]);
  expect(file.suggestedFilename()).toMatch(/^report-\d{14}\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(report);
});

/** The text without digits, because masked digits are zeros. */
const shownText = async (page: Page) => (await page.locator('#root').innerText()).replace(/\d/g, '0');

/** The report as the test page copies it. */
async function reportFrom(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Test page' }).tap();
  await page.getByRole('tab', { name: 'Report' }).tap();
  // The toast of an earlier copy may still be there, so the clipboard says when the report is copied.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy' }).tap();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).not.toBe('');
  return copied();
}

/** Opens the report in another browser, for another borrower in another language. */
async function reproduced(browser: Browser, { origin }: TestSandbox, report: string): Promise<Page> {
  const context = await browser.newContext();
  await loadRoboto(context);
  const page = await context.newPage();
  await page.goto(`${origin}/#/testPreview?section=report&userId=20002&sessionId=session-20002`);
  await page.getByLabel('Pega un reporte').fill(report);
  await page.getByRole('button', { name: 'Reproducir', exact: true }).tap();
  await page.getByRole('link', { name: 'Test page' }).waitFor();
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  return page;
}
