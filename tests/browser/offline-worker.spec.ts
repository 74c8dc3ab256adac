/** The service worker: the app opens without a network, with the payment codes saved on the device. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startSandbox } from '../../sandbox/server.ts';
import { type BuildName, builtApp } from '../builds.ts';
import { type Network, UnreliableServer } from '../unreliable-server.ts';
import { headlessLaunch, PHONE } from './chromium.ts';
import { test as base, button, expect, holdTimers, ORDER, ROUTES, voucherCode, waitForScreen } from './fixtures.ts';

const QUERY = 'language=1&userId=20001';
/** ms until a page registers the worker. */
const WORKER_DELAY = 4000;

interface Fixtures {
  /** The deployed app: first the build `borrower`. */
  dist: string;
  /** In front of a sandbox that serves it. */
  server: UnreliableServer;
  /** Starts a browser on the same profile; the one before is killed. */
  startBrowser: () => Promise<BrowserContext>;
}

const test = base.extend<Fixtures>({
  dist: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  server: async ({ dist }, use) => {
    await deploy('borrower', dist);
    const sandbox = await startSandbox({ dist, quiet: true });
    const server = new UnreliableServer(sandbox.origin);
    await server.become('up');
    await use(server);
    await server.become('stopped');
    await sandbox.close();
  },
  startBrowser: async ({ browserName: _ }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'));
    let context: BrowserContext | undefined;
    await use(async () => {
      await context?.close();
      context = await chromium.launchPersistentContext(profile, {
        ...(await headlessLaunch()),
        ...PHONE,
        serviceWorkers: 'allow',
      });
      return context;
    });
    await context?.close();
    await rm(profile, { recursive: true, force: true });
  },
});

async function deploy(build: BuildName, dist: string): Promise<void> {
  await rm(dist, { recursive: true });
  await cp(builtApp(build), dist, { recursive: true });
}

/** Waits until a worker has saved what it needs, and no other one is doing so. Its requests have a low priority: they take long on a busy machine. */
const workerIsReady = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { active, installing, waiting } = await navigator.serviceWorker.ready;
          return installing === null && waiting === null && active?.state === 'activated';
        }),
      { timeout: 90_000 },
    )
    .toBe(true);

const address = (server: UnreliableServer, route: string) => `${server.origin}/?${QUERY}#${route}`;

/** Opens a page, and lets it register the worker at once. */
async function openRegistered(context: BrowserContext, server: UnreliableServer, route: string): Promise<Page> {
  const page = await context.newPage();
  const register = await holdTimers(page, WORKER_DELAY);
  await page.goto(address(server, route));
  await waitForScreen(page);
  await register();
  return page;
}

/** Opens a page, and waits until it knows that the server cannot be reached: only then it waits for the server. */
async function openWithoutServer(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const unreached = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto(url);
  await unreached;
  await expect(button(page, 'Try again')).toBeVisible();
  return page;
}

test('a saved code is there after the browser was killed, without a network', async ({ server, startBrowser }) => {
  server.isOdd = true;
  const before = await openRegistered(await startBrowser(), server, ROUTES.instructions);
  const digits = (await voucherCode(before).textContent()) ?? '';
  await workerIsReady(before);

  await server.become('stopped');
  const page = await (await startBrowser()).newPage();
  await page.goto(address(server, ROUTES.instructions));
  await waitForScreen(page);
  await expect(page.getByText(/^Saved on this phone /)).toBeVisible();
  await expect(page.getByText('Could not be checked just now')).toBeVisible();
  await page.getByRole('button', { name: 'Show at the till' }).tap();
  const layer = page.getByRole('dialog', { name: '₹3,460.45' });
  await expect(layer.getByText(digits)).toBeVisible();
  await expect(layer.getByRole('img', { name: /^Barcode/ })).toBeVisible();
  await layer.getByRole('button', { name: 'Close' }).tap();

  const failing: Network[] = ['answers 502', 'shows a portal', 'redirects to a portal', 'hangs'];
  for (const network of failing) {
    await server.become(network);
    const opened = await page.context().newPage();
    await opened.goto(address(server, ROUTES.instructions), { waitUntil: 'commit' });
    await expect(voucherCode(opened), network).toHaveText(digits);
    await opened.close();
  }
  // Not only after the time-out of the call.
  const waiting = await page.context().newPage();
  await waiting.goto(address(server, ROUTES.repay), { waitUntil: 'commit' });
  await expect(waiting.getByText(digits)).toBeVisible();
  await expect(waiting.locator('main[aria-busy=true]')).toBeVisible();
  await waiting.close();

  // A link of the same order, as a path, as some messengers send it.
  await server.become('stopped');
  const order = await openWithoutServer(page.context(), `${server.origin}/loan-detail?${QUERY}&${ORDER}`);
  await expect(order.getByText(digits)).toBeVisible();
  // A screen that was never opened.
  const other = await openWithoutServer(page.context(), address(server, ROUTES.complaintList));

  await server.become('up');
  await expect(order.getByText('Repayment due soon')).toBeVisible();
  await expect(other.getByRole('tab').first()).toBeVisible();
  await expect(page.getByText('Could not be checked just now')).toBeHidden();

  // The saved document would keep the browser from asking.
  await server.become('asks for a password');
  expect((await order.goto(address(server, ROUTES.repay), { waitUntil: 'commit' }))?.status()).toBe(401);
});

test('a new deployment is used at once, and an open page still gets its files', async ({
  server,
  startBrowser,
  dist,
}) => {
  const context = await startBrowser();
  const open = (route: string) => openRegistered(context, server, route);
  const appOf = (page: Page) =>
    page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => /\/app-[^/]*\.js$/.test(name))?.name,
    );
  const cachesOf = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
  const old = await open(ROUTES.repay);
  await workerIsReady(old);
  // Nothing but the app: neither calls nor pictures of the server.
  const saved = () =>
    old.evaluate(async () => {
      const [cache = ''] = await caches.keys();
      return (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
    });
  expect((await saved()).filter((path) => !path.startsWith('/assets/'))).toEqual(['/']);
  // Other files when they are loaded.
  const hasNotice = async () => (await saved()).some((path) => /\/privacy\.en-/.test(path));
  expect(await hasNotice()).toBe(false);
  await open(ROUTES.privacyPolicy);
  await expect.poll(hasNotice).toBe(true);

  await deploy('plain', dist);
  const next = await open(ROUTES.repay);
  const app = await appOf(next);
  expect(app).not.toBe(await appOf(old));
  await expect.poll(() => cachesOf(next)).toBe(2);
  await workerIsReady(next);
  await old.getByRole('button', { name: 'Barcode payment' }).first().tap();
  await expect(old.getByRole('dialog').getByRole('img', { name: /^Barcode/ })).toBeVisible();

  await server.become('stopped');
  const offline = await open(ROUTES.repay);
  await expect(button(offline, 'Try again')).toBeVisible();
  expect(await appOf(offline)).toBe(app);

  // A build with VITE_OFFLINE=0.
  await server.become('up');
  await deploy('dictionary', dist);
  // Otherwise one of them may still register the worker. The browser ends with its last page.
  await context.newPage();
  for (const page of context.pages().slice(0, -1)) await page.close();
  const without = await open(ROUTES.home);
  await expect.poll(() => cachesOf(without)).toBe(0);
  expect(await without.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
