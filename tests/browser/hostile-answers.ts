/** Answers that no real server gives must not widen a screen, or stop it. */
import type { Page, Request } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import type { Renamer } from '../../src/api/wire-names.ts';
import { READS, type Read, routeOf } from '../screens.ts';
import { type AdminApi, check, expect, waitForScreen } from './fixtures.ts';
import { framesRendered } from './layout.ts';

declare global {
  interface Window {
    /** px by which the document was wider than the window, at most. */
    widest: number;
  }
}

/** Records the width of each opened page, also of its first paint. */
export const watchWidth = (page: Page) =>
  page.addInitScript(() => {
    window.widest = 0;
    const measure = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      window.widest = Math.max(window.widest, scrollWidth - clientWidth);
      requestAnimationFrame(measure);
    };
    document.addEventListener('DOMContentLoaded', measure);
  });

/** Elements; a screen with more does not react to taps for seconds on a slow phone. */
const MOST_ELEMENTS = 15_000;

const WORD = 'W'.repeat(60);
const DATES = '2026-11-'.repeat(10);
// Few fonts have U+20E3, and without a glyph each one takes a place of its own; U+0301 stacks.
const MARKS = `a${'\u20e3'.repeat(400)} e${'\u0301'.repeat(400)}`;

type Change = (value: unknown) => unknown;
const instead =
  (text: string): Change =>
  (value) =>
    typeof value === 'string' ? text : value;

/** What replaces each value of an answer. */
const CHANGES: Readonly<Record<string, Change>> = {
  // Statuses, flags and amounts are numbers; dates may be numbers.
  'long words in texts': instead(WORD),
  'long words in every field': (value) => (typeof value === 'number' ? WORD : instead(WORD)(value)),
  dates: instead(DATES),
  'stacked marks': instead(MARKS),
};

/** Changes every value, from the innermost to the outermost. */
function changeAll(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return change(value.map((item) => changeAll(item, change)));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changeAll(item, change)]));
}

/** The answer to the last call of a path, in the contract's names. */
async function answerTo(path: string, sandbox: AdminApi, renamer: Renamer): Promise<unknown> {
  const call = (await sandbox.calls(path)).pop();
  if (call === undefined) throw new Error(`${path} was not called`);
  const { method, wire } = call;
  const query = new URLSearchParams({ ...wire.query, ...wire.body } as Record<string, string>);
  const answer = await fetch(`${sandbox.origin}/began${wire.path}?${query}`, { method });
  return (renamer.toCanonical(await answer.json()) as { data: unknown }).data;
}

/** Those of a read: in `npm test` every second, in turn. */
const changesFor = (read: Read) =>
  Object.entries(CHANGES).filter((_, index) => !process.env.TEST_PART || index % 2 === READS.indexOf(read) % 2);

/**
 * Lets a screen read answers that are changed; if its first paint shows the answer, it loads with the first of them.
 * The sandbox changes them: with a handler of Playwright the browser would load each file again for each page.
 * @param page `watchWidth` was called before it was opened.
 * @param read was called by the page before.
 */
export async function checkHostileAnswers(
  page: Page,
  read: Read,
  { sandbox, renamer }: { sandbox: AdminApi; renamer: Renamer },
  open: (query: string) => Promise<void>,
): Promise<void> {
  const { screen, failure, path } = read;
  const data = await answerTo(path, sandbox, renamer);
  const isRead = ({ pathname }: URL) => pathname === `/began${renamer.pathToWire(path)}`;
  await page.setViewportSize({ width: 320, height: 640 });
  /** Some answers are shown later than the screen's own. */
  const showAnswer = async (next: Change, update: () => Promise<void>) => {
    await sandbox.clearFaults();
    await sandbox.answer(path, changeAll(data, next), { times: 1000 });
    // `response.finished()` would wait for ever if the page loads anew meanwhile.
    const predicate = (each: Request) => isRead(new URL(each.url()));
    await Promise.all([page.waitForEvent('requestfinished', { predicate, timeout: 20_000 }), update()]);
    await framesRendered(page);
  };
  let loads = 0;
  // Another address, so that the browser loads the document.
  const load = () => {
    loads += 1;
    return open(`read=${path}&load=${loads}`);
  };
  /** As when the browser restores the page; loads it if it does not read this answer again. */
  const readAnew = async () => {
    let isRequested = false;
    const note = (request: Request) => {
      isRequested ||= isRead(new URL(request.url()));
    };
    page.on('request', note);
    await page.evaluate(() => {
      window.widest = 0;
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await framesRendered(page);
    page.off('request', note);
    if (!isRequested) await load();
  };
  // Another state of the screen may be open.
  const mustLoad = read.isPainted || !page.url().endsWith(`#${routeOf(read)}`);
  const more = page.getByRole('button', { name: 'More', exact: true });

  for (const [index, [name, next]] of changesFor(read).entries()) {
    await check(`${screen}: ${name} widen nothing at 320 px`, async () => {
      await showAnswer(next, index === 0 && mustLoad ? load : readAnew);
      await more.evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLElement).click();
      });
      await expect(page.getByRole('main')).not.toBeEmpty();
      const widest = await page.evaluate(() => window.widest);
      return widest > 0 ? [`${widest} px wider than the window`] : [];
    });
  }

  // Those whose failure does not show are read for a badge or a date.
  if (failure !== 'none') {
    await check(`${screen}: lists of 1,000 entries leave it usable, and it says that there is more`, async () => {
      let longest = 0;
      const lengthen: Change = (value) => {
        if (!Array.isArray(value) || value.length === 0) return value;
        // Lists of lists have fewer entries, since they multiply.
        const count = JSON.stringify(value[0]).includes('[') ? 30 : 1000;
        longest = Math.max(longest, count);
        return Array.from({ length: count }, (_, place) => value[place % value.length]);
      };
      await showAnswer(lengthen, readAnew);
      if (await more.isVisible()) await more.click();
      if (longest > 0 && failure === 'screen') await expect(page.getByText(en['common.rest']).first()).toBeVisible();
      await waitForScreen(page);
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      return elements < MOST_ELEMENTS ? [] : [`${elements} elements`];
    });
  }
  await sandbox.clearFaults();
}
