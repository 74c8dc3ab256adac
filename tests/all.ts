/**
 * `npm test`: runs the checks, two at a time, prints a line for each, and at the end what failed, what
 * passed only when it was repeated, and how many tests passed.
 * `--installed` adds what needs installed programs: nginx, and a part of the tests of the web view and of other engines.
 * `--whole` (`npm run test:all`) runs every suite whole.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usesHeadlessShell } from './browser/chromium.ts';
import { BUILDS, type BuildName, builtApps } from './builds.ts';
import { PLANTED } from './engines/planted.ts';
import { type Counts, countTests } from './reports.ts';

const isWhole = process.argv.includes('--whole');
const withInstalled = isWhole || process.argv.includes('--installed');

const reports = await mkdtemp(join(tmpdir(), 'borrower-h5-reports-'));
const NONE: Counts = { passed: 0, failed: 0, failures: [], repeated: [] };
const total = structuredClone(NONE);

/** Does a part of the work, and prints how many tests it ran and how long it took. @returns whether it succeeded. */
async function check(name: string, work: () => Promise<Counts>): Promise<boolean> {
  const started = performance.now();
  const { passed, failed, failures, repeated } = await work();
  const time = `${((performance.now() - started) / 60_000).toFixed(1)} min`;
  console.log(
    `${failed > 0 ? 'FAILED' : 'passed'} ${name}${passed + failed > 1 ? `: ${passed + failed} tests` : ''}, ${time}`,
  );
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  total.repeated.push(...repeated.map((each) => `${name}: ${each}`));
  return failed === 0;
}

/** Runs a script of package.json. */
const script = (name: string, ...parameters: string[]) =>
  check(name, async () => {
    const folder = join(reports, name.replace(':', '-'));
    const { code, output } = await run(['run', '--silent', name, '--', ...parameters], folder);
    for (const line of output.split('\n')) if (line.startsWith('not tested ')) console.log(line);
    const counts = await countTests(folder);
    // An error outside any test, or a runner that did not run to its end: the output says why.
    if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, failures: [output] };
    return counts;
  });

function run(parameters: readonly string[], folder: string): Promise<{ code: number | null; output: string }> {
  const child = spawn('npm', parameters, {
    env: {
      ...process.env,
      ...(isWhole ? {} : { TEST_PART: '1' }),
      TEST_REPORTS: folder,
      FORCE_COLOR: '0',
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows, npm is a script.
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}

// Its first use unpacks the headless shell. Two checks that did so at the same time would find half a program.
await usesHeadlessShell();

/** Only the web view and other engines open it. */
const isNeeded = (name: BuildName) => withInstalled || name !== PLANTED;
const names = (Object.keys(BUILDS) as BuildName[]).filter(isNeeded);
const builds = check('builds', async () => {
  try {
    process.env.BUILT_APPS = await builtApps(names);
    return NONE;
  } catch (error) {
    return { ...NONE, failed: 1, failures: [String(error)] };
  }
});

await Promise.all([
  (async () => {
    await script('types');
    await script('lint');
    if (!(await builds)) return;
    await script('test:app');
    if (!withInstalled) return;
    await script('test:webview');
    await script('test:engines');
    if (isWhole) await script('test:schedules');
  })(),
  (async () => {
    if (!(await builds)) return;
    await script('size');
    const projects = [...(withInstalled ? ['nginx'] : []), ...(isWhole ? ['states', 'faults'] : [])];
    await script('test:browser', ...projects.map((project) => `--project=${project}`));
  })(),
]);
await rm(reports, { recursive: true, force: true });

for (const each of total.repeated) console.log(`\npassed only when repeated: ${each}`);
for (const failure of total.failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
