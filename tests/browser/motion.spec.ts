/** The motion of screens and lists (src/app/motion.ts). */
import type { Page } from '@playwright/test';
import { animated, expectAtRest, openMoving, slowDown, watchAnimations } from './animations.ts';
import { middleOf } from './drag.ts';
import { check, expect, heading, historyHasDialogs, ROUTES, test, waitForScreen } from './fixtures.ts';
import { framesRendered } from './layout.ts';

const ORDER = '/order?productId=101&orderId=1000174';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Opens an order, and closes its reminder. */
async function openOrder(page: Page, open: (route: string) => Promise<void>): Promise<void> {
  await openMoving(page, () => open(ORDER));
  await button(page, 'OK').tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await historyHasDialogs(page, 0);
}

test('a screen comes from the right, on Back from the left, with the amount from where it was, and lets the next tap through', async ({
  page,
  open,
}) => {
  await watchAnimations(page);
  await openOrder(page, open);
  expect(await animated(page)).toEqual([]);
  await button(page, /^Repay/).tap();
  await expect(heading(page, 'Repayment')).toBeVisible();
  await waitForScreen(page);
  const pushed = await animated(page);
  expect(pushed.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['MAIN', 'P']));
  expect(pushed.find(({ tag }) => tag === 'MAIN')?.first.transform).toBe('translateX(32px)');
  // The amount crosses what is below it: the facts and the button to the calendar.
  expect(pushed.filter(({ tag, first }) => tag === 'DIV' && first.opacity === 0)).toHaveLength(1);
  expect(Math.max(...pushed.map(({ duration }) => duration))).toBeLessThanOrEqual(250);
  await expectAtRest(page);

  await button(page, 'Back').tap();
  await expect(heading(page, 'Your loan')).toBeVisible();
  await waitForScreen(page);
  expect((await animated(page)).find(({ tag }) => tag === 'MAIN')?.first.transform).toBe('translateX(-32px)');
  await expectAtRest(page);

  await check('nothing moves after a gesture that moved the screen', async () => {
    await page.evaluate(() => {
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true });
    });
    await button(page, /^Repay/).tap();
    await expect(heading(page, 'Repayment')).toBeVisible();
    await waitForScreen(page);
    expect(await animated(page)).not.toEqual([]);
    await page.goBack();
    await expect(heading(page, 'Your loan')).toBeVisible();
    await waitForScreen(page);
    expect(await animated(page)).toEqual([]);
  });
  await check('a moving screen makes the page no wider; the next tap works at once, and ends the motion', async () => {
    await slowDown(page);
    await button(page, /^Repay/).tap();
    await page.waitForFunction(() => document.getAnimations().length > 0);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    await expect(heading(page, 'Repayment')).toBeVisible();
    const { x, y } = await middleOf(button(page, /^Tienda Uno/));
    await page.touchscreen.tap(x, y);
    await expect(heading(page, 'Payment instructions')).toBeVisible();
    await page.touchscreen.tap(5, 300);
    await expectAtRest(page);
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(ORDER);
  await expect(heading(page, 'Your loan')).toBeVisible();
  await animated(page);
  await check('nothing moves with reduced motion', async () => {
    await button(page, /^Repay/).tap();
    await expect(heading(page, 'Repayment')).toBeVisible();
    await button(page, 'More').tap();
    await expect(button(page, 'Hide')).toBeVisible();
    expect(await animated(page)).toEqual([]);
  });
  await check('with reduced motion a sheet is at its place at once', async () => {
    // Where each frame of antd-mobile's animation puts the sheet: `translate(0px, 45.2%)`.
    const places = await page.evaluateHandle(() => {
      const places: string[] = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          if (target instanceof HTMLElement && target.matches('.adm-popup-body')) places.push(target.style.transform);
        }
      }).observe(document.body, { attributeFilter: ['style'], subtree: true });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLElement && node.inert) places.push('a copy of the closed sheet');
        }
      }).observe(document.body, { childList: true });
      return places;
    });
    for (let count = 0; count < 2; count += 1) {
      await button(page, 'I already paid').tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await button(page, 'Close').tap();
      await expect(page.locator('.adm-popup')).toHaveCount(0);
    }
    expect(new Set(await places.jsonValue())).toEqual(new Set(['translate(0px, 0%)']));
  });
  await check('with reduced motion no animation of a dialog is longer than a moment', async () => {
    const durations = await page.evaluateHandle(() => {
      const durations: number[] = [];
      for (const type of ['animationstart', 'transitionrun']) {
        document.addEventListener(type, ({ target }) => {
          if (!(target instanceof Element)) return;
          for (const { effect } of target.getAnimations()) durations.push(Number(effect?.getComputedTiming().duration));
        });
      }
      return durations;
    });
    await button(page, 'Barcode payment').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await framesRendered(page);
    expect(Math.max(0, ...(await durations.jsonValue()))).toBeLessThanOrEqual(50);
  });
});

