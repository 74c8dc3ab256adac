/** Opens screens while the app's files are held back. */
import type { Page } from '@playwright/test';
import type { AdminApi } from './fixtures.ts';

/** Delays the files that match. @returns a function that lets them load. */
export async function delayFiles(page: Page, files: string): Promise<() => void> {
  let letLoad: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letLoad = resolve;
  });
  await page.route(files, async (request) => {
    await released;
    await request.continue();
  });
  return letLoad;
}

/** Opens a route and delays the app's code. @returns a function that loads it and waits until the app has replaced the first paint. */
export async function openWithoutApp(
  page: Page,
  { origin }: AdminApi,
  route: string,
  userId = '10001',
): Promise<() => Promise<void>> {
  const loadApp = await delayFiles(page, '**/assets/libraries-*.js');
  await page.goto(`${origin}/?language=1&userId=${userId}#${route}`);
  await page.waitForFunction(() => window.firstPaint?.isShown);
  return async () => {
    loadApp();
    await page.locator('#first-paint').waitFor({ state: 'detached' });
  };
}
