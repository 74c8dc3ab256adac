/**
 * How fast the screens start, beside a hand-written static page (`limit.html`): `npm run bench [-- --rounds 5 --screen NAME]`.
 * A phone with a slow line (150 ms RTT, 1.6 Mbps) and a processor four times slower; a server time of 150 ms.
 * Each round measures all of them in turn, and ratios are taken within a round, so that a busy machine counts less.
 * Without `--screen` it also measures the app in use (`in-use.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildApp } from '../../build/start.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumLaunch } from '../browser/chromium.ts';
import { type InUse, measureInUse } from './in-use.ts';
import { openPhone, RTT_MS, SERVER_MS } from './phone.ts';
import { serve } from './server.ts';

/** Share of the processors' time that may be in use before a page is measured, and how long to wait for that at most. */
const BUSY_SHARE = 0.2;
const LONGEST_WAIT_MS = 60_000;

interface Target {
  name: string;
  path: string;
  /** A selector that matches when all content of the first screenful is shown. */
  content: string;
  /** Selectors of what is tapped as soon as the content is shown, and of the result. */
  tap?: { on: string; brings: string };
  /** The goals, as ratios to the static page. */
  goal?: { content: number; tap?: number };
}

const session = '?language=1&userId=10001#';
const order = 'productId=101&orderId=1000174';
const money = { content: 1.35, tap: 1.4 };
const pub = { content: 1.8 };
const complaint = { content: 2 };

const LIMIT: Target = {
  name: 'static page',
  path: '/limit.html',
  content: 'main li',
  tap: { on: 'main button', brings: 'dl div:nth-child(3)' },
};
const TARGETS: readonly Target[] = [
  LIMIT,
  {
    name: 'repayment',
    path: `/${session}/repay?${order}`,
    content: 'section li b',
    tap: { on: 'button[aria-expanded="false"]', brings: 'dl > div:nth-child(3)' },
    goal: money,
  },
  {
    name: 'confirmation',
    path: `/${session}/confirm-loan?productId=102`,
    content: 'main ol li b',
    tap: { on: 'input[type="checkbox"]', brings: 'button:disabled' },
    goal: money,
  },
  { name: 'order', path: `/${session}/loan-detail?${order}`, content: 'main dl dd', goal: money },
  { name: 'extension', path: `/${session}/repay-delay?${order}`, content: 'section li b', goal: money },
  {
    name: 'instructions',
    path: `/${session}/carpmm?requestType=1&amount=346045&payCode=CASH01&${order}`,
    content: 'main section ol li',
    goal: money,
  },
  { name: 'complaint', path: `/${session}/complaint?orderId=1000174`, content: 'main li button', goal: complaint },
  { name: 'complaints', path: `/${session}/complaintList`, content: 'main li a', goal: complaint },
  {
    name: 'complaint detail',
    path: `/${session}/complainDetails?problemId=7000001`,
    content: 'main section p',
    goal: complaint,
  },
  { name: 'customer service', path: `/${session}/Dag`, content: 'main section button', goal: complaint },
  { name: 'promotion', path: `/${session}/promotion?id=1`, content: 'header h2', goal: pub },
  { name: 'privacy policy', path: `/${session}/privacy-policy`, content: 'article h2', goal: pub },
  { name: 'public site', path: `/${session}/`, content: 'main ol h3', goal: pub },
];

interface Sample {
  /** ms from the navigation's start until the frame with the content. */
  content: number;
  warm: number;
  tap: number | undefined;
  shift: number;
  kilobytes: number;
  requests: number;
}

/** Records when a selector's first match is painted, and how much the layout shifts. */
function watch(selector: string): void {
  const state = { at: 0, shift: 0 };
  Object.assign(window, { bench: state });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      // What a tap opens moves what is below it.
      if (!entry.hadRecentInput) state.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    if (!found) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => Object.assign(state, { at: performance.now() })));
  };
  requestAnimationFrame(look);
}

interface Bench {
  at: number;
  shift: number;
}
const painted = () => (window as unknown as { bench: Bench }).bench?.at > 0;
const result = () => (window as unknown as { bench: Bench }).bench;

async function measure(browser: Browser, origin: string, { path, content, tap }: Target): Promise<Sample> {
  const { page, cdp } = await openPhone(browser);
  try {
    // Starts the renderer and the connection before the measurement.
    await page.goto(`${origin}/blank`);
    await page.addInitScript(watch, content);
    let bytes = 0;
    let requests = 0;
    const count = { bytes: 0, requests: 0 };
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    cdp.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests += 1;
    });
    const load = async () => {
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await page.waitForFunction(painted, undefined, { polling: 'raf' });
      return (await page.evaluate(result)).at;
    };
    const cold = await load();
    Object.assign(count, { bytes, requests });
    const tapped = tap && (await measureTap(page, tap));
    await page.waitForLoadState('networkidle');
    const { shift } = await page.evaluate(result);
    await page.goto('about:blank');
    await load();
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    const warm = await load();
    return { content: cold, warm, tap: tapped, shift, kilobytes: count.bytes / 1000, requests: count.requests };
  } finally {
    await page.context().close();
  }
}

