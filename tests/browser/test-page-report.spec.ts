/** A report of a screen, pasted into the test page of another browser, brings the same screen back in the same state. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Sandbox } from '../../sandbox/server.ts';
import { control, expect, stands, test, WORDS } from './fixtures.ts';

const BORROWER = 'userId=10001&sessionId=session-10001&mobilePhone=5512345678&language=1';
const ORDER = 'productId=101&orderId=1000174';
const TAG = { tag: '@test-page' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

interface Case {
  name: string;
  route: string;
  /** What the sandbox does before the screen opens. */
  fault?: object;
  /** The state, by hand. */
  act?: (page: Page) => Promise<unknown>;
  /** Seen in the state, and so again. */
  sees: RegExp;
}

const CASES: readonly Case[] = [
  {
    name: 'a repayment with all its lines',
    route: `/repay?${ORDER}`,
    act: (page) => press(page, 'More'),
    sees: /Hide/,
  },
  {
    name: 'a refused confirmation',
    route: '/confirm-loan?productId=102',
    fault: { path: '/v3/loan-confirm/loan-detail-push', kind: 'refuse', code: 5001, message: 'Not this week' },
    act: (page) => press(page, 'Submit'),
    sees: /Not this week/,
  },
  {
    name: 'a confirmation whose outcome is unknown',
    route: '/confirm-loan?productId=101',
    fault: { path: '/v3/loan-confirm/loan-detail-push', kind: 'reset-after' },
    act: (page) => press(page, 'Submit'),
    sees: /We do not know whether this was sent/,
  },
  {
    name: 'an order whose reminder was read',
    route: `/loan-detail?${ORDER}`,
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap(),
    sees: /Extend repayment/,
  },
  {
    name: 'an order that was come back to, so that its reminder stays away',
    route: `/loan-detail?${ORDER}`,
    act: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap();
      await press(page, 'Repay');
      await page.getByRole('button', { name: 'More' }).waitFor();
      await press(page, 'Back');
      await page.getByRole('button', { name: 'Extend repayment' }).waitFor();
    },
    sees: /Extend repayment/,
  },
  {
    name: 'a complaint with nine photos',
    route: '/complainDetails?problemId=7000003',
    sees: /7000003/,
  },
  {
    name: 'a read that failed',
    route: `/repay?${ORDER}`,
    fault: { path: '/v3/installment/loan-play-detail', kind: 'status', status: 500, body: '<h1>Oops</h1>' },
    sees: /Try again/,
  },
  {
    name: 'an older repayment that awaits a code',
    route: `/ynRepay?${ORDER}`,
    act: async (page) => {
      await page.getByRole('radio', { name: /Banco Norte/ }).tap();
      await press(page, 'Pay');
      await page.getByLabel('Verification code').fill('123456');
    },
    sees: /Resend code/,
  },
];

for (const { name, route, fault, act, sees } of CASES) {
  test(`reproduces ${name}`, TAG, async ({ browser, page, sandbox, expectOnConsole }) => {
    expectOnConsole(/^Failed to load resource/);
    await page.goto(`${sandbox.origin}/#/testPreview?${BORROWER}`);
    await page.getByRole('tablist').waitFor();
    if (fault !== undefined) await control(sandbox, 'POST', '/faults', fault);
    await page.goto(`${sandbox.origin}/#${route}&${BORROWER}`);
    await stands(page);
    await act?.(page);
    await expect(page.locator('#root')).toContainText(sees);
    const state = await stateOf(page);

    const report = await reportFrom(page);
    expect(report).not.toMatch(/session-10001|5512345678/);
    const copy = await reproduced(browser, sandbox, report);
    await expect(copy.locator('#root')).toContainText(sees);
    await expect.poll(() => stateOf(copy)).toEqual(state);
    expect(copy.url()).not.toContain('userId=10001');
    await copy.context().close();
  });
}

test('reproduces a screen that still waits', TAG, async ({ browser, page, sandbox }) => {
  await page.goto(`${sandbox.origin}/#/testPreview?${BORROWER}`);
  await page.getByRole('tablist').waitFor();
  const path = '/v3/loan-details/loan-details';
  await control(sandbox, 'POST', '/faults', { path, kind: 'hang' });
  await page.goto(`${sandbox.origin}/#/loan-detail?${ORDER}&${BORROWER}`);
  const calls = async () =>
    (await control<{ path: string }[]>(sandbox, 'GET', '/calls')).filter((call) => call.path === path);
  // A screen whose code is on its way has a busy main, too.
  await expect.poll(calls).toHaveLength(1);
  await page.locator('main[aria-busy="true"]').waitFor();
  const copy = await reproduced(browser, sandbox, await reportFrom(page));
  await copy.locator('main[aria-busy="true"]').waitFor();
  await expect.poll(calls).toHaveLength(2);
  // An answer to the second call would have come before this one.
  await copy.evaluate(() => fetch('/sandbox/calls').then((answer) => answer.text()));
  await expect(copy.locator('main')).toHaveAttribute('aria-busy', 'true');
  await copy.context().close();
});

test('reproduces what a native app had part in', TAG, async ({ browser, page, sandbox }) => {
  await page.goto(`${sandbox.origin}/#/testPreview?section=bridge&${BORROWER}`);
  await press(page, 'Simulated');
  await page.goto(`${sandbox.origin}/#/error/joint-login-fail?${BORROWER}`);
  await stands(page);
  await press(page, 'Go to home');
  const copy = await reproduced(browser, sandbox, await reportFrom(page));
  await expect(copy.locator('html')).toHaveAttribute('data-visit', 'reached');
  // In a plain browser the button would have led away.
  expect(copy.url()).toContain('/error/joint-login-fail');
  await copy.getByRole('link', { name: 'Test page' }).tap();
  // In the language that this browser's test page has.
  await copy.getByRole('tab', { name: WORDS.es['section.bridge'] }).tap();
  await expect(copy.getByText('toHome', { exact: true }).first()).toBeVisible();
  await copy.context().close();
});

test('downloads as a file of what is shown', TAG, async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin}/#/testPreview?${BORROWER}`);
  await page.getByRole('tablist').waitFor();
  await page.goto(`${sandbox.origin}/#/Dag?${BORROWER}`);
  await stands(page);
  const report = await reportFrom(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).tap()]);
  expect(file.suggestedFilename()).toMatch(/^report-\d{14}\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(report);
});

/** What is on the screen, whatever the digits: those of cards are masked, those of a countdown move on. */
async function stateOf(page: Page): Promise<{ text: string; dialogs: number }> {
  const text = await page.locator('#root').innerText();
  return { text: text.replace(/\d/g, '0'), dialogs: await page.getByRole('dialog').count() };
}

/** The report as the test page copies it. */
async function reportFrom(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Test page' }).tap();
  await page.getByRole('tab', { name: 'Report' }).tap();
  await page.getByRole('button', { name: 'Copy' }).tap();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The screen that another browser, of another borrower in another language, makes of it. */
async function reproduced(browser: Browser, { origin }: Sandbox, report: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/#/testPreview?section=report&userId=20002&sessionId=session-20002`);
  await page.getByLabel('Pega un reporte').fill(report);
  await page.getByRole('button', { name: 'Reproducir', exact: true }).tap();
  await page.getByRole('link', { name: 'Test page' }).waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-visit', 'stuck');
  return page;
}
