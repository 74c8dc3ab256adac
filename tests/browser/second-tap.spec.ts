/** The second tap of a double tap, where the first one has opened another screen or a dialog. */
import type { Page } from '@playwright/test';
import { button, expect, PATHS, ROUTES, test, waitForScreen } from './fixtures.ts';

/** All taps that follow are at the same time for the page, however slow the machine is. */
const stopClock = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });

/** Taps a button, and its place again when another one is there. */
async function tapTwice(page: Page, first: string, second: string): Promise<void> {
  const box = await button(page, first).boundingBox();
  if (box === null) throw new Error(`No ${first}`);
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await stopClock(page);
  await tap();
  const there = () =>
    page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('button')?.textContent ?? '',
      [box.x + box.width / 2, box.y + box.height / 2],
    );
  await expect.poll(there).toContain(second);
  await tap();
}

test('on Continue of a product requests no loan whose cost nobody has read', async ({ page, sandbox, open }) => {
  await open(ROUTES.product);
  await tapTwice(page, 'Continue', 'Submit');
  await waitForScreen(page);
  await expect(button(page, 'Submit')).toBeEnabled();
  expect(await sandbox.calls(PATHS.loanRequest)).toEqual([]);
});

test('on Submit after a lost answer does not confirm that the loan is requested again', async ({
  page,
  sandbox,
  open,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource|ERR_/);
  await sandbox.fault({ path: PATHS.loanRequest, kind: 'reset-before' });
  await open(ROUTES.confirmLoan);
  await button(page, 'Submit').click();
  await expect(page.getByText('We do not know whether this was sent')).toBeVisible();
  // After a failure it takes no tap for a second.
  await page.reload();
  await waitForScreen(page);
  // Where the dialog has its second button.
  await button(page, 'Submit').click();
  const place = await button(page, 'Send again').boundingBox();
  await button(page, 'Cancel').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Submit').evaluate((each, y) => {
    document.body.style.paddingTop = '1000px';
    window.scrollTo(0, 0);
    window.scrollBy(0, each.getBoundingClientRect().top - y);
  }, place?.y ?? 0);
  await tapTwice(page, 'Submit', 'Send again');
  await expect(page.getByRole('dialog', { name: 'Send it again?' })).toBeVisible();
  expect(await sandbox.calls(PATHS.loanRequest)).toHaveLength(1);
});
