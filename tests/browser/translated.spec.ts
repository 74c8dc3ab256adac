/**
 * Pages whose text nodes something replaces, such as a browser's translator. In each state a page is used twice, once
 * rewritten and once untouched: its texts are the same, and nothing throws.
 */
import type { Page, Request } from '@playwright/test';
import { startSandbox } from '../../sandbox/server.ts';
import { PATHS } from '../../src/contract/paths.ts';
import { DEFAULT_LANGUAGE } from '../../src/languages.ts';
import { SCENARIOS, SCREENS } from '../../src/test-page/scenarios/catalogue.ts';
import type { Scenario } from '../../src/test-page/scenarios/scenario.ts';
import { builtApp } from '../builds.ts';
import { check, expect, holdTimers, test, WORDS } from './fixtures.ts';
import { openState } from './open-state.ts';
import {
  type Change,
  changed,
  clickAll,
  comparable,
  differenceOf,
  MARK,
  markTexts,
  rewriteTexts,
  shownText,
} from './rewrite.ts';
import { openWithoutApp } from './without-app.ts';

/** The states of `npm test`: each kind of text that changes. */
const PART = ['confirm-coupon', 'repay-barcode', 'complaint-compose-nine-photos', 'official-calculated'];

test('a rewritten page shows what an untouched one shows', { tag: '@test-page' }, async ({
  page,
  sandbox,
  expectOnConsole,
}) => {
  const states = SCENARIOS.filter(({ id }) => PART.includes(id));
  await compare(page, sandbox.origin, expectOnConsole, states);
});

test.describe('All states', { tag: '@states' }, () => {
  for (const screen of SCREENS) {
    test(`${screen}: all rewritten states show what untouched ones show`, async ({
      page,
      sandbox,
      expectOnConsole,
    }) => {
      test.setTimeout(1_200_000);
      const states = SCENARIOS.filter((state) => state.screen === screen);
      await compare(page, sandbox.origin, expectOnConsole, states);
    });
  }
});

async function compare(
  page: Page,
  origin: string,
  expectOnConsole: (pattern: RegExp) => void,
  states: readonly Scenario[],
) {
  // The browser logs each answer that a fault breaks, and the app's privacy notice in a frame.
  expectOnConsole(/^Failed to load resource/);
  expectOnConsole(/^An iframe which has both allow-scripts and allow-same-origin/);
  // The codes of a borrower are the same in each sandbox.
  const reference = await startSandbox({ dist: builtApp('plain'), quiet: true });
  const untouched = await page.context().newPage();
  await page.addInitScript(rewriteTexts);
  for (const each of [page, untouched]) await prepare(each);
  const pages = [watchPage(page, origin), watchPage(untouched, reference.origin)] as const;
  for (const state of states) await check(state.id, () => walkState(pages, state));
  await reference.close();
}

test('a rewritten first paint changes its texts', { tag: '@test-page' }, async ({ page, sandbox }) => {
  await page.addInitScript(rewriteTexts);
  const loadApp = await openWithoutApp(page, sandbox, '/repay?productId=101&orderId=1000174');
  const more = page.locator('#first-paint [aria-expanded]').first();
  await expect(more).toContainText(WORDS.en['lines.more']);
  await more.tap();
  await expect(more).toHaveText(WORDS.en['lines.hide']);
  await more.tap();
  await expect(more).toContainText(WORDS.en['lines.more']);
  await more.tap();
  await loadApp();
  await expect(page.locator('#root [aria-expanded]').first()).toHaveText(WORDS.en['lines.hide']);
});

/** ms; `Copy` shows that it was tapped. */
const COPIED_FOR = 2000;

/** ms until a complaint's rating is asked, which depends on the speed of the page. */
const RATING_DELAY = 3000;

