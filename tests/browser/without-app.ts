/** Holds requests back, such as those for the app's files. */
import type { Page } from '@playwright/test';
import type { AdminApi } from './fixtures.ts';

/** Delays the requests that match. @returns a function that sends them. */
export async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  let send: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(addresses, async (request) => {
    await released;
    await request.continue();
  });
  return send;
}

/** The address of a route, in English. */
export const addressOf = ({ origin }: { origin: string }, route: string) =>
  `${origin}/?language=1&userId=10001#${route}`;

/** Opens a route and delays the app's code. @returns a function that loads it and waits until the app has replaced the first paint. */
export async function openWithoutApp(page: Page, sandbox: AdminApi, route: string): Promise<() => Promise<void>> {
  const loadApp = await delayRequests(page, '**/assets/libraries-*.js');
  await page.goto(addressOf(sandbox, route));
  await page.waitForFunction(() => window.firstPaint?.isShown);
  return async () => {
    loadApp();
    await page.locator('#first-paint').waitFor({ state: 'detached' });
  };
}
