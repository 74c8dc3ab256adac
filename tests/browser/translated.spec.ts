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
  for (const state of states) {
    const [expected, shown] = await Promise.all([
      walkState(untouched, reference.origin, state),
      walkState(page, origin, state),
    ]);
    expect.soft(differences(shown, expected), state.id).toEqual([]);
  }
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

/** Step → the page's text after it. */
type Texts = Record<string, string | null>;

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
 * Opens a state, taps what changes texts, reads other values, changes the language, leaves and comes back.
 * In the default language, whose addresses have links to the other languages. @returns the texts after each step.
 */
async function walkState(page: Page, origin: string, state: Scenario): Promise<Texts> {
  const language = DEFAULT_LANGUAGE;
  const answers = await watchAnswers(page);
  const texts: Texts = {};
  const read = async (step: string, idleFrames = 3) => {
    await answers.idle(idleFrames);
    texts[step] = await textOfPage(page);
  };
  texts.reached = await openState(page, origin, state, language);
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  // Small parts, such as the name of a day, are loaded after the app has started.
  if (state.waiting !== true) await page.waitForLoadState('networkidle');
  await read('opened');
  await markTexts(page);
  // All at once: each tap changes another part.
  await clickAll(page, '[aria-expanded="false"]');
  await read('more');
  await clickAll(page, '[aria-expanded="true"]');
  await read('less');
  const copies = await clickAll(page, 'button', WORDS[language]['common.copy']);
  if (copies > 0) await page.locator('[data-copied]').first().waitFor({ state: 'attached' });
  await read('copied');
  await page.evaluate(() => window.runHeldTimers?.());
  await expect(page.locator('[data-copied]')).toHaveCount(0);
  await read('after copying');
  if (state.waiting === true) {
    await answers.stop();
    return texts;
  }
  for (const change of ['other values', 'other status'] as const) {
    answers.change = change;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    // A part that only the changed answer needs is requested after it was rendered.
    await read(change, 15);
  }
  answers.change = undefined;
  for (const step of ['other language', 'language back']) {
    const before = await page.locator('html').getAttribute('lang');
    const links = await clickAll(page, 'a[hreflang]');
    if (links > 0) await expect(page.locator('html')).not.toHaveAttribute('lang', before ?? '');
    await read(step);
  }
  await page.keyboard.press('Escape');
  await read('closed');
  await page.evaluate(() => {
    window.location.hash = '#/no/such/page';
  });
  await expect(page.locator('h1').first()).toContainText(WORDS[language]['notFound.title']);
  await page.evaluate(() => window.history.back());
  await expect(page.locator('h1').first()).not.toContainText(WORDS[language]['notFound.title']);
  await read('back');
  await answers.stop();
  return texts;
}

/** The steps after which the texts differ, with the place of the difference. */
function differences(shown: Texts, expected: Texts): string[] {
  return Object.entries(expected).flatMap(([step, text]) => {
    const other = shown[step] ?? '';
    if (other === text) return [];
    const at = [...(text ?? '')].findIndex((character, index) => character !== other[index]);
    const near = (whole: string | null) => whole?.slice(Math.max(0, at - 30), at + 30);
    return [`${step}: “${near(other)}” instead of “${near(text)}”`];
  });
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

interface Answers {
  /** How the next answers differ from the server's. */
  change: 'other values' | 'other status' | undefined;
  /** Resolves when nothing was requested for some frames. */
  idle: (frames: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Frames; calls that hang are not waited for. */
const LONGEST_WAIT = 60;

async function watchAnswers(page: Page): Promise<Answers> {
  const pattern = '**/began/**';
  const pending = new Set<Request>();
  const onRequest = (request: Request) => {
    pending.add(request);
  };
  const onEnd = (request: Request) => pending.delete(request);
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  const answers: Answers = {
    change: undefined,
    idle: async (frames) => {
      let idle = 0;
      for (let frame = 0; idle < frames && frame < LONGEST_WAIT; frame += 1) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
        idle = pending.size === 0 ? idle + 1 : 0;
      }
    },
    stop: async () => {
      await page.unroute(pattern);
      page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd);
    },
  };
  await page.route(pattern, async (route) => {
    const { change } = answers;
    if (change === undefined) return route.fallback();
    try {
      const response = await route.fetch();
      return await route.fulfill({ response, body: changed(await response.text(), change) });
    } catch {
      // The sandbox breaks the connection on purpose.
      return route.abort().catch(() => undefined);
    }
  });
  return answers;
}

const SETTLED = 200;

/** Another answer of the same shape: other amounts, codes, dates and words; or the same with a settled order. */
function changed(answer: string, change: NonNullable<Answers['change']>): string {
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
