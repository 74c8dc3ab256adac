import type { Browser, Page } from '@playwright/test';
import { STATES } from '../../src/features/launcher/states/catalogue.ts';
import { SCREENS, type ScreenName, type ScreenState } from '../../src/features/launcher/states/state.ts';
import { expect, type Language, test, WORDS } from './fixtures.ts';

/** From the test page every state is one tap away; the languages go their ways beside each other. */
for (const screen of SCREENS) {
  const states = STATES.filter((state) => state.screen === screen);

  test(`${screen}: ${states.length} states from the test page`, { tag: '@test-page' }, async ({ browser, sandbox }) => {
    test.setTimeout(120_000);
    const troubles = await Promise.all(
      (['en', 'es'] as const).map((language) => visitAll(browser, sandbox.origin, screen, states, language)),
    );
    expect(troubles.flat()).toEqual([]);
  });
}

test('a state that is not reached says what did not come', { tag: '@test-page' }, async ({
  page,
  open,
  expectOnConsole,
}) => {
  expectOnConsole(/The state was not reached/);
  await open('/Dag');
  const step = { do: 'press', role: 'button', name: 'Nobody has this name' };
  await page.evaluate((steps) => sessionStorage.setItem('v1:host.visit', JSON.stringify(steps)), [step]);
  await page.reload();
  await page.locator('html[data-visit="stuck"]').waitFor({ state: 'attached', timeout: 20_000 });
  await expect(page.locator('.adm-toast-main')).toHaveText(/“Nobody has this name” did not come/);
});

/** What the browser itself says of a broken answer, and of our own notice in a frame. */
const BROKEN_ANSWER = /^Failed to load resource/;
const OWN_FRAME = /^An iframe which has both allow-scripts and allow-same-origin/;

/** @returns what went wrong, state by state. */
async function visitAll(
  browser: Browser,
  origin: string,
  screen: ScreenName,
  states: readonly ScreenState[],
  language: Language,
): Promise<string[]> {
  const words: Readonly<Record<string, string>> = WORDS[language];
  const context = await browser.newContext();
  const page = await context.newPage();
  const troubles: string[] = [];
  let current: ScreenState | undefined;
  let previous: ScreenState | undefined;
  const hear = (text: string) => {
    // What was asked for on the last screen may be answered late.
    const broken = current?.faults !== undefined || previous?.faults !== undefined;
    const expected = OWN_FRAME.test(text) || (broken && BROKEN_ANSWER.test(text));
    if (!expected) troubles.push(`${language} ${current?.id}: ${text}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') hear(message.text());
  });
  page.on('pageerror', (error) => hear(error.message));

  const testPage = `#/testPreview?section=states${language === 'en' ? '&language=1' : ''}`;
  await page.goto(`${origin}/${testPage}`);
  for (const state of states) {
    previous = current;
    current = state;
    await goTo(page, testPage);
    await page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words[`launcher.screen.${screen}`] ?? '', exact: true }) })
      .getByRole('button', { name: words[state.label] ?? '', exact: true })
      .tap();
    const visit = await page.locator('html[data-visit]').getAttribute('data-visit', { timeout: 30_000 });
    if (visit !== 'reached') hear(`${visit}, with\n${await page.locator('body').ariaSnapshot()}`);
  }
  await context.close();
  return troubles;
}

/** Within the document: the app's files are here already. */
async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    delete document.documentElement.dataset.visit;
    window.location.hash = address;
  }, hash);
}
