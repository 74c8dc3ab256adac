/** `npm run gallery`: takes screenshots of every screen and state, in both languages and schemes, into `gallery/`, and checks each with axe. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { seriousFor } from '../axe.ts';
import { chromiumLaunch, PHONE } from '../browser/chromium.ts';
import { openState } from '../browser/open-state.ts';
import { builtApps } from '../builds.ts';
import { fileName, isWhole, PICTURES, type Picture, SIZES, type Variant, variantsOf } from './pictures.ts';
import { loadRoboto } from './roboto.ts';

const OUT = 'gallery';
/** The screenshots of `npm run test:webview` are kept, and shown beside these. */
const WEBKIT = join(OUT, 'webkit');

/** Number of screenshots between two progress messages. */
const PROGRESS_STEP = 10;

/** Two pages at a time; each picture has a sandbox of its own, so that no state leaks into the next picture. */
async function main(): Promise<void> {
  const wanted = process.argv[2];
  const chosen = PICTURES.filter(({ id }) => wanted === undefined || id.startsWith(wanted));
  if (chosen.length === 0) throw new Error(`No screen or state begins with ${wanted}`);
  await mkdir(OUT, { recursive: true });
  if (wanted === undefined) await removePictures();
  const dist = join(await builtApps(['plain']), 'plain');
  const browser = await chromium.launch(await chromiumLaunch());
  const jobs = chosen.flatMap((picture) => variantsOf(picture).map((variant) => ({ picture, variant })));
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
  await writeFile(join(OUT, 'index.html'), indexPage(chosen, await readdir(WEBKIT).catch(() => [])));
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

/**
 * A row for each state, a picture for each variant, and WebKit's beside it where there is one.
 * @param webkit file names of WebKit's pictures, in the folder `webkit`.
 */
function indexPage(pictures: readonly Picture[], webkit: readonly string[]): string {
  const figure = (file: string, caption: string) =>
    `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${caption}</figcaption></figure>`;
  const figures = (picture: Picture) =>
    variantsOf(picture).map((variant) => {
      const file = fileName(picture.id, variant);
      const caption = Object.values(variant).join(' ');
      return figure(file, caption) + (webkit.includes(file) ? figure(`webkit/${file}`, `${caption} WebKit`) : '');
    });
  const rows = pictures.map(
    (picture) => `<section id="${picture.id}"><h2>${picture.id}</h2><div>${figures(picture).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{font:14px/1.4 system-ui;margin:24px;background:#e9edf1;color:#14202b}div{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}
figure{margin:0;flex:none}img{width:240px;display:block;border-radius:12px;box-shadow:0 2px 12px #0002}figcaption{padding:6px 2px;color:#54616d}
</style><h1>Gallery</h1>${rows.join('')}</html>`;
}

await main();
