/** The fixtures of every browser test: a sandbox of its own that serves the built app, and a page whose errors fail the test. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { readWireNames } from '../../build/settings.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { createRenamer, type Renamer } from '../../src/api/wire-names.ts';
import { PATHS } from '../../src/contract/paths.ts';
import { toastDuration } from '../../src/ui/overlay/toast.ts';
import { type AdminApi, adminApi } from '../admin-api.ts';
import { builtApp, DICTIONARY } from '../builds.ts';
import { loadRoboto } from '../gallery/roboto.ts';
import { ORDER, ROUTES } from '../screens.ts';
import { type Language, languageParameter, WORDS } from '../words.ts';

export interface Options {
  /** Whether app and sandbox use the wire names of the sample dictionary. */
  dictionary: boolean;
  /** Whether each state of the catalogue is opened in both languages. */
  bothLanguages: boolean;
}

export { type AdminApi, expect, type Language, ORDER, PATHS, ROUTES, WORDS };

interface Fixtures {
  sandbox: AdminApi;
  /** Console output that the current test expects; any other error or warning fails it. */
  expectOnConsole: (pattern: RegExp) => void;
  /** Between the contract's names and those on the wire. */
  renamer: Renamer;
  /** The name on the wire of a call's path. */
  wirePath: (path: string) => string;
  /** Opens a route of the app and waits until nothing is loading. */
  open: (route: string, options?: { language?: Language; query?: string }) => Promise<void>;
}

const wireNamesOf = (dictionary: boolean) => readWireNames(dictionary ? DICTIONARY : undefined);

export const test = base.extend<Fixtures & Options>({
  dictionary: [false, { option: true }],
  bothLanguages: [false, { option: true }],

  context: async ({ context }, use) => {
    await loadRoboto(context);
    await use(context);
  },

  sandbox: async ({ dictionary }, use) => {
    const dist = builtApp(dictionary ? 'dictionary' : 'plain');
    const sandbox = await startSandbox({ dist, wireNames: wireNamesOf(dictionary), quiet: true });
    await use(adminApi(sandbox.origin));
    await sandbox.close();
  },

  renamer: async ({ dictionary }, use) => {
    await use(createRenamer(wireNamesOf(dictionary)));
  },

  wirePath: async ({ renamer }, use) => {
    await use(renamer.pathToWire);
  },

  expectOnConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [/^Service Worker registration blocked by Playwright$/];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use((pattern) => expected.push(pattern));
      expect(problems.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ page, sandbox }, use) => {
    await use(async (route, { language = 'en', query = '' } = {}) => {
      const parameters = [languageParameter(language), query].filter((part) => part !== '').join('&');
      await page.goto(`${sandbox.origin}/${parameters === '' ? '' : `?${parameters}`}#${route}`);
      await waitForScreen(page);
    });
  },
});

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The title of a screen. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The code of a voucher, in groups. */
export const voucherCode = (page: Page) => page.getByText(/^\d{4} \d{4} \d{4} \d{2}$/);

/** Waits until a screen of the app, not its first paint, is shown and nothing is loading. */
export async function waitForScreen(page: Page): Promise<void> {
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  await page.locator('main:not([aria-busy="true"])').first().waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Waits for the history: a dialog adds its entry after it is shown, and leaves it after it is hidden. */
export async function historyHasDialogs(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.overlays ?? 0)).toBe(count);
}

declare global {
  interface Window {
    runHeldTimers?: () => void;
  }
}

/**
 * Holds the timers that the pages set with exactly this delay (ms), so that no test depends on its speed.
 * @returns a function that runs those of the current page.
 */
export async function holdTimers(page: Page, delay: number): Promise<() => Promise<void>> {
  await page.addInitScript((heldDelay) => {
    const held = new Map<number, () => void>();
    const setReal = window.setTimeout.bind(window);
    const clearReal = window.clearTimeout.bind(window);
    const setHeld = (run: () => void, ms?: number, ...rest: unknown[]): number => {
      if (ms !== heldDelay) return setReal(run, ms, ...rest);
      const id = setReal(() => undefined);
      held.set(id, run);
      return id;
    };
    const clearHeld = (id?: number) => {
      if (id !== undefined) held.delete(id);
      clearReal(id);
    };
    const runOthers = window.runHeldTimers;
    const runHeldTimers = () => {
      runOthers?.();
      const timers = [...held.values()];
      held.clear();
      for (const timer of timers) timer();
    };
    Object.assign(window, { setTimeout: setHeld, clearTimeout: clearHeld, runHeldTimers });
  }, delay);
  return () => page.evaluate(() => window.runHeldTimers?.());
}

/** Toasts stay until they are tapped. */
export async function holdToasts(page: Page): Promise<void> {
  await holdTimers(page, toastDuration());
}

/** Whether the whole element is in the window, in front of all else. */
export async function expectInReach(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await element.tap({ trial: true });
}

/**
 * Runs a check as a named step. Whatever it finds or throws fails the test at its end, under the check's name, so that no
 * failure hides another one. @param run returns what it found, if it does not throw.
 */
export async function check(name: string, run: () => Promise<unknown>): Promise<void> {
  await test.step(name, async () => {
    const found = await run().catch(({ stack }: Error) => [stack]);
    expect.soft(found ?? [], name).toEqual([]);
  });
}