async function prepare(page: Page): Promise<void> {
  await holdTimers(page, RATING_DELAY);
  await holdTimers(page, COPIED_FOR);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/**
 * Opens a state, taps what changes texts, reads other values, changes the language, leaves and comes back; after each step
 * both pages show the same text. In the default language, whose addresses have links to the other languages.
 */
async function walkState(pages: readonly [rewritten: WatchedPage, untouched: WatchedPage], state: Scenario) {
  const language = DEFAULT_LANGUAGE;
  /** Does the same on both pages. @returns what it returned, which is the same. */
  const onBoth = async <Result>(act: (watched: WatchedPage) => Promise<Result>): Promise<Result> => {
    const [onRewritten, onUntouched] = await Promise.all([act(pages[0]), act(pages[1])]);
    expect<unknown>(onRewritten).toEqual(onUntouched);
    return onRewritten;
  };
  const sameText = async (step: string) => {
    const difference = async () => {
      const [shown, wanted] = await Promise.all([pages[0].settledText(), pages[1].settledText()]);
      return differenceOf(shown, wanted);
    };
    await expect.poll(difference, { message: `after “${step}”`, timeout: 120_000 }).toBe('');
  };
  expect(await onBoth((watched) => watched.openState(state))).toBe('reached');
  await onBoth(({ page }) => page.locator('#first-paint').waitFor({ state: 'detached' }));
  await sameText('opened');
  await onBoth(({ page }) => page.evaluate(markTexts, MARK));
  // All at once: each tap changes another part.
  await onBoth(({ page }) => page.evaluate(clickAll, ['[aria-expanded="false"]'] as const));
  await sameText('more');
  await onBoth(({ page }) => page.evaluate(clickAll, ['[aria-expanded="true"]'] as const));
  await sameText('less');
  const copies = await onBoth(({ page }) =>
    page.evaluate(clickAll, ['button', WORDS[language]['common.copy'], MARK] as const),
  );
  if (copies > 0) await onBoth(({ page }) => page.locator('[data-copied]').first().waitFor({ state: 'attached' }));
  await sameText('copied');
  await onBoth(({ page }) => page.evaluate(() => window.runHeldTimers?.()));
  await onBoth(({ page }) => expect(page.locator('[data-copied]')).toHaveCount(0));
  await sameText('after copying');
  if (state.waiting !== true) {
    for (const change of ['other values', 'other status'] as const) {
      await onBoth((watched) => watched.readAgain(change));
      await sameText(change);
    }
    await onBoth((watched) => watched.stopChanging());
    for (const step of ['other language', 'language back']) {
      await onBoth(async ({ page }) => {
        const before = await page.locator('html').getAttribute('lang');
        const links = await page.evaluate(clickAll, ['a[hreflang]'] as const);
        if (links > 0) await expect(page.locator('html')).not.toHaveAttribute('lang', before ?? '');
      });
      await sameText(step);
    }
    await onBoth(({ page }) => page.keyboard.press('Escape'));
    await sameText('closed');
    await onBoth(async ({ page }) => {
      await page.evaluate(() => {
        window.location.hash = '#/another/page';
      });
      await expect(page.locator('h1').first()).toContainText(WORDS[language]['notFound.title']);
      await page.evaluate(() => window.history.back());
      await page.waitForURL((url) => !url.hash.startsWith('#/another/page'));
    });
    await sameText('back');
  }
}

interface WatchedPage {
  page: Page;
  openState: (state: Scenario) => Promise<string | null>;
  /** The text, as soon as no request is open, the browser has nothing left to do, and the text no longer changes. */
  settledText: () => Promise<string>;
  /** Requests the screen's data again, and changes the answers. */
  readAgain: (change: Change) => Promise<void>;
  stopChanging: () => Promise<void>;
}

const CALLS = '**/began/**';

function watchPage(page: Page, origin: string): WatchedPage {
  let hanging: string[] = [];
  const open = new Set<Request>();
  let sent = 0;
  const end = (request: Request) => open.delete(request);
  page
    .on('requestfinished', end)
    .on('requestfailed', end)
    .on('request', (request) => {
      sent += 1;
      if (!hanging.some((path) => request.url().includes(path))) open.add(request);
    });
  return {
    page,
    openState: async (state) => {
      // The last state may have failed.
      await page.unroute(CALLS);
      hanging = (state.faults ?? []).filter(({ kind }) => kind === 'hang').map(({ path }) => path);
      // Its steps wait for the question, which the other states never see.
      const asksForRating = ['"rating.', PATHS.rating].some((part) => JSON.stringify(state).includes(part));
      const runTimers = () => void page.evaluate(() => window.runHeldTimers?.()).catch(() => undefined);
      const running = asksForRating ? setInterval(runTimers, 500) : undefined;
      return openState(page, origin, state, DEFAULT_LANGUAGE).finally(() => clearInterval(running));
    },
    settledText: async () => {
      let last: string | undefined;
      for (;;) {
        const sentBefore = sent;
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        const text = comparable(await page.evaluate(shownText));
        if (open.size === 0 && sent === sentBefore && text === last) return text;
        last = text;
      }
    },
    readAgain: async (change) => {
      await page.unroute(CALLS);
      await page.route(CALLS, async (route) => {
        try {
          const response = await route.fetch();
          await route.fulfill({ response, body: changed(await response.text(), change) });
        } catch {
          // The sandbox breaks the connection on purpose.
          await route.abort().catch(() => undefined);
        }
      });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    },
    stopChanging: () => page.unroute(CALLS),
  };
}
