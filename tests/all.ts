/**
 * `npm test`: runs every check, two at a time, and prints the output of each when it ends; if it failed, at the end of all.
 * With `--installed` also the tests that need installed programs: the web view and nginx. The builds that the checks need are
 * made once, in the folder that the variable BUILT_APPS names.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usesHeadlessShell } from './browser/chromium.ts';
import { BUILDS } from './builds.ts';

const folder = await mkdtemp(join(tmpdir(), 'borrower-h5-'));
const results: { name: string; ok: boolean; seconds: number }[] = [];
/** The outputs of the checks that failed. */
const failed: string[] = [];

/** Runs a command and prints its output as one block, or keeps it if it failed. @returns whether it succeeded. */
function run(
  name: string,
  [program = '', ...parameters]: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const started = performance.now();
  process.stdout.write(`${name} …\n`);
  const child = spawn(program, parameters, {
    env: { ...process.env, BUILT_APPS: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      results.push({ name, ok: code === 0, seconds });
      const block = `\n== ${name}, ${seconds} s\n${Buffer.concat(output)}`;
      if (code !== 0) failed.push(block);
      process.stdout.write(code === 0 ? block : `FAILED ${name}\n`);
      resolve(code === 0);
    });
  });
}

const withInstalled = process.argv.includes('--installed');
const script = (name: string, ...parameters: string[]) =>
  run(name, ['npm', 'run', '--silent', name, '--', ...parameters]);

async function builds(): Promise<boolean> {
  const built = Object.entries(BUILDS).map(([name, env]) =>
    run(`build: ${name}`, ['npx', 'vite', 'build', '--logLevel', 'error', '--outDir', join(folder, name)], env),
  );
  return (await Promise.all(built)).every(Boolean);
}

// Its first use unpacks the headless shell. Two checks that did so at the same time would find half a program.
await usesHeadlessShell();

const built = builds();
await Promise.all([
  (async () => {
    await script('types');
    await script('lint');
    await script('test:app');
    if (withInstalled && (await built)) await script('test:webview');
  })(),
  (async () => {
    if (!(await built)) return;
    await script('size');
    await script('test:browser', ...(withInstalled ? ['--project', 'nginx'] : []));
  })(),
]);
await rm(folder, { recursive: true, force: true });

for (const block of failed) process.stdout.write(block);
console.log();
for (const { name, ok, seconds } of results) console.log(`${ok ? 'passed' : 'FAILED'} ${name}, ${seconds} s`);
if (!results.every(({ ok }) => ok)) process.exitCode = 1;
