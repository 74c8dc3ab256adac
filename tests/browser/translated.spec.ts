/**
 * Pages whose text nodes something replaces, such as a browser's translator. In each state a page is used twice, once
 * rewritten and once untouched: its texts are the same, and nothing throws.
 */
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { startSandbox } from '../../sandbox/server.ts';
import { DEFAULT_LANGUAGE } from '../../src/languages.ts';
import { SCENARIOS, SCREENS } from '../../src/test-page/scenarios/catalogue.ts';
import type { Scenario } from '../../src/test-page/scenarios/scenario.ts';
import { check } from './check.ts';
import { expect, holdTimers, test, WORDS } from './fixtures.ts';
import { openState } from './open-state.ts';
import { markTexts, rewritePages, textOfPage } from './rewrite-page.ts';
import { openWithoutApp } from './without-app.ts';

/** The states of `npm test`: each kind of text that changes. */
const PART = [
  'confirm-coupon',
  'order-174',
  'repay',
  'repay-barcode',
  'instructions-transfer',
  'instructions-no-barcode',
  'complaint-compose-nine-photos',
  'complaint-answered',
  'older-repay',
  'promotion-plain',
  'official-calculated',
];

const SCREENS_OF_PART = SCREENS.filter((screen) =>
  SCENARIOS.some((state) => state.screen === screen && PART.includes(state.id)),
);

for (const screen of SCREENS_OF_PART) {
  test(`${screen}: a rewritten page shows what an untouched one shows`, { tag: '@test-page' }, async ({
    page,
    sandbox,
    expectOnConsole,
  }) => {
    const states = SCENARIOS.filter((state) => state.screen === screen && PART.includes(state.id));
    await compare(page, sandbox.origin, expectOnConsole, states);
  });
}

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
  const reference = await startSandbox({ dist: join(process.env.BUILT_APPS ?? '', 'plain'), quiet: true });
  const untouched = await page.context().newPage();
  await rewritePages(page);
  for (const each of [page, untouched]) await prepare(each);
  const pages = [watchPage(page, origin), watchPage(untouched, reference.origin)] as const;
  for (const state of states) await check(state.id, () => walkState(pages, state));
  await reference.close();
}

test('a rewritten first paint changes its texts', { tag: '@test-page' }, async ({ page, sandbox }) => {
  await rewritePages(page);
  const loadApp = await openWithoutApp(page, sandbox, '/repay?productId=101&orderId=1000174');
  const more = page.locator('#first-paint [aria-expanded]').first();
  await expect(more).toHaveText(WORDS.en['lines.more']);
  await more.tap();
  await expect(more).toHaveText(WORDS.en['lines.hide']);
  await more.tap();
  await expect(more).toHaveText(WORDS.en['lines.more']);
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
    await expect.poll(difference, { message: `after “${step}”`, timeout: 30_000 }).toBe('');
  };
  await onBoth((watched) => watched.openState(state));
  await onBoth(({ page }) => page.locator('#first-paint').waitFor({ state: 'detached' }));
  await sameText('opened');
  await onBoth(({ page }) => markTexts(page));
  // All at once: each tap changes another part.
  await onBoth(({ page }) => clickAll(page, '[aria-expanded="false"]'));
  await sameText('more');
  await onBoth(({ page }) => clickAll(page, '[aria-expanded="true"]'));
  await sameText('less');
  const copies = await onBoth(({ page }) => clickAll(page, 'button', WORDS[language]['common.copy']));
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
        const links = await clickAll(page, 'a[hreflang]');
        if (links > 0) await expect(page.locator('html')).not.toHaveAttribute('lang', before ?? '');
      });
      await sameText(step);
    }
    await onBoth(({ page }) => page.keyboard.press('Escape'));
    await sameText('closed');
    await onBoth(async ({ page }) => {
      await page.evaluate(() => {
        window.location.hash = '#/no/such/page';
      });
      await expect(page.locator('h1').first()).toContainText(WORDS[language]['notFound.title']);
      await page.evaluate(() => window.history.back());
      await expect(page.locator('h1').first()).not.toContainText(WORDS[language]['notFound.title']);
    });
    await sameText('back');
  }
}

/** Where two texts differ; empty if they are the same. */
function differenceOf(shown: string, wanted: string): string {
  if (shown === wanted) return '';
  let at = 0;
  while (shown[at] === wanted[at]) at += 1;
  const near = (whole: string) => whole.slice(Math.max(0, at - 30), at + 30);
  return `“${near(shown)}” instead of “${near(wanted)}”`;
}

/** Clicks the visible elements with this text, by script: a dialog may cover them. @returns how many. */
const clickAll = (page: Page, selector: string, text?: string) =>
  page.evaluate(
    ([selector, text]) => {
      const found = [...document.querySelectorAll<HTMLElement>(`${selector}`)].filter(
        (element) =>
          element.getClientRects().length > 0 &&
          (text === undefined || element.textContent.replace(/\u00b7/g, '').trim() === text),
      );
      for (const element of found) element.click();
      return found.length;
    },
    [selector, text] as const,
  );

/** How the next answers differ from the server's. */
type Change = 'other values' | 'other status';

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
    openState: (state) => {
      hanging = (state.faults ?? []).filter(({ kind }) => kind === 'hang').map(({ path }) => path);
      return openState(page, origin, state, DEFAULT_LANGUAGE);
    },
    settledText: async () => {
      let last: string | undefined;
      for (;;) {
        const sentBefore = sent;
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        const text = await textOfPage(page);
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

const SETTLED = 200;

/** Another answer of the same shape: other amounts, codes, dates and words; or the same with a settled order. */
function changed(answer: string, change: Change): string {
  const other = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => other(item, name));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, other(item, key)]));
    }
    if (/status$/i.test(name) && typeof value === 'number') return change === 'other status' ? SETTLED : value;
    if (typeof value === 'number' && value > 1000) return value + 86_500;
    if (
      typeof value !== 'string' ||
      /id$|code$|url|logo|^(?:https?|data|\/)/i.test(`${name}`) ||
      /^(?:https?:|data:|\/)/.test(value)
    )
      return value;
    return /^[\d\s:-]+$/.test(value)
      ? value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
      : `${value} ${value.length}`;
  };
  try {
    const { data, ...envelope } = JSON.parse(answer);
    return JSON.stringify({ ...envelope, data: other(data) });
  } catch {
    return answer;
  }
}
