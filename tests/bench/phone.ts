/** The phone of the benchmark: a slow line and a processor four times slower. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** ms of each answer of the backend. */
export const SERVER_MS = 150;
/** ms of a round trip. */
export const RTT_MS = 150;
const NETWORK = { offline: false, latency: RTT_MS, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_SLOWDOWN = 4;

export async function openPhone(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // What runs in the page is compiled with this helper.
  await page.addInitScript('globalThis.__name = (named) => named');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, cdp };
}
