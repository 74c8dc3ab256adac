/** Opens a screen once, and checks its layout in windows of several sizes and with large text. */
import type { Locator, Page } from '@playwright/test';
import { translated } from '../words.ts';
import { check, expect, expectInReach, historyHasDialogs, type Language, test } from './fixtures.ts';

/** The width and height of the window in px, and the size of the text if it is not 100 %. */
export type View = `${number}x${number}` | `${number}x${number} 200%`;

function parseView(view: View) {
  const [width = 0, height = 0, percent = 100] = (view.match(/\d+/g) ?? []).map(Number);
  return { width, height, text: `${percent}%`, isLargeText: percent > 100 };
}

/** Checks a claim in each view. */
type Check = (
  claim: string,
  views: View | readonly View[],
  run: (view: ReturnType<typeof parseView>) => Promise<void>,
) => Promise<void>;

interface Opened {
  page: Page;
  language: Language;
  /** The text of a message id. */
  t: (id: string) => string;
  /** A text of the sandbox. */
  say: (en: string, es: string) => string;
  check: Check;
}

/**
 * Declares a test for each language, which loads the screen once and then runs the checks.
 * @param loadedIn the view in which the screen is loaded, by language; `npm test` takes the first language.
 */
export function testLayout(
  screen: string,
  route: string,
  loadedIn: Partial<Record<Language, View>>,
  runChecks: (opened: Opened) => Promise<void>,
): void {
  const languages = Object.entries(loadedIn) as [Language, View][];
  for (const [language, view] of process.env.TEST_PART ? languages.slice(0, 1) : languages) {
    test(`layout: ${screen}, ${language}`, async ({ page, open }) => {
      const { width, height, text } = parseView(view);
      // An element that is missing fails its check, not the whole test.
      page.setDefaultTimeout(20_000);
      await page.setViewportSize({ width, height });
      await page.addInitScript((fontSize) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = fontSize;
        });
      }, text);
      await open(route, { language });
      expect.soft(await scrollTop(page), 'the screen is not scrolled when it opens').toBe(0);
      const say = (en: string, es: string) => (language === 'en' ? en : es);
      await runChecks({ page, language, t: (id) => translated(language, id), say, check: checksOf(page) });
    });
  }
}

export function checksOf(page: Page): Check {
  return async (claim, views, run) => {
    for (const view of [views].flat()) {
      await check(`${claim}, ${view}`, async () => {
        await setView(page, view);
        await run(parseView(view));
      });
    }
  };
}

/** Sets the view, scrolls to the top, and waits until nothing moves. */
export async function setView(page: Page, view: View): Promise<void> {
  const { width, height, text } = parseView(view);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async (wanted) => {
      const root = document.documentElement;
      root.style.fontSize = wanted.text;
      const boxes = () =>
        JSON.stringify([...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect()));
      let last = '';
      // What measures itself after a frame is rendered in the next.
      for (let unchanged = 0; unchanged < 2 || root.clientWidth !== wanted.width; ) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        window.scrollTo(0, 0);
        const now = boxes();
        unchanged = now === last ? unchanged + 1 : 0;
        last = now;
      }
    },
    { width, text },
  );
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Whether the whole element is in reach without scrolling. */
export async function expectOnFirstScreen(element: Locator): Promise<void> {
  await expectInReach(element);
  expect(await scrollTop(element.page())).toBe(0);
}

/** Closes a dialog by a button, and waits until it has left the history. */
export async function closeDialog(dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole('button', { name: button }).tap();
  await expect(dialog).toBeHidden();
  await historyHasDialogs(dialog.page(), 0);
}

/** The box of an element; `middle` is the vertical one. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`not shown: ${element}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

/** The boxes of all elements that there are. */
export const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element): DOMRect => element.getBoundingClientRect().toJSON()));

/** How many lines each text has. */
export const linesOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

/** px by which the content of an element exceeds it. */
export const overflowOf = (element: Locator, side: 'Width' | 'Height' = 'Width') =>
  element.evaluate((box, name) => box[`scroll${name}`] - box[`client${name}`], side);

export const fontSizeOf = (element: Locator) =>
  element.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));

export const actionBar = (page: Page) => page.locator('[data-action-bar]');

/** Whether the action bar follows the cards: in one column as a card of its own, else as the lower part of its column's last card. */
export async function expectBarBelowCards(page: Page): Promise<void> {
  const bar = await boxOf(actionBar(page));
  const column = (await boxesOf(page.locator('main section'))).filter(({ left }) => left === bar.x);
  const gap = bar.y - Math.max(...column.map(({ bottom }) => bottom));
  const isAlone = column.length === (await page.locator('main section').count());
  expect(gap).toBe(isAlone ? 12 : 0);
}

/** Whether the chevron of Back begins where the content does. */
export async function expectBackAtContent(page: Page): Promise<void> {
  const chevron = await boxOf(page.getByRole('button', { name: /^(Back|Atrás)$/ }).locator('path'));
  const content = await boxOf(page.locator('header > div + div > div').first());
  expect(Math.abs(chevron.x - content.x)).toBeLessThan(1);
}
