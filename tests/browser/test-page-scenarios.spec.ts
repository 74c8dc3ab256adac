import { LANGUAGE_NAMES } from '../../src/languages.ts';
import { SCENARIOS, SCREENS } from '../../src/test-page/scenarios/catalogue.ts';
import { press } from '../../src/test-page/scenarios/scenario.ts';
import { LOST_PICTURE } from '../../src/test-page/scenarios/screens/samples.ts';
import { hasFirstPaint, recordFirstPaints } from './first-paint.ts';
import { expect, holdTimers, test, WORDS } from './fixtures.ts';
import { layoutProblems, seriousFor } from './layout.ts';
import { openState } from './open-state.ts';

/**
 * Each state on a small phone in one of the languages and colour schemes, in turn; in both languages, with axe, in the
 * project `states`. Where a screen has a first paint, it shows what the app shows.
 */
for (const screen of SCREENS) {
  const states = SCENARIOS.filter((state) => state.screen === screen);

  test(`${screen}: ${states.length} states are reached`, { tag: ['@test-page', '@states'] }, async ({
    page,
    sandbox,
    bothLanguages,
    expectOnConsole,
  }) => {
    test.setTimeout(300_000);
    // The browser logs each answer that a fault breaks, and the app's privacy notice in a frame.
    expectOnConsole(/^Failed to load resource/);
    expectOnConsole(/^An iframe which has both allow-scripts and allow-same-origin/);
    await page.setViewportSize({ width: 320, height: 640 });
    // The dialog of a sent complaint stays.
    await holdTimers(page, 1500);
    const problems: string[] = [];
    let opened = '';
    if (states.some(({ route }) => hasFirstPaint(route))) await recordFirstPaints(page);
    page.on('response', (response) => {
      const faulty = states.some(({ id, faults }) => id === opened && faults !== undefined);
      // The picture may still be loading when the next state opens.
      const isLostPicture = response.url().endsWith(LOST_PICTURE);
      if (response.status() >= 400 && !faulty && !isLostPicture)
        problems.push(`${opened}: ${response.status()} ${response.url()}`);
    });
    for (const state of states) {
      opened = state.id;
      const place = SCENARIOS.indexOf(state);
      const inTurn = LANGUAGE_NAMES[place % LANGUAGE_NAMES.length] ?? 'en';
      for (const language of bothLanguages ? LANGUAGE_NAMES : [inTurn]) {
        const isDark = (Math.floor(place / 2) + Number(language !== inTurn)) % 2 === 1;
        await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
        const reached = await openState(page, sandbox.origin, state, language);
        if (reached !== 'reached') {
          problems.push(`${language} ${state.id}: ${reached}, with\n${await page.locator('body').ariaSnapshot()}`);
        }
        await page.locator('#first-paint').waitFor({ state: 'detached' });
        if (bothLanguages)
          problems.push(...(await seriousFor(page)).map((finding) => `${language} ${state.id}: ${finding}`));
        problems.push(...(await layoutProblems(page)).map((problem) => `${language} ${state.id}: ${problem}`));
        // Steps may touch the screen before the app takes over; the first paint does not replace a lost picture.
        const differs = state.steps !== undefined || JSON.stringify(state.faults ?? []).includes(LOST_PICTURE);
        if (!hasFirstPaint(state.route) || differs) continue;
        const { first, app } = await page.evaluate(() => window.painted);
        if (first === null) {
          // The app alone shows what waits and what failed.
          const isLeft = await page.locator('main[aria-busy="true"], main [role="alert"]').count();
          if (isLeft === 0) problems.push(`${language} ${state.id}: has no first paint`);
          continue;
        }
        expect.soft(first, `${state.id}, ${language}: the first paint is what the app shows`).toBe(app);
      }
    }
    expect(problems).toEqual([]);
  });
}

test('a tap on a scenario of the list opens it', { tag: '@test-page' }, async ({ page, open }) => {
  await open('/testPreview?section=states', { language: 'es' });
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: WORDS.es['screen.repayment'], exact: true }) })
    .getByRole('button', { name: WORDS.es['state.barcodeDrawn'], exact: true })
    .tap();
  await page.locator('html[data-scenario="reached"]').waitFor({ state: 'attached' });
  await expect(page.getByRole('dialog', { name: WORDS.es['channels.barcode'] })).toBeVisible();
});

test('a state that is not reached says what did not come', { tag: '@test-page' }, async ({
  page,
  open,
  expectOnConsole,
}) => {
  expectOnConsole(/The state was not reached/);
  await open('/Dag');
  const step = press('Nobody has this name');
  await page.evaluate((steps) => sessionStorage.setItem('v1:host.steps', JSON.stringify(steps)), [step]);
  await page.clock.install();
  await page.reload();
  // The page removes the steps when it starts them.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('v1:host.steps'))).toBeNull();
  // Longer than the timeout of a step.
  await page.clock.fastForward(11_000);
  await page.locator('html[data-scenario="stuck"]').waitFor({ state: 'attached' });
  await expect(page.locator('.adm-toast-main')).toHaveText(/“Nobody has this name” was not found/);
});

test('a frame of the app leaves the steps to the page around it', { tag: '@test-page' }, async ({
  page,
  open,
  expectOnConsole,
}) => {
  expectOnConsole(/^An iframe which has both allow-scripts and allow-same-origin/);
  await open('/Policy');
  const steps = JSON.stringify([{ do: 'idle' }]);
  await page.evaluate((stored) => sessionStorage.setItem('v1:host.steps', stored), steps);
  const navigated = page.waitForEvent('framenavigated');
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.src = frame.src.replace('framed=1', 'framed=2');
  });
  await navigated;
  const frame = page.frameLocator('iframe');
  // Hidden while the first paint is shown.
  await frame.locator('#root').getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('v1:host.steps'))).toBe(steps);
});
