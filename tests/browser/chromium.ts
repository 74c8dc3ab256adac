/** Finds a Chromium for the browser tests and the gallery: an installed one, else the one that an npm package ships. */
import { existsSync } from 'node:fs';
import { devices } from '@playwright/test';
import type { LaunchOptions } from 'playwright-core';

const { defaultBrowserType: _webkit, ...phone } = devices['iPhone 15'];

/** The device of the browser tests. */
export const PHONE = {
  ...phone,
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
  timezoneId: 'America/Mexico_City',
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

/**
 * How to launch it. The environment variable CHROMIUM names a browser of one's own.
 * @throws Error saying what to install when there is none.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const own = process.env.CHROMIUM;
  const executablePath = own ?? INSTALLED.find((path) => existsSync(path)) ?? (await shippedChromium());
  return { executablePath, args: QUIET };
}

async function shippedChromium(): Promise<string> {
  try {
    // The package unpacks its libraries only where it believes itself on its home platform.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch (error) {
    throw new Error(
      `No Chromium found (${(error as Error).message}). Install Chrome or Chromium, or name one in the variable CHROMIUM.`,
    );
  }
}
