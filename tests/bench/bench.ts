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
import { ROUTES } from '../screens.ts';
import { type InUse, measureInUse } from './in-use.ts';
import { PROFILES, SERVER_MS } from './phone.ts';
import { serve } from './server.ts';
import { measureStart, type Start, type Target } from './start.ts';

/** Share of the processors' time that may be in use before a page is measured, and how long to wait for that at most. */
const BUSY_SHARE = 0.2;
const LONGEST_WAIT_MS = 60_000;

/** With the goals, as ratios to the static page. */
type ScreenTarget = Target & { goal?: { content: number; tap?: number } };

/** @param route of the app, in English. */
const at = (route: string) => `/?language=1&userId=10001#${route}`;
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
    path: at(ROUTES.repay),
    content: 'section li b',
    tap: { on: 'button[aria-expanded="false"]', brings: 'dl > div:nth-child(3)' },
    act: { on: 'section li button', brings: 'main section ol li' },
    goal: money,
  },
  {
    name: 'confirmation',
    path: at('/confirm-loan?productId=102'),
    content: 'main :is(ol li, [role="listitem"]) b',
    tap: { on: 'input[type="checkbox"]', brings: 'button:disabled' },
    act: { on: 'button:has-text("Submit")', sends: '/loan-confirm/loan-detail-push' },
    goal: money,
  },
  { name: 'order', path: at(ROUTES.dueOrder), content: 'main dl dd', goal: money },
  { name: 'extension', path: at(ROUTES.extension), content: 'section li b', goal: money },
  { name: 'instructions', path: at(ROUTES.instructions), content: 'main section ol li', goal: money },
  { name: 'complaint', path: at(ROUTES.complaint), content: 'main li button', goal: complaint },
  { name: 'complaints', path: at(ROUTES.complaintList), content: 'main li a', goal: complaint },
  { name: 'complaint detail', path: at(ROUTES.complaintDetail), content: 'main section p', goal: complaint },
  { name: 'customer service', path: at(ROUTES.service), content: 'main section button', goal: complaint },
  { name: 'promotion', path: at('/promotion?id=1'), content: 'header h2', goal: pub },
  { name: 'privacy policy', path: at(ROUTES.privacyPolicy), content: 'article h2', goal: pub },
  { name: 'public site', path: at(ROUTES.home), content: 'main ol h3', goal: pub },
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
const names = TARGETS.map(({ name }) => name);
if (options.screen?.every((name) => names.includes(name)) === false)
  throw new Error(`--screen is one of ${names.join(', ')}`);
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

type Read = (sample: Start) => number | undefined;

const limits = samples.get(LIMIT.name) ?? [];
const ratio = (of: readonly Start[], read: Read): number | undefined => {
  const ratios = of.flatMap((sample, round) => {
    const [own, limit] = [read(sample), limits[round] && read(limits[round])];
    return own === undefined || limit === undefined ? [] : [own / limit];
  });
  return ratios.length === 0 ? undefined : median(ratios);
};
const show = (value: number | undefined, goal?: number) =>
  value === undefined ? '' : `${value.toFixed(2)}${goal !== undefined && value > goal ? ` (goal ${goal})` : ''}`;
const medianOf = (of: readonly Start[], read: Read, digits = 0): string => {
  const values = of.flatMap((sample) => read(sample) ?? []);
  return values.length === 0 ? '' : median(values).toFixed(digits);
};
const printTable = (columns: readonly string[], rows: readonly (readonly string[])[]) => {
  const rule = `|---|${'--:|'.repeat(columns.length - 1)}`;
  console.log(`\n| ${columns.join(' | ')} |\n${rule}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

/** A column of a table: its heading, and what it says of the samples of a screen. */
type Column = readonly [heading: string, cell: (own: readonly Start[], goal: ScreenTarget['goal']) => string];
const printSamples = (columns: readonly Column[]) =>
  printTable(
    ['screen', ...columns.map(([heading]) => heading)],
    runs.map(({ target: { name, goal } }) => [name, ...columns.map(([, cell]) => cell(samples.get(name) ?? [], goal))]),
  );
const medians = (heading: string, read: Read, digits?: number): Column => [
  heading,
  (own) => medianOf(own, read, digits),
];

console.log(
  `Medians of ${options.rounds} rounds. Ratios to the static page; goals are named where they are not reached.`,
);
printSamples([
  [
    'content',
    (own, goal) =>
      show(
        ratio(own, ({ content }) => content),
        goal?.content,
      ),
  ],
  [
    'first tap',
    (own, goal) =>
      show(
        ratio(own, ({ tap }) => tap),
        goal?.tap,
      ),
  ],
  [
    'warm reload',
    (own) =>
      show(
        ratio(own, ({ warm }) => warm),
        1.2,
      ),
  ],
  ['layout shift', (own) => show(median(own.map(({ shift }) => shift)), 0.02)],
  medians('requests until content', ({ requests }) => requests),
  medians('kB until content', ({ kilobytes }) => kilobytes, 1),
]);
console.log('\nThe running app, in ms from the start of the navigation; MB of heap once nothing is loading.');
printSamples([
  medians('content', ({ content }) => content),
  medians('live', ({ live }) => live),
  medians('live after content', ({ live, content }) => live - content),
  medians('acted', ({ acted }) => acted),
  medians('kB until live', ({ liveKilobytes }) => liveKilobytes, 1),
  medians('script until live', ({ script }) => script),
  medians('longest task', ({ longestTask }) => longestTask),
  medians('heap', ({ heap }) => heap, 1),
]);

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
