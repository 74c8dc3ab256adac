/** The first paint against the app: the same content, taps that work before the app is there, failures left to the app. */
import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';
import { localized } from '../../src/test-page/scenarios/localized.ts';
import { control, expect, type Language, test, translated } from './fixtures.ts';

const LANGUAGES = ['en', 'es'] as const satisfies Language[];

/** Screens of the catalogue that have a first paint. */
const SCREENS = [
  'confirmation',
  'order',
  'repayment',
  'extension',
  'instructions',
  'contract',
  'service',
  'complaint',
  'complaintList',
  'complaintDetail',
  'promotion',
  'official',
  'legal',
] as const;

interface Painted {
  /** What the first paint showed; null when it left the screen to the app. */
  first: string | null;
  /** What the app showed in the moment when it took over. */
  app: string;
}

/** Records both in the page: the first paint when it is done, the app when it takes its place. */
function recordPaints(): void {
  const ignored =
    /^(?:id|for|form|aria-labelledby|aria-describedby|aria-controls|value|checked|selected|data-tapped|ref)$/;
  const write = (node: Node): string => {
    if (node instanceof Text) return node.data;
    // A long list shows a few rows first, and is as high as it measures.
    if (!(node instanceof Element) || Number(node.getAttribute('aria-posinset')) > 5) return '';
    const attributes = [...node.attributes]
      .filter(
        ({ name, value }) =>
          !ignored.test(name) &&
          !(node.querySelector('[aria-posinset]') && name === 'style') &&
          !(value === '' && /^(?:class|style)$/.test(name)),
      )
      .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
      .sort();
    return `\n<${node.localName}${attributes.join('')}>${[...node.childNodes].map(write).join('')}</${node.localName}>`;
  };
  const painted: { first: string | null; app: string | null } = { first: null, app: null };
  Object.assign(window, { painted });
  new MutationObserver((changes) => {
    const removed = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .find((node) => node instanceof Element && node.id === 'first-paint');
    const page = document.getElementById('root')?.firstElementChild;
    if (removed === undefined || !page) return;
    if (window.firstPaint?.isShown && removed.firstChild) painted.first = write(removed.firstChild);
    painted.app = write(page);
  }).observe(document, { subtree: true, childList: true });
}

/** Opens a route and waits until the app has taken over. */
async function openPainted(page: Page, address: string): Promise<Painted> {
  // A picture that never arrives holds up the document's load event.
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { painted: Painted }).painted.app !== null);
  return page.evaluate(() => (window as unknown as { painted: Painted }).painted);
}

for (const screen of SCREENS) {
  test(`${screen}: the first paint is what the app shows`, { tag: ['@test-page', '@states'] }, async ({
    page,
    sandbox,
    bothLanguages,
    expectOnConsole,
  }) => {
    test.setTimeout(300_000);
    expectOnConsole(/^Failed to load resource/);
    expectOnConsole(/^An iframe which has both allow-scripts and allow-same-origin/);
    // The app waits for the first paint, however slow the machine is.
    await page.route('**/assets/libraries-*.js', async (route) => {
      await page.evaluate(() => window.firstPaint?.painted.catch(() => undefined)).catch(() => undefined);
      await route.continue();
    });
    // Neither of them learns that a picture is lost.
    await page.route('**/pictures/lost*', () => undefined);
    await page.addInitScript(recordPaints);
    const states = SCENARIOS.filter(
      ({ screen: of, steps = [], faults = [] }) =>
        // Without an answer there is nothing to paint.
        of === screen && steps.length === 0 && faults.every(({ kind }) => kind !== 'hang'),
    );
    let shown = 0;
    for (const state of states) {
      const inTurn = LANGUAGES[SCENARIOS.indexOf(state) % LANGUAGES.length] ?? 'en';
      for (const language of bothLanguages ? LANGUAGES : [inTurn]) {
        const userId = `first-${state.id}-${language}`;
        const { faults } = localized(state, (text) => translated(language, text));
        await control(
          sandbox,
          'POST',
          '/faults',
          faults.map((fault) => ({ ...fault, userId })),
        );
        const session = `userId=${userId}${language === 'en' ? '&language=1' : ''}`;
        const { first, app } = await openPainted(page, `${sandbox.origin}/?${session}#${state.route}`);
        if (first === null) continue;
        shown += 1;
        expect.soft(first, `${state.id}, ${language}`).toBe(app);
      }
    }
    expect(shown, 'states with a first paint').toBeGreaterThan(0);
  });
}
