/** The phone of the benchmark: a slow line and a slow processor. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** ms of each answer of the backend. */
export const SERVER_MS = 150;

export interface Profile {
  /** ms of a round trip. */
  rtt: number;
  /** kbit/s. */
  down: number;
  up: number;
  /** How many times slower than this machine its processor is. */
  slowdown: number;
}

export const PROFILES: Readonly<Record<string, Profile>> = {
  fast: { rtt: 150, down: 1600, up: 750, slowdown: 4 },
  slow: { rtt: 400, down: 400, up: 200, slowdown: 6 },
};

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;

export async function openPhone(
  browser: Browser,
  { rtt, down, up, slowdown }: Profile,
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // What runs in the page is compiled with this helper.
  await page.addInitScript('globalThis.__name = (named) => named');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rtt,
    downloadThroughput: bytesPerSecond(down),
    uploadThroughput: bytesPerSecond(up),
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp };
}
