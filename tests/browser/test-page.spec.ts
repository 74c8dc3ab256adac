/** What can only be tested in a real browser on the test page: its layout, and going back from pop-ups. */
import type { Page } from '@playwright/test';
import { check, expect, test, waitForScreen } from './fixtures.ts';
import { layoutProblems, resize, setTextSize } from './layout.ts';

test.describe('The test page', { tag: '@test-page' }, () => {
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const wayBack = (page: Page) => page.getByRole('link', { name: 'Test page', exact: true });

  test('fits each window: its tabs, the buttons that open screens, no holes between its cards', async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open('/testPreview', { language: 'es' });
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(6);
    for (const [width, size, rows] of [
      [320, '100%', 2],
      [390, '100%', 2],
      [430, '100%', 2],
      [768, '100%', 1],
      [390, '200%', 2],
    ] as const) {
      await check(`all tabs are shown, ${width} px wide, with text at ${size}`, async () => {
        await resize(page, { width, height: 844 });
        await setTextSize(page, size);
        for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
        const boxes = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()));
        expect(new Set(boxes.map(({ top }) => top)).size).toBe(rows);
        if (rows > 1) expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
      });
    }
    await setTextSize(page, '100%');
    await check('a button that opens a screen is in the first screen of a phone', async () => {
      await resize(page, { width: 390, height: 844 });
      await expect(button(page, 'Instrucciones de pago')).toBeInViewport({ ratio: 1 });
    });
    await check('a wide screen has no holes between its cards', async () => {
      await resize(page, { width: 1280, height: 900 });
      const boxes = await page
        .getByRole('tabpanel')
        .locator('> div > section')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(3);
      const gaps = boxes.flatMap(({ left, bottom }) => {
        const below = boxes.filter((other) => other.left === left && other.top > bottom).map(({ top }) => top - bottom);
        return below.length === 0 ? [] : [Math.round(Math.min(...below))];
      });
      expect(gaps.length).toBeGreaterThan(0);
      expect(new Set(gaps).size).toBe(1);
      expect(gaps[0]).toBeLessThanOrEqual(16);
    });
    await resize(page, { width: 320, height: 640 });
    await check('a small phone shows it whole', () => layoutProblems(page));
  });

  test('leaves a way back on what it opened, over a dialog and beside every action', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/testPreview?section=open&orderId=1000174', { query: 'userId=10001' });
    await expect(wayBack(page)).toBeHidden();
    await button(page, 'Order details').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await wayBack(page).waitFor();
    const chip = await wayBack(page).boundingBox();
    for (const action of await page.getByRole('button').all()) {
      const place = await action.boundingBox();
      if (place !== null && chip !== null) expect(touches(place, chip), (await action.textContent()) ?? '').toBe(false);
    }
    await wayBack(page).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Test page' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Test page' })).toBeHidden();
  });

  test('is found again from a state, in its section and as the borrower it had', async ({ page, open }) => {
    await open('/testPreview', { query: 'userId=10001' });
    await page.getByRole('tab', { name: 'States' }).tap();
    await button(page, /^Order 21$/).tap();
    await page.locator('html[data-scenario]').waitFor();
    expect(page.url()).toContain('userId=qa-');
    await wayBack(page).tap();
    await waitForScreen(page);
    expect(page.url()).toContain('section=states');
    expect(page.url()).not.toContain('userId=qa-');
    // The tabs stay in sight, and cover no element that gets the focus.
    const last = page.getByRole('tabpanel').getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab', { name: 'States' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('searchbox').focus();
    const tabs = await page.getByRole('tablist').boundingBox();
    const search = await page.getByRole('searchbox').boundingBox();
    expect(search?.y).toBeGreaterThan((tabs?.y ?? 0) + (tabs?.height ?? 0));
    await page.getByRole('tab', { name: 'Screens' }).tap();
    await page.getByText('More parameters').tap();
    await expect(page.getByRole('textbox', { name: 'userId' })).toHaveValue('10001');
  });
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
