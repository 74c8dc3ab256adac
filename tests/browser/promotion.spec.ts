/** What can only be tested in a real browser on the landing page: the cookie, and a keyboard that covers the page. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LANDING = '/promotion?id=1&app_from=web&UC=7';

const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });

test('the browser is identified by a persistent cookie', async ({ open, context }) => {
  await open(LANDING);
  const cookie = (await context.cookies()).find(({ name }) => name === 'deviceId');
  expect(cookie?.value).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  // Browsers reduce the year 9999 to their maximum, which is more than a year.
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 365 * 86_400);
});

test('the action bar moves above a keyboard that covers the page', async ({ page, open }) => {
  await page.addInitScript(() => {
    const covered = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 544 });
    Object.defineProperty(window, 'visualViewport', { value: covered });
  });
  await open(LANDING);
  const box = await apply(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(544);
});
