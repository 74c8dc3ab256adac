/** One sandbox, one browser and one page for each worker; a cell of the matrix opens its screen anew in that page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { readWireNames } from '../../build/settings.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import type { StartFiles } from '../../src/start/files.ts';
import type { FaultRequest } from '../../src/test-page/faults/fault.ts';
import { type AdminApi, adminApi } from '../admin-api.ts';
import { PHONE } from '../browser/chromium.ts';
import { builtApp, DICTIONARY, tableIn } from '../builds.ts';
import { loadRoboto } from '../gallery/roboto.ts';
import { type Read, routeOf, type Sign } from '../screens.ts';
import { installProbe, type Snapshot } from './probe.ts';

/** Longer than any screen needs on a busy machine. */
const DEADLINE = 20_000;

/** The names in the built document. */
export type AppFiles = Omit<StartFiles, 'firstPaint'>;

interface Opening {
  faults?: readonly FaultRequest[];
  /** Runs in the page before its own scripts. */
  script?: string | undefined;
  /** Path and query before the hash. By default they contain the session. */
  before?: string;
}

/** The number of cells that this worker has started. */
let begun = 0;

export class Stage {
  /** Of the current cell only. */
  userId = '';
  readonly problems: string[] = [];
  #script: string | undefined;

  private constructor(
    readonly sandbox: AdminApi,
    readonly files: AppFiles,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {}

  /** @param timers whether the page's timers can be moved forward. */
  static async open(browser: Browser, sandbox: AdminApi, timers: boolean): Promise<Stage> {
    const context = await browser.newContext(PHONE);
    if (timers) await context.clock.install();
    await loadRoboto(context);
    await context.addInitScript(installProbe);
    const page = await context.newPage();
    const document = readFileSync(join(builtApp('dictionary'), 'index.html'), 'utf8');
    const files = tableIn<AppFiles>(document, '{"app":');
    const devtools = await context.newCDPSession(page);
    // Scripts for new documents are only run after this call.
    await devtools.send('Page.enable');
    const stage = new Stage(sandbox, files, context, page, devtools);
    page.on('pageerror', (error) => stage.problems.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') stage.problems.push(message.text());
    });
    await page.goto(`${sandbox.origin}/sandbox/endpoints`);
    return stage;
  }

  /** Starts a cell: a new borrower, empty storage, an empty log. */
  async begin(): Promise<void> {
    begun += 1;
    this.userId = `cell-${process.pid}-${begun}`;
    if (this.#script !== undefined) {
      await this.devtools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: this.#script });
      this.#script = undefined;
    }
    // The previous cell's page may have no storage, or reload just now, which ends a navigation.
    await expect(() => this.page.goto(`${this.sandbox.origin}/sandbox/endpoints`)).toPass();
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await Promise.all([this.sandbox.clearCalls(), this.sandbox.clearFaults()]);
    this.problems.length = 0;
  }

  fault(faults: readonly FaultRequest[]): Promise<unknown> {
    const own = faults.map((fault) => ({ ...fault, userId: this.userId }));
    return this.sandbox.ask('POST', '/faults', own);
  }

  /** Opens a route with a full load of the page. */
  async open(route: string, { faults = [], script, before }: Opening = {}): Promise<void> {
    await this.fault(faults);
    if (script !== undefined) {
      const { identifier } = await this.devtools.send('Page.addScriptToEvaluateOnNewDocument', {
        source: `(() => { ${script} window.hasFault = true; })();`,
      });
      this.#script = identifier;
    }
    const address = before ?? `/?${this.session}#${route}`;
    await this.page.goto(`${this.sandbox.origin}${address}`, { waitUntil: 'commit' });
    if (script !== undefined) expect(await this.page.evaluate('window.hasFault'), 'the script has run').toBe(true);
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'commit' });
  }

  get session(): string {
    return `language=1&userId=${this.userId}`;
  }

  /** Navigates to a screen of the app without loading the page. */
  moveTo(read: Read): Promise<void> {
    return this.move(`${routeOf(read)}${read.query === '' ? '?' : '&'}${this.session}`);
  }

  /** The router renders at the event of the new hash. */
  async move(route: string): Promise<void> {
    await this.page.evaluate(async (hash) => {
      const moved = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
      window.location.hash = hash;
      await moved;
    }, route);
  }

  async settled(): Promise<Snapshot> {
    for (;;) {
      await this.page.waitForFunction(() => window.probe.isSettled(), undefined, { timeout: DEADLINE, polling: 20 });
      try {
        return await this.page.evaluate(() => window.probe.snapshot());
      } catch (error) {
        // The app has just reloaded the document, as it does when the connection returns. Describes the new document.
        if (!(error instanceof Error && /context was destroyed/.test(error.message))) throw error;
      }
    }
  }

  /** Waits until a path has been called that often. */
  async called(path: string, count: number): Promise<void> {
    await expect
      .poll(() => this.calls(path), { timeout: DEADLINE, intervals: [10], message: `calls of ${path}` })
      .toBe(count);
  }

  async calls(path: string): Promise<number> {
    return (await this.sandbox.calls(path)).length;
  }

  /** Taps a control several times, so that a second call would be sent if the first tap did not lock it. */
  async tap(name: string, times = 3): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(([label, count]) => window.probe.click(label, count), [name, times] as const), {
        timeout: DEADLINE,
        intervals: [10],
        message: `a control named ${name}`,
      })
      .toBe(true);
  }

  find(sign: Sign): Locator {
    if ('text' in sign) return this.page.getByText(sign.text).first();
    if ('alt' in sign) return this.page.getByAltText(sign.alt).first();
    if ('label' in sign) return this.page.getByLabel(sign.label).first();
    const { role, ...options } = sign;
    return this.page.getByRole(role, options).first();
  }

  /** Waits for the screen as it is without a fault. */
  async clean(read: Read): Promise<Snapshot> {
    await this.find(read.shows).waitFor({ timeout: DEADLINE });
    return this.settled();
  }

  async block(urls: readonly string[]): Promise<void> {
    await this.devtools.send('Network.enable');
    await this.devtools.send('Network.setBlockedURLs', { urls: urls.map((url) => `*/${url}`) });
  }

  async unblock(): Promise<void> {
    await this.devtools.send('Network.setBlockedURLs', { urls: [] });
    await this.devtools.send('Network.disable');
  }
}

interface WorkerFixtures {
  workerSandbox: Sandbox;
  stage: Stage;
  /** The same, with timers that can be advanced. */
  timedStage: Stage;
}

type Use = (stage: Stage) => Promise<void>;
const stageOf =
  (timers: boolean) =>
  async ({ browser, workerSandbox }: { browser: Browser; workerSandbox: Sandbox }, use: Use) => {
    const stage = await Stage.open(browser, adminApi(workerSandbox.origin), timers);
    await use(stage);
    await stage.context.close();
  };

export const test = base.extend<object, WorkerFixtures>({
  workerSandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const wireNames = readWireNames(DICTIONARY);
      const sandbox = await startSandbox({ dist: builtApp('dictionary'), wireNames, quiet: true });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  stage: [stageOf(false), { scope: 'worker' }],
  timedStage: [stageOf(true), { scope: 'worker' }],
});
