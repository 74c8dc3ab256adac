import type { Page } from '@playwright/test';
import { PATHS } from '../../src/contract/paths.ts';
import { LANGUAGE_NAMES } from '../../src/languages.ts';
import { screenList } from '../../src/screens.ts';
import { SCENARIOS, SCREENS } from '../../src/test-page/scenarios/catalogue.ts';
import { press, type Scenario } from '../../src/test-page/scenarios/scenario.ts';
import { LOST_PICTURE } from '../../src/test-page/scenarios/screens/samples.ts';
import { seriousFor } from '../axe.ts';
import { hasFirstPaint, layoutShifts, recordFirstPaints, watchLayoutShifts } from './first-paint.ts';
import { expect, holdTimers, test } from './fixtures.ts';
import { layoutProblems, resize } from './layout.ts';
import { openState } from './open-state.ts';

/** The most states of one test, so that no test takes much longer than the others. `npm test` opens about a third of them. */
const MOST_STATES = process.env.TEST_PART ? 36 : 12;

const SMALL = { width: 320, height: 640 };
/** The windows in which the states of a screen with columns load, in turn; those of the others load in the first. */
const WINDOWS = [
  SMALL,
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];

/** The due date of the instructions arrives after the code. With `page.route` the browser would load each file again for each state. */
const delayDueDate = (page: Page) =>
  page.addInitScript((path) => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      const [to] = call;
      if ((to instanceof Request ? to.url : String(to)).includes(path)) {
        while (document.querySelector('main[aria-busy="false"]') === null)
          await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return fetch(...call);
    };
  }, `${PATHS.repayment}?`);

/** Of a screen without a first paint. */
const NOT_PAINTED = { first: null, app: null };

/** First reads that fail or are refused. Their screens differ in texts only, and share the code that shows the failure. */
const FAILED = /^[a-z]+(-list|-detail|-bank|-start|-repay)?-(failed|offline|404|html|blank|cut)$/;
const isFailed = ({ id, sees }: Scenario) => FAILED.test(id) || sees === 'error.refusedText';

/** What many screens have, such as `repay-empty` and `order-empty`, with the same code. */
const SHARED = /-(empty|failed|huge|long|lost|many|missing|odd|refused|sending|unknown|waiting)$/;
/** States that load alike: by what they show, else those of a screen without a first paint or with the sandbox's answers. */
const kindOf = (state: Scenario) => {
  if (isFailed(state)) return undefined;
  return SHARED.exec(state.id)?.[1] ?? (hasFirstPaint(state.route) && state.faults ? undefined : state.screen);
};
const placeInKind = (state: Scenario) =>
  SCENARIOS.filter((each) => kindOf(each) !== undefined && kindOf(each) === kindOf(state)).indexOf(state);

/**
 * Each state in one of the languages and colour schemes, in turn; of a screen's failed first reads one, from screen to screen
 * another; of those that load alike every fourth. In the project `states` all of them, in both languages, with axe.
 */
for (const [turn, screen] of SCREENS.entries()) {
  const all = SCENARIOS.filter((state) => state.screen === screen);
  const failed = all.filter(isFailed);
  const isAlike = (state: Scenario) =>
    (failed.includes(state) && state !== failed[turn % failed.length]) || placeInKind(state) % 4 > 0;
  const parts = Math.ceil(all.length / MOST_STATES);
  for (let part = 0; part < parts; part += 1) {
    const states = all.filter((_, index) => index % parts === part);
    test(`${screen}, part ${part + 1} of ${parts}: the states are reached, and nothing moves while they load`, {
      tag: ['@test-page', '@states'],
    }, async ({ page, sandbox, bothLanguages, expectOnConsole }) => {
      // The browser logs each answer that a fault breaks, and the app's privacy notice in a frame.
      expectOnConsole(/^Failed to load resource/);
      expectOnConsole(/^An iframe which has both allow-scripts and allow-same-origin/);
      // The dialog of a sent complaint stays.
      await holdTimers(page, 1500);
      await watchLayoutShifts(page);
      if (states.some(({ route }) => hasFirstPaint(route))) await recordFirstPaints(page);
      if (screen === 'screen.instructions') await delayDueDate(page);
      const problems: string[] = [];
      let opened: Scenario | undefined;
      page.on('response', (response) => {
        // The picture may still be loading when the next state opens.
        const isLostPicture = response.url().endsWith(LOST_PICTURE);
        if (response.status() >= 400 && opened?.faults === undefined && !isLostPicture)
          problems.push(`${opened?.id}: ${response.status()} ${response.url()}`);
      });
      for (const state of states.filter((each) => bothLanguages || !isAlike(each))) {
        opened = state;
        const place = SCENARIOS.indexOf(state);
        const inTurn = LANGUAGE_NAMES[place % LANGUAGE_NAMES.length] ?? 'en';
        const columns = screenList.find(({ route }) => route === state.route.split('?')[0])?.skeleton.columns;
        const size = WINDOWS[columns === undefined ? 0 : all.indexOf(state) % WINDOWS.length] ?? SMALL;
        for (const language of bothLanguages ? LANGUAGE_NAMES : [inTurn]) {
          const isDark = (Math.floor(place / 2) + Number(language !== inTurn)) % 2 === 1;
          const add = (found: readonly string[]) =>
            problems.push(...found.map((problem) => `${language} ${state.id}, ${size.width} px: ${problem}`));
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
          const reached = await openState(page, sandbox.origin, state, language);
          if (reached !== 'reached') add([`${reached}, with\n${await page.locator('body').ariaSnapshot()}`]);
          // Odd content differs from the skeleton in its height; that of each screen's usual content: `screens.spec.ts`.
          const moved = await layoutShifts(page, { from: 'content', end: state.steps && 'steps' });
          add(moved);
          const { first, app } = hasFirstPaint(state.route) ? await page.evaluate(() => window.painted) : NOT_PAINTED;
          // The app alone shows what waits and what failed.
          const isLeft = await page.locator('main[aria-busy="true"], main [role="alert"]').count();
          if (first === null && app !== null && isLeft === 0) add(['has no first paint']);
          // The first paint does not replace a lost picture.
          if (first !== null && !JSON.stringify(state.faults ?? []).includes(LOST_PICTURE))
            expect.soft(first, `${language} ${state.id}: the first paint is what the app shows`).toBe(app);
          if (bothLanguages) add(await seriousFor(page));
          if (size !== SMALL) await resize(page, SMALL);
          add(await layoutProblems(page));
        }
      }
      expect(problems).toEqual([]);
    });
  }
}

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
  await expect(async () => {
    // Longer than the timeout of a step.
    await page.clock.fastForward(11_000);
    await expect(page.locator('html')).toHaveAttribute('data-scenario', 'stuck', { timeout: 1000 });
  }).toPass();
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