test('the first dialog moves as the later ones do, and the page behind darkens with it', async ({ page, open }) => {
  for (const opener of ['I already paid', 'Show at the till', 'Barcode payment']) {
    await check(opener, async () => {
      await page.goto('about:blank');
      await open(ROUTES.repay);
      const started = await page.evaluateHandle(() => {
        const names: string[] = [];
        document.addEventListener('animationstart', ({ target, animationName }) => {
          // Not a part of the dialog that is loaded later.
          if (target instanceof Element && target.closest('#root, .fade-in') === null) names.push(animationName);
        });
        return names;
      });
      await button(page, opener).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(async () => (await started.jsonValue()).sort()).toEqual(['dim', 'rise']);
    });
  }
});

test('lists fold and sheets close in sight, and nothing waits for them', async ({ page, open }) => {
  await watchAnimations(page);
  await openMoving(page, () => open(ROUTES.complaint));
  await check('a list inside a card folds', async () => {
    await button(page, 'Collection').tap();
    await expect(page.getByRole('link', { name: /^Too many calls/ })).toBeVisible();
    expect((await animated(page)).map(({ tag }) => tag)).toEqual(['LI']);
    await expectAtRest(page);
  });
  await open(ROUTES.repay);
  await expect(button(page, 'More')).toBeVisible();
  await expectAtRest(page);
  await animated(page);
  await check('More changes the height of its list within 180 ms', async () => {
    for (const [name, change] of [
      ['More', 1],
      ['Hide', -1],
    ] as const) {
      const before = await page.locator('dl').first().boundingBox();
      await button(page, name).tap();
      await expectAtRest(page);
      const after = await page.locator('dl').first().boundingBox();
      expect(Math.sign((after?.height ?? 0) - (before?.height ?? 0))).toBe(change);
      const [fold, ...others] = await animated(page);
      expect(others).toEqual([]);
      expect(fold).toMatchObject({ tag: 'DL', first: { height: `${before?.height}px` } });
      expect(fold?.duration).toBeLessThanOrEqual(180);
    }
  });
  await check('Hide makes its list only lower, in each frame', async () => {
    await button(page, 'More').tap();
    await expectAtRest(page);
    const heights = page.evaluate(async () => {
      const list = document.querySelector('dl');
      if (list === null) throw new Error('no list');
      const found = [list.offsetHeight];
      const lines = list.childElementCount;
      while (list.childElementCount > 2 || found[found.length - 1] === found[0]) {
        await new Promise(requestAnimationFrame);
        found.push(list.offsetHeight);
      }
      return { found, lines };
    });
    await button(page, 'Hide').tap();
    const { found, lines } = await heights;
    expect(lines).toBeGreaterThan(2);
    expect(found).toEqual([...found].sort((one, other) => other - one));
  });
  await check('what Hide closes stays in sight until the list is closed, and cannot be tapped or heard', async () => {
    await slowDown(page);
    const list = page.locator('dl').first();
    await button(page, 'More').tap();
    await page.touchscreen.tap(5, 300);
    const lines = await list.locator('div').allTextContents();
    expect(lines.length).toBeGreaterThan(2);
    await button(page, 'Hide').tap();
    await expect(button(page, 'More')).toBeVisible();
    expect(await list.locator('div').allTextContents()).toEqual(lines);
    await expect(list.getByRole('term')).toHaveCount(2);
    // At the end the first one's line would meet the one above the button.
    const closed = list.locator('div[aria-hidden]');
    await expect(closed.first()).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await expect(closed.nth(1)).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await page.touchscreen.tap(5, 300);
    await expect(list.locator('div')).toHaveCount(2);
  });
  await check('a sheet slides out with what was typed, and neither the focus nor the next tap waits', async () => {
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        return animation;
      };
    });
    const opener = button(page, 'I already paid');
    await opener.tap();
    await page.getByRole('combobox', { name: 'Where you paid' }).selectOption({ label: 'Tienda Dos' });
    await page.getByRole('textbox', { name: 'Reference' }).fill('REF-123');
    await button(page, 'Close').tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    const leaving = page.locator('[inert]');
    await expect(leaving.locator('input:not([type])').or(leaving.locator('input[type="text"]'))).toHaveValue('REF-123');
    expect(
      await leaving.locator('select').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
    ).toBe('Tienda Dos');
    await expect(leaving.locator('.adm-popup-body')).toHaveCSS('opacity', '1');
    const durations = () =>
      page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration));
    await expect.poll(durations).toEqual([150, 150]);
    await opener.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});
