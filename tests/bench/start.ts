/** Measures the start of a screen: its content, the running app, the first taps, and what was loaded and run for them. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone, type Profile } from './phone.ts';

export interface Target {
  name: string;
  path: string;
  /** A selector that matches when all content of the first screenful is shown. */
  content: string;
  /** Selectors of what is tapped as soon as the content is shown, and of the result. */
  tap?: { on: string; brings: string };
  /** A tap at the same moment that needs the running app: it sends a call to this path, or opens another screen. */
  act?: { on: string; sends: string } | { on: string; brings: string };
}

/** Times are ms from the navigation's start until the frame that shows it. */
export interface Start {
  content: number;
  /** Until the app has replaced the first paint. */
  live: number;
  /** Content of a reload with a warm cache. */
  warm: number;
  tap: number | undefined;
  /** Until the call is sent, or the other screen has its content. */
  acted: number | undefined;
  shift: number;
  /** Until the content. */
  kilobytes: number;
  requests: number;
  /** Until the app is live. */
  liveKilobytes: number;
  /** ms in which scripts ran until the app was live, and the longest task of that time. */
  script: number;
  longestTask: number;
  /** MB of JavaScript objects once nothing is loading any more. */
  heap: number;
}

interface Watch {
  content: number;
  live: number;
  shift: number;
  longestTask: number;
}

/** In the page: records when a selector's first match is painted and when the app is live, layout shifts and long tasks. */
function watch(selector: string): void {
  const state: Watch = { content: 0, live: 0, shift: 0, longestTask: 0 };
  Object.assign(window, { bench: state });
  const observe = (
    type: string,
    note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    // What a tap opens moves what is below it.
    if (!hadRecentInput) state.shift += value;
  });
  observe('longtask', ({ duration }) => {
    if (state.live === 0) state.longestTask = Math.max(state.longestTask, duration);
  });
  const when = (isSo: () => boolean, note: () => void) => {
    const look = () => {
      if (!isSo()) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(note));
    };
    requestAnimationFrame(look);
  };
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility({ visibilityProperty: true }));
  when(isShown, () => {
    state.content = performance.now();
    when(
      () => document.getElementById('first-paint') === null,
      () => {
        state.live = performance.now();
      },
    );
  });
}

const watched = (page: Page): Promise<Watch> => page.evaluate(() => (window as unknown as { bench: Watch }).bench);
const until = (page: Page, name: 'content' | 'live') =>
  page.waitForFunction((key) => (window as unknown as { bench: Watch }).bench?.[key] > 0, name, { polling: 'raf' });

const scriptTime = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
};

export async function measureStart(
  browser: Browser,
  origin: string,
  { path, content, tap, act }: Target,
  profile: Profile,
): Promise<Start> {
  /** Runs a measurement in a new context, whose cache is empty. */
  const onPhone = async <Result>(measure: (page: Page, cdp: CDPSession) => Promise<Result>): Promise<Result> => {
    const { page, cdp } = await openPhone(browser, profile);
    try {
      // Starts the renderer and the connection before the measurement.
      await page.goto(`${origin}/blank`);
      await page.addInitScript(watch, content);
      return await measure(page, cdp);
    } finally {
      await page.context().close();
    }
  };
  const open = async (page: Page) => {
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    await until(page, 'content');
  };
  const start = await onPhone(async (page, cdp) => {
    const sum = { kilobytes: 0, requests: 0 };
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sum.kilobytes += encodedDataLength / 1000;
    });
    cdp.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) sum.requests += 1;
    });
    const scriptBefore = await scriptTime(cdp);
    await open(page);
    const first = { ...sum };
    await until(page, 'live');
    const liveKilobytes = sum.kilobytes;
    const script = (await scriptTime(cdp)) - scriptBefore;
    await page.waitForLoadState('networkidle');
    const { content: cold, live, shift, longestTask } = await watched(page);
    await cdp.send('HeapProfiler.collectGarbage');
    const heap = (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
    for (const _ of ['the compiled code is cached', 'measured']) {
      await page.goto('about:blank');
      await open(page);
      await page.waitForLoadState('networkidle');
    }
    const warm = (await watched(page)).content;
    return { ...first, content: cold, live, warm, shift, liveKilobytes, script, longestTask, heap };
  });
  const afterContent = (on: string, measure: (page: Page) => Promise<number>) =>
    onPhone(async (page) => {
      await open(page);
      const effect = measure(page);
      // Also of the app, which may be rendered behind the first paint, or replace it at this moment.
      const control = page.locator(on).filter({ visible: true }).first();
      let box = await control.boundingBox();
      while (box === null) box = await control.boundingBox();
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      return effect;
    });
  return {
    ...start,
    tap: tap && (await afterContent(tap.on, (page) => painted(page, tap.brings))),
    acted:
      act &&
      (await afterContent(act.on, (page) => ('sends' in act ? sent(page, act.sends) : painted(page, act.brings)))),
  };
}

/** @returns when a selector's first match was painted. */
export const painted = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (brings) =>
      new Promise<number>((done) => {
        const look = () => {
          if (document.querySelector(brings) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => done(performance.now())));
        };
        look();
      }),
    selector,
  );

/** @returns when a call was sent. */
async function sent(page: Page, path: string): Promise<number> {
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(path));
  return Date.now() - opened;
}
