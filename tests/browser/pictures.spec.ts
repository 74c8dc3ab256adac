/**
 * Compares the main screens with the pictures in `pictures/`; `npm run pictures` takes these anew. Only the headless shell of
 * the npm package draws exactly these pictures; with another browser the screens are opened and nothing is compared.
 */
import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';
import { MISSING_CHARACTERS } from '../gallery/roboto.ts';
import { headlessLaunch, usesHeadlessShell } from './chromium.ts';
import { test as base, check, expect, holdTimers, type Language } from './fixtures.ts';
import { openState } from './open-state.ts';

/** The time of the sandbox and of the pages. */
const NOW = Date.UTC(2026, 9, 14, 16, 0, 0);

const test = base.extend<{ fixedTime: undefined }>({
  // The sandbox runs in this process.
  fixedTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const now = Date.now;
      Date.now = () => NOW;
      await use(undefined);
      Date.now = now;
    },
    { auto: true },
  ],
});

const { args = [], ...launch } = await headlessLaunch();
const isCompared = await usesHeadlessShell();

test.use({
  deviceScaleFactor: 1,
  launchOptions: {
    ...launch,
    // Text is drawn alike, whatever the settings of the system.
    args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  },
});

const PICTURES: readonly (readonly [state: string, language: Language, scheme: 'light' | 'dark', width: 320 | 390])[] =
  [
    ['confirm', 'en', 'light', 390],
    ['confirm-unknown', 'es', 'dark', 320],
    ['order-174', 'es', 'light', 390],
    ['order-21', 'en', 'dark', 320],
    ['repay', 'en', 'light', 320],
    ['repay-more', 'es', 'dark', 390],
    ['repay-180', 'es', 'light', 320],
    ['repay-barcode', 'en', 'dark', 390],
    ['extension', 'es', 'light', 390],
    ['instructions', 'en', 'light', 390],
    ['instructions-till', 'es', 'dark', 320],
    ['service', 'en', 'dark', 390],
    ['complaint-start', 'es', 'light', 320],
    ['complaint-compose-missing', 'en', 'light', 390],
    ['complaint-list', 'es', 'dark', 390],
    ['complaint-answered', 'en', 'light', 320],
    ['older-repay-chosen', 'es', 'light', 390],
    ['bind-card-errors', 'en', 'dark', 320],
    ['recommend-list', 'es', 'light', 390],
    ['official-home', 'en', 'dark', 320],
  ];

for (const scheme of ['light', 'dark'] as const) {
  test(`screens look as in their pictures, ${scheme}`, { tag: '@test-page' }, async ({
    page,
    sandbox,
    expectOnConsole,
  }) => {
    // The browser logs the answers that faults of some states break.
    expectOnConsole(/^Failed to load resource/);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // Playwright's clock also replaces animation frames and idle callbacks, for which the app waits.
    await page.addInitScript((now) => {
      window.Date = class extends Date {
        constructor(...parts: []) {
          super(...(parts.length === 0 ? ([now] as unknown as []) : parts));
        }
        static override now = () => now;
      } as DateConstructor;
    }, NOW);
    // Toasts stay.
    await holdTimers(page, 3000);
    await removeWords(page);
    for (const [id, language, , width] of PICTURES.filter((each) => each[2] === scheme)) {
      await check(`${id}, ${language}`, async () => {
        const state = SCENARIOS.find((each) => each.id === id);
        if (state === undefined) throw new Error(`No state ${id}`);
        await page.setViewportSize({ width, height: 640 });
        expect(await openState(page, sandbox.origin, state, language)).toBe('reached');
        await page.locator('#first-paint').waitFor({ state: 'detached' });
        // Small parts, such as the name of a day, are loaded after the app has started.
        await page.waitForLoadState('networkidle');
        if (!isCompared) {
          test.info().annotations.push({ type: 'not compared', description: 'another browser' });
          console.log(`${id}: opened, not compared with its picture, because another browser draws text differently`);
          return;
        }
        expect((await page.locator('body').innerText()).match(MISSING_CHARACTERS)).toBeNull();
        await expect(page).toHaveScreenshot(`${id}.png`, { scale: 'css', maxDiffPixelRatio: 0.002, threshold: 0.15 });
      });
    }
  });
}

/**
 * Removes the words of the sandbox's drawings, which a font of the system draws. `page.route` would turn off the browser's cache.
 */
async function removeWords(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', async ({ requestId, responseStatusCode = 200 }) => {
    const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId });
    const drawing = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
    await devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
      body: Buffer.from(drawing.replace(/<text.*?<\/text>/gs, '')).toString('base64'),
    });
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/pictures/*', requestStage: 'Response' }] });
}
