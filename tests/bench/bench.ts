/**
 * How fast the screens start, beside a hand-written static page (`limit.html`) and a page with React alone (`react/`):
 * `npm run bench [-- --rounds 5 --screen NAME --profile slow --beside NAME=DIST]`. `--beside` names another built app to
 * measure in the same rounds; it and `--screen` may be given several times. Each round measures all of them in turn, and
 * ratios are taken within a round, so that a busy machine counts less. Without `--screen` and `--beside` it also measures the app in use (`in-use.ts`).
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumLaunch } from '../browser/chromium.ts';
import { builtApps } from '../builds.ts';
import { type InUse, measureInUse } from './in-use.ts';
import { PROFILES, SERVER_MS } from './phone.ts';
import { serve } from './server.ts';
import { measureStart, type Start, type Target } from './start.ts';

/** Share of the processors' time that may be in use before a page is measured, and how long to wait for that at most. */
const BUSY_SHARE = 0.2;
const LONGEST_WAIT_MS = 60_000;

/** With the goals, as ratios to the static page. */
type ScreenTarget = Target & { goal?: { content: number; tap?: number } };

const session = '?language=1&userId=10001#';
const order = 'productId=101&orderId=1000174';
const money = { content: 1.35, tap: 1.4 };
const pub = { content: 1.8 };
const complaint = { content: 2 };

