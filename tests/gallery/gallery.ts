/** `npm run gallery`: takes screenshots of every screen and state, in both languages and schemes, into `gallery/`, and checks each with axe. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { seriousFor } from '../axe.ts';
import { chromiumLaunch, PHONE } from '../browser/chromium.ts';
import { openState } from '../browser/open-state.ts';
import { builtApps } from '../builds.ts';
import { indexPage } from './index-page.ts';
import { isMain, isWhole, PICTURES, type Picture } from './pictures.ts';
import { loadRoboto } from './roboto.ts';
import { fileName, SIZES, type Variant, variants } from './variants.ts';

const OUT = 'gallery';
/** The screenshots of `npm run test:webview` are kept, and shown beside these. */
const WEBKIT = join(OUT, 'webkit');

/** Number of screenshots between two progress messages. */
const PROGRESS_STEP = 10;

/** Two pages at a time; each picture has a sandbox of its own, so that no state leaks into the next picture. */
async function main(): Promise<void> {
  const wanted = process.argv[2];
  const chosen = PICTURES.filter(({ id }) => wanted === undefined || id.startsWith(wanted));
  await mkdir(OUT, { recursive: true });
  if (wanted === undefined) await removePictures();
  const dist = join(await builtApps(['plain']), 'plain');
  const browser = await chromium.launch(await chromiumLaunch());
  const jobs = variants.flatMap((variant) =>
    chosen.filter((picture) => variant.size === 'phone' || isMain(picture)).map((picture) => ({ picture, variant })),
  );
  const failures: string[] = [];
  const total = jobs.length;
  let done = 0;
  const work = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      try {
        await photograph(browser, dist, job.picture, job.variant);
      } catch (error) {
        failures.push(`${fileName(job.picture.id, job.variant)}: ${(error as Error).message.split('\n')[0]}`);
      }
      done += 1;
      if (done % PROGRESS_STEP === 0 || done === total)
        console.log(`${done} of ${total} pictures, ${failures.length} failed`);
    }
  };
  await Promise.all([work(), work()]);
  await browser.close();
  await writeFile(join(OUT, 'index.html'), indexPage(chosen, variants, await readdir(WEBKIT).catch(() => [])));
  for (const failure of failures) console.error(failure);
  console.log(`${OUT}/index.html: ${chosen.length} states; ${failures.length} pictures failed`);
  if (failures.length > 0) process.exitCode = 1;
}

async function removePictures(): Promise<void> {
  const old = (await readdir(OUT)).map((name) => join(OUT, name)).filter((path) => path !== WEBKIT);
  await Promise.all(old.map((path) => rm(path, { recursive: true, force: true })));
}

async function photograph(browser: Browser, dist: string, picture: Picture, variant: Variant): Promise<void> {
  const sandbox = await startSandbox({ dist });
  const context = await browser.newContext({
    ...PHONE,
    viewport: SIZES[variant.size],
    deviceScaleFactor: 2,
    colorScheme: variant.scheme,
  });
  try {
    await loadRoboto(context);
    await open(context, sandbox, picture, variant);
  } finally {
    await context.close();
    await sandbox.close();
  }
}

async function open(context: BrowserContext, { origin }: Sandbox, picture: Picture, variant: Variant) {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  if ((await openState(page, origin, picture, variant.language)) !== 'reached') throw new Error('A step failed');
  // With a call that hangs on purpose, the network never becomes idle.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  // The end of the pop-ups' animations cannot be detected; they take less than half a second.
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(OUT, fileName(picture.id, variant)), fullPage: isWhole(picture) });
  // Once for each state and scheme, because names and colours don't depend on the size.
  if (variant.size === 'phone') await checkAccess(page);
}

/** @throws Error naming each serious finding of axe. */
async function checkAccess(page: Page): Promise<void> {
  const findings = await seriousFor(page);
  if (findings.length > 0) throw new Error(`axe: ${findings.join('; ')}`);
}

await main();
