/** Measures the app in use, on the same phone: a tap, the next screen, memory, photos. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { phonePhoto } from '../browser/jpeg.ts';
import { ROUTES } from '../screens.ts';
import { openPhone, type Profile } from './phone.ts';
import { painted } from './start.ts';

const SCREENS = [ROUTES.repay, ROUTES.dueOrder, ROUTES.complaintList, ROUTES.service, ROUTES.complaintDetail];

export interface InUse {
  /** The time from a tap on `More` until its rows are painted, as a ratio to the static page. */
  more: number;
  /** ms from a tap on a channel until its instructions are painted. */
  nextScreen: number;
  /** MB of JavaScript objects after 20 and after 200 screen changes. */
  heap20: number;
  heap200: number;
  /** ms of the longest task of the main thread while nine photos of 12 megapixels are prepared. */
  photoTask: number;
}

export async function measureInUse(browser: Browser, origin: string, profile: Profile): Promise<InUse> {
  const app = `${origin}/?language=1&userId=10001#`;
  const repay = app + ROUTES.repay;
  const photos = app + ROUTES.complaintNext;
  const more = () =>
    onPage(browser, profile, repay, (page) => tap(page, 'button[aria-expanded="false"]', 'dl > div:nth-child(3)'));
  const staticMore = () =>
    onPage(browser, profile, `${origin}/limit.html`, (page) => tap(page, 'main button', 'dl div:nth-child(3)'));
  const nextScreen = () =>
    onPage(browser, profile, repay, (page) => tap(page, 'section li button', 'main section ol li'));
  return {
    more: await medianOf(async () => (await more()) / (await staticMore())),
    nextScreen: await medianOf(nextScreen),
    ...(await onPage(browser, profile, repay, heapAfterChanges)),
    photoTask: await medianOf(() => onPage(browser, profile, photos, longestPhotoTask)),
  };
}

/** The median of three measurements. */
async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values = [await measure(), await measure(), await measure()].sort((a, b) => a - b);
  return values[1] ?? Number.NaN;
}

/** Opens an address on a phone, waits until the app has loaded its further code, and measures. */
async function onPage<Result>(
  browser: Browser,
  profile: Profile,
  address: string,
  measure: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const { page, cdp } = await openPhone(browser, profile);
  try {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return await measure(page, cdp);
  } finally {
    await page.context().close();
  }
}

/** @returns ms from the tap until the frame in which `brings` is painted. */
async function tap(page: Page, on: string, brings: string): Promise<number> {
  const tapped = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      }),
  );
  const shown = painted(page, brings);
  await page.locator(on).first().tap();
  return (await shown) - (await tapped);
}

async function heapAfterChanges(page: Page, cdp: CDPSession): Promise<Pick<InUse, 'heap20' | 'heap200'>> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  let changes = 0;
  const megabytesAfter = async (count: number) => {
    for (; changes < count; changes += 1) {
      await page.evaluate((route) => window.location.assign(`#${route}`), SCREENS[changes % SCREENS.length] ?? '');
      await page.locator('main[aria-busy="false"]').waitFor();
    }
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  return { heap20: await megabytesAfter(20), heap200: await megabytesAfter(200) };
}

async function longestPhotoTask(page: Page): Promise<number> {
  // A file, because a buffer would be decoded in the page.
  const folder = await mkdtemp(join(tmpdir(), 'borrower-h5-photo-'));
  const photo = join(folder, 'photo.jpg');
  await writeFile(photo, await phonePhoto(page));
  await page.evaluate(() => {
    const state = { longest: 0 };
    Object.assign(window, { photoTasks: state });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const photos = page.getByRole('group', { name: /^Photo \d$/ });
  for (let count = 1; count <= 9; count += 1) {
    await page.locator('input[type="file"]').setInputFiles(photo);
    await photos.nth(count - 1).waitFor();
  }
  await page.waitForFunction(() => document.querySelector('main [role="progressbar"]') === null, undefined, {
    timeout: 120_000,
  });
  await rm(folder, { recursive: true });
  return page.evaluate(() => (window as unknown as { photoTasks: { longest: number } }).photoTasks.longest);
}