const LIMIT: ScreenTarget = {
  name: 'static page',
  path: '/limit.html',
  content: 'main li',
  tap: { on: 'main button', brings: 'dl div:nth-child(3)' },
};
const TARGETS: readonly ScreenTarget[] = [
  LIMIT,
  { name: 'React alone', path: '/react/index.html', content: 'main li' },
  {
    name: 'repayment',
    path: `/${session}/repay?${order}`,
    content: 'section li b',
    tap: { on: 'button[aria-expanded="false"]', brings: 'dl > div:nth-child(3)' },
    act: { on: 'section li button', brings: 'main section ol li' },
    goal: money,
  },
  {
    name: 'confirmation',
    path: `/${session}/confirm-loan?productId=102`,
    content: 'main :is(ol li, [role="listitem"]) b',
    tap: { on: 'input[type="checkbox"]', brings: 'button:disabled' },
    act: { on: 'button:has-text("Submit")', sends: '/loan-confirm/loan-detail-push' },
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
  options: {
    rounds: { type: 'string', default: '5' },
    screen: { type: 'string', multiple: true },
    profile: { type: 'string', default: 'fast' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const profile = PROFILES[options.profile];
if (profile === undefined) throw new Error(`--profile is one of ${Object.keys(PROFILES).join(', ')}`);
const targets = TARGETS.filter(
  ({ name }) => options.screen === undefined || options.screen.includes(name) || name === LIMIT.name,
);
const dist = await mkdtemp(join(tmpdir(), 'borrower-h5-bench-'));
await cp(join(await builtApps(['borrower']), 'borrower'), dist, { recursive: true });
await build({
  configFile: false,
  root: join(import.meta.dirname, 'react'),
  base: './',
  logLevel: 'error',
  build: { outDir: join(dist, 'react'), modulePreload: { polyfill: false } },
});
const sandbox = await startSandbox({ quiet: true });
const server = await serve(dist, sandbox.origin, SERVER_MS);
const beside = await Promise.all(
  options.beside.map(async (named) => {
    const [, name = 'other build', folder = named] = /^([^=]+)=(.+)$/.exec(named) ?? [];
    return { name, ...(await serve(folder, sandbox.origin, SERVER_MS)) };
  }),
);
/** Every target, with the server that has it. */
const runs = targets.flatMap((target) => [
  { target, origin: server.origin },
  ...(target.goal === undefined ? [] : beside).map(({ name, origin }) => ({
    target: { ...target, name: `${target.name}, ${name}` },
    origin,
  })),
]);
const browser = await chromium.launch(await chromiumLaunch());
const samples = new Map<string, Start[]>();
let inUse: InUse | undefined;
try {
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const { target, origin } of runs) {
      await waitForQuiet();
      const sample = await measureStart(browser, origin, target, profile);
      samples.set(target.name, [...(samples.get(target.name) ?? []), sample]);
      console.error(`round ${round}, ${target.name}: ${Math.round(sample.content)} ms`);
    }
  }
  if (options.screen === undefined && beside.length === 0) {
    await waitForQuiet();
    inUse = await measureInUse(browser, server.origin, profile);
  }
} finally {
  await browser.close();
  await server.close();
  await Promise.all(beside.map(({ close }) => close()));
  await sandbox.close();
  await rm(dist, { recursive: true, force: true });
}

const limits = samples.get(LIMIT.name) ?? [];
const ratio = (of: readonly Start[], read: (sample: Start) => number | undefined): number | undefined => {
  const ratios = of.flatMap((sample, round) => {
    const [own, limit] = [read(sample), limits[round] && read(limits[round])];
    return own === undefined || limit === undefined ? [] : [own / limit];
  });
  return ratios.length === 0 ? undefined : median(ratios);
};
const show = (value: number | undefined, goal?: number) =>
  value === undefined ? '' : `${value.toFixed(2)}${goal !== undefined && value > goal ? ` (goal ${goal})` : ''}`;
const medianOf = (of: readonly Start[], read: (sample: Start) => number | undefined, digits = 0): string => {
  const values = of.flatMap((sample) => read(sample) ?? []);
  return values.length === 0 ? '' : median(values).toFixed(digits);
};
const printTable = (columns: readonly string[], rows: readonly (readonly string[])[]) => {
  console.log(
    `\n| ${columns.join(' | ')} |\n|---|${columns
      .slice(1)
      .map(() => '--:|')
      .join('')}`,
  );
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

console.log(
  `Medians of ${options.rounds} rounds. Ratios to the static page; goals are named where they are not reached.`,
);
printTable(
  ['screen', 'content', 'first tap', 'warm reload', 'layout shift', 'requests until content', 'kB until content'],
  runs.map(({ target: { name, goal } }) => {
    const own = samples.get(name) ?? [];
    return [
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
      medianOf(own, ({ requests }) => requests),
      medianOf(own, ({ kilobytes }) => kilobytes, 1),
    ];
  }),
);
console.log('\nThe running app, in ms from the start of the navigation; MB of heap once nothing is loading.');
printTable(
  [
    'screen',
    'content',
    'live',
    'live after content',
    'acted',
    'kB until live',
    'script until live',
    'longest task',
    'heap',
  ],
  runs.map(({ target: { name } }) => {
    const own = samples.get(name) ?? [];
    return [
      name,
      medianOf(own, ({ content }) => content),
      medianOf(own, ({ live }) => live),
      medianOf(own, ({ live, content }) => live - content),
      medianOf(own, ({ acted }) => acted),
      medianOf(own, ({ liveKilobytes }) => liveKilobytes, 1),
      medianOf(own, ({ script }) => script),
      medianOf(own, ({ longestTask }) => longestTask),
      medianOf(own, ({ heap }) => heap, 1),
    ];
  }),
);

if (inUse !== undefined) {
  const { more, nextScreen, heap20, heap200, photoTask } = inUse;
  printTable(
    ['in use', 'measured', 'goal'],
    [
      ['a tap on `More`, ratio to the static page', more.toFixed(2), '2'],
      ['from repayment to instructions, ms', String(Math.round(nextScreen)), String(SERVER_MS + profile.rtt + 60)],
      [
        `heap after 200 screen changes, ratio to that after 20 (${heap20.toFixed(1)} MB)`,
        (heap200 / heap20).toFixed(2),
        '1.2',
      ],
      ['longest task of the main thread while nine photos are prepared, ms', String(Math.round(photoTask)), '50'],
    ],
  );
}