/** @returns ms from the navigation's start until the tap's effect is painted. */
async function measureTap(page: Page, { on, brings }: { on: string; brings: string }): Promise<number> {
  const effect = page.evaluate(
    (selector) =>
      new Promise<number>((done) => {
        const look = () => {
          if (document.querySelector(selector) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => done(performance.now())));
        };
        look();
      }),
    brings,
  );
  const box = await page.locator(on).first().boundingBox();
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return effect;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const processorTimes = () =>
  cpus().reduce(
    ({ idle, all }, { times }) => ({
      idle: idle + times.idle,
      all: all + times.user + times.nice + times.sys + times.irq + times.idle,
    }),
    { idle: 0, all: 0 },
  );

/** Waits for a second in which the processors had little to do. */
async function waitForQuiet(): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  let busy = 1;
  while (busy > BUSY_SHARE && Date.now() < until) {
    const before = processorTimes();
    await new Promise((done) => setTimeout(done, 1000));
    const after = processorTimes();
    busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  }
}

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, screen: { type: 'string' } },
});
const targets = TARGETS.filter(
  ({ name }) => options.screen === undefined || name === options.screen || name === LIMIT.name,
);
const dist = await mkdtemp(join(tmpdir(), 'borrower-h5-bench-'));
await buildApp({
  root: resolve(import.meta.dirname, '../..'),
  logLevel: 'error',
  build: { outDir: dist, emptyOutDir: true },
});
const sandbox = await startSandbox({ quiet: true });
const server = await serve(dist, sandbox.origin, SERVER_MS);
const browser = await chromium.launch(await chromiumLaunch());
const samples = new Map<string, Sample[]>();
let inUse: InUse | undefined;
try {
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const target of targets) {
      await waitForQuiet();
      const sample = await measure(browser, server.origin, target);
      samples.set(target.name, [...(samples.get(target.name) ?? []), sample]);
      console.error(`round ${round}, ${target.name}: ${Math.round(sample.content)} ms`);
    }
  }
  if (options.screen === undefined) {
    await waitForQuiet();
    inUse = await measureInUse(browser, server.origin);
  }
} finally {
  await browser.close();
  await server.close();
  await sandbox.close();
  await rm(dist, { recursive: true, force: true });
}

const limits = samples.get(LIMIT.name) ?? [];
const ratio = (of: readonly Sample[], read: (sample: Sample) => number | undefined): number | undefined => {
  const ratios = of.flatMap((sample, round) => {
    const [own, limit] = [read(sample), limits[round] && read(limits[round])];
    return own === undefined || limit === undefined ? [] : [own / limit];
  });
  return ratios.length === 0 ? undefined : median(ratios);
};
const show = (value: number | undefined, goal?: number) =>
  value === undefined ? '' : `${value.toFixed(2)}${goal !== undefined && value > goal ? ` (goal ${goal})` : ''}`;

console.log(
  `Ratios to the static page, medians of ${options.rounds} rounds; goals are named where they are not reached.\n`,
);
console.log('| screen | content | first tap | warm reload | layout shift | requests until then | kB until then |');
console.log('|---|--:|--:|--:|--:|--:|--:|');
for (const { name, goal } of targets) {
  const own = samples.get(name) ?? [];
  console.log(
    `| ${[
      name,
      show(
        ratio(own, ({ content }) => content),
        goal?.content,
      ),
      show(
        ratio(own, ({ tap }) => tap),
        goal?.tap,
      ),
      show(
        ratio(own, ({ warm }) => warm),
        1.2,
      ),
      show(median(own.map(({ shift }) => shift)), 0.02),
      median(own.map(({ requests }) => requests)),
      median(own.map(({ kilobytes }) => kilobytes)).toFixed(1),
    ].join(' | ')} |`,
  );
}

if (inUse !== undefined) {
  const { more, nextScreen, heap20, heap200, photoTask } = inUse;
  console.log('\n| in use | measured | goal |\n|---|--:|--:|');
  console.log(`| a tap on \`More\`, ratio to the static page | ${more.toFixed(2)} | 2 |`);
  console.log(`| from repayment to instructions, ms | ${Math.round(nextScreen)} | ${SERVER_MS + RTT_MS + 60} |`);
  console.log(
    `| heap after 200 screen changes, ratio to that after 20 (${heap20.toFixed(1)} MB) | ${(heap200 / heap20).toFixed(2)} | 1.2 |`,
  );
  console.log(`| longest task of the main thread while nine photos are prepared, ms | ${Math.round(photoTask)} | 50 |`);
}
