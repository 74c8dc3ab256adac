/** Finds a Chromium for the browser tests, the gallery and the benchmark. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { devices, type LaunchOptions } from '@playwright/test';

const { defaultBrowserType: _webkit, ...phone } = devices['iPhone 15'];

/** The device of the browser tests. */
export const PHONE = {
  ...phone,
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
  timezoneId: 'America/Mexico_City',
  // It would answer the requests that tests hold or fail (`offline-worker.spec.ts` tests it).
  serviceWorkers: 'block' as const,
};

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NONE = 'No Chromium found. Install Chrome or Chromium, or name one in the variable CHROMIUM.';

/** For screenshots and measurements: an installed browser, else the headless shell. The variable CHROMIUM names another one. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  return launchOf(process.env.CHROMIUM ?? installedBrowser() ?? (await headlessShell()));
}

/** For tests: the headless shell, which opens a page with half the work of a whole browser; else an installed browser. */
export async function headlessLaunch(): Promise<LaunchOptions> {
  const launch = launchOf(process.env.CHROMIUM ?? (await headlessShell()) ?? installedBrowser());
  // The empty document of a new page has no process of its own then: a seventh less work for each page.
  return { ...launch, args: [...QUIET, '--renderer-process-limit=1'] };
}

/** @throws Error that says what to install, when no browser is found. */
function launchOf(executablePath: string | undefined): LaunchOptions {
  if (executablePath === undefined) throw new Error(NONE);
  return { executablePath, args: QUIET };
}

const installedBrowser = () => INSTALLED.find((path) => existsSync(path));

/** Whether `headlessLaunch` takes the headless shell. */
export const usesHeadlessShell = async () =>
  process.env.CHROMIUM === undefined && (await headlessShell()) !== undefined;

/** The headless shell of an npm package, for Linux on x64; undefined on other systems. */
async function headlessShell(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package's own font draws what Roboto lacks, not the fonts of the machine, which may have none. It is found only in `/tmp`.
  if (tmpdir() !== '/tmp' && existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
  // The package unpacks its libraries only if it detects AWS Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  return spawnSync(path, ['--version']).status === 0 ? path : undefined;
}
