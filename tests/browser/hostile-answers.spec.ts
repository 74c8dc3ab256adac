/** Answers that no real server gives must not widen a screen, or stop it. */
import type { Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { READS, routeOf } from '../screens.ts';
import { expect, test, waitForScreen } from './fixtures.ts';

/** Those whose answer is shown; the order by its other name has a status that shows no lines. */
const CASES = READS.filter(
  ({ schema, failure, query }) => schema !== undefined && failure !== 'retry' && query !== 'orderId=1000110',
);

declare global {
  interface Window {
    /** px by which the document was wider than the window, at most. */
    widest: number;
  }
}

type Change = (value: unknown) => unknown;

/**
 * Changes every value of the next answers' data, from the innermost to the outermost. @param path on the wire.
 * @returns a function that waits for the first of them; some are shown later than the screen's own.
 */
async function changeAnswers(page: Page, path: string, change: Change): Promise<() => Promise<void>> {
  let answered = () => {};
  const firstAnswer = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const changeAll = (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value.map(changeAll));
    if (typeof value !== 'object' || value === null) return change(value);
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changeAll(item)]));
  };
  // A request of the page that is left may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(
    ({ pathname }) => pathname === `/began${path}`,
    async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: unknown };
      await route.fulfill({ json: { ...answer, data: changeAll(answer.data) } });
      answered();
    },
  );
  return () => firstAnswer;
}

/** Also of the first paint. */
function recordWidth(): void {
  window.widest = 0;
  const measure = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    window.widest = Math.max(window.widest, scrollWidth - clientWidth);
    requestAnimationFrame(measure);
  };
  document.addEventListener('DOMContentLoaded', measure);
}

const WORD = 'W'.repeat(60);
const DATES = '2026-11-'.repeat(10);
const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';

for (const read of CASES) {
  test(`${read.screen}: long words in every field widen nothing at 320 px`, async ({ page, open, wirePath }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(recordWidth);
    const changes: Record<string, Change> = {
      // Statuses, flags and amounts are numbers; dates may be numbers.
      texts: (value) => (typeof value === 'string' ? WORD : value),
      everything: (value) => (isScalar(value) ? WORD : value),
      dates: (value) => (typeof value === 'string' ? DATES : value),
    };
    for (const [name, change] of Object.entries(changes)) {
      const answered = await changeAnswers(page, wirePath(read.path), change);
      await page.goto('about:blank');
      await open(routeOf(read));
      await answered();
      for (const more of await page.getByRole('button', { name: 'More', exact: true }).all()) await more.click();
      await expect(page.getByRole('main')).not.toBeEmpty();
      expect([name, await page.evaluate(() => window.widest)]).toEqual([name, 0]);
    }
  });
}

/** Elements; a screen with more does not react to taps for seconds on a slow phone. */
const MOST_ELEMENTS = 25_000;

for (const read of CASES) {
  test(`${read.screen}: lists of 3,000 entries leave it usable, and it says that there is more`, async ({
    page,
    open,
    wirePath,
  }) => {
    let longest = 0;
    const answered = await changeAnswers(page, wirePath(read.path), (value) => {
      if (!Array.isArray(value) || value.length === 0) return value;
      // Lists of lists have fewer entries, since they multiply.
      const count = JSON.stringify(value[0]).includes('[') ? 30 : 3000;
      longest = Math.max(longest, count);
      return Array.from({ length: count }, (_, index) => value[index % value.length]);
    });
    await open(routeOf(read));
    await answered();
    const more = page.getByRole('button', { name: 'More', exact: true });
    if (await more.isVisible()) await more.click();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_ELEMENTS);
    if (longest > 0 && read.failure === 'screen') await expect(page.getByText(en['common.rest']).first()).toBeVisible();
    await waitForScreen(page);
  });
}
