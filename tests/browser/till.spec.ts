/** Store mode: reads the barcode back from screenshots, like a store's scanner. */
import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { readCodes } from '../barcodes.ts';
import { loadRoboto } from '../gallery/roboto.ts';
import { middleOf } from './drag.ts';
import { check, expect, type Language, PATHS, ROUTES, test, WORDS, waitForScreen } from './fixtures.ts';
import { setTextSize } from './layout.ts';
import { closeDialog, linesOf, overflowOf } from './views.ts';

declare global {
  interface Window {
    /** What was done with the lock that keeps the screen on. */
    held: string[];
    /** Until then the browser has not answered whether it keeps the screen on. */
    untilGranted?: Promise<void>;
    grant?: () => void;
  }
}

const { defaultBrowserType: _webkit, ...phone } = devices['iPhone 15'];

const SCREENS = [
  [320, 568],
  [375, 667],
  [430, 932],
].flatMap(([narrow = 0, wide = 0]) => [
  { width: narrow, height: wide },
  { width: wide, height: narrow },
]);

for (const [deviceScaleFactor, colorScheme] of [
  [2, 'light'],
  [3, 'dark'],
] as const) {
  test(`a scanner reads the code at density ${deviceScaleFactor}, ${colorScheme}, on each phone, in portrait and landscape`, async ({
    browser,
    sandbox,
  }) => {
    const page = await openPhone(browser, sandbox.origin, { deviceScaleFactor, colorScheme });
    if (colorScheme === 'dark') {
      // As a browser that darkens all pages.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    }
    const layer = await openLayer(page, page.locator('body'));
    const digits = ((await layer.getByText(/^[\d ]+$/).textContent()) ?? '').replaceAll(' ', '');
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const screenshot = await page.screenshot();
      expect(await readCodes(screenshot)).toEqual([digits]);
      const bars = await layer.getByRole('img', { name: digits }).boundingBox();
      if (bars === null) throw new Error('no bars');
      const runs = await runsAcross(page, screenshot, (bars.y + bars.height / 2) * deviceScaleFactor);
      const module = Math.min(...runs.map(({ length }) => length));
      expect(runs.slice(1, -1).filter(({ length }) => length % module !== 0)).toEqual([]);
      // Black and white alone; grey is a bar that ends inside a pixel.
      expect([...new Set(runs.map(({ color }) => color))].sort()).toEqual([0, 255]);
      for (const edge of [runs[0], runs[runs.length - 1]]) {
        expect(edge?.color).toBe(255);
        expect(edge?.length).toBeGreaterThanOrEqual(10 * module);
      }
    }
    await page.context().close();
  });
}

test('the screen stays on, the bars are larger in landscape, and the code is whole on small phones and with large text', async ({
  page,
  open,
  sandbox,
}) => {
  await page.addInitScript(() => {
    window.held = [];
    const request = async () => {
      await window.untilGranted;
      window.held.push('lock');
      return { release: async () => void window.held.push('release') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await open(ROUTES.instructions);
  await check('the screen stays on while it is open, also after the page was hidden', async () => {
    const held = () => page.evaluate(() => window.held);
    expect(await held()).toEqual([]);
    const layer = await openLayer(page, page.locator('body'));
    await expect.poll(held).toEqual(['lock']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(held).toEqual(['lock', 'lock']);
    await closeDialog(layer, 'Close');
    await expect.poll(held).toEqual(['lock', 'lock', 'release']);
  });
  await check('the screen may go off when it was closed before the browser kept it on', async () => {
    await page.evaluate(() => {
      window.held = [];
      window.untilGranted = new Promise((resolve) => {
        window.grant = resolve;
      });
    });
    await closeDialog(await openLayer(page, page.locator('body')), 'Close');
    await page.evaluate(() => window.grant?.());
    await expect.poll(() => page.evaluate(() => window.held)).toEqual(['lock', 'release']);
  });
  await check('the bars are larger in landscape, and the layer fits the screen', async () => {
    const layer = await openLayer(page, page.locator('body'));
    const widthOfBars = async () => (await layer.getByRole('img', { name: /^Barcode/ }).boundingBox())?.width ?? 0;
    const upright = await widthOfBars();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(widthOfBars).toBeGreaterThan(1.8 * upright);
    await expect(layer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overflowOf(layer, 'Height')).toBe(0);
    await closeDialog(layer, 'Close');
  });
  for (const [width, height, size] of [
    [320, 640, '100%'],
    [320, 640, '200%'],
    [390, 844, '200%'],
  ] as const) {
    await check(`${width} px wide, with text at ${size}`, async () => {
      await page.setViewportSize({ width, height });
      await setTextSize(page, size);
      const layer = await openLayer(page, page.locator('body'));
      const code = layer.getByText(/^[\d ]+$/);
      await expect(code).toBeInViewport({ ratio: 1 });
      await expect(layer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      expect(await linesOf(code)).toEqual([1]);
      const fontSize = await code.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(fontSize).toBeGreaterThanOrEqual(22);
      // What would be too small in one line has two, between groups.
      await code.evaluate((element) => {
        element.style.setProperty('--code-length', '39');
        element.textContent = Array(8).fill('1234').join(' ');
      });
      expect((await linesOf(code))[0]).toBeGreaterThan(1);
      await expect(code).not.toHaveCSS('font-size', `${fontSize}px`);
      expect(await overflowOf(code)).toBe(0);
      await closeDialog(layer, 'Close');
    });
  }
  await check('a code that cannot be a barcode is shown as large text', async () => {
    await setTextSize(page, '100%');
    const repayDetail = { amount: 346_045, vCode: 'CÓDIGO 12' };
    await sandbox.merge(PATHS.voucher, { repayDetail });
    // A borrower without a saved code.
    await open(`${ROUTES.instructions}&userId=20001`);
    await expect(page.getByText('CÓDIGO 12').first()).toBeVisible();
    const layer = await openLayer(page, page.locator('body'));
    await expect(layer.getByText('CÓDIGO 12')).toHaveCSS('font-size', '44px');
    await expect(layer.getByRole('img')).toHaveCount(0);
  });
});

test('the bars of the barcode dialog are in its middle; nothing behind the layer can be tapped, the focus stays inside, and Back closes it', async ({
  page,
  open,
}) => {
  await open(ROUTES.repay);
  await page.getByRole('button', { name: 'Barcode payment' }).nth(1).tap();
  const dialog = page.getByRole('dialog', { name: 'Barcode payment' });
  const bars = dialog.getByRole('img', { name: /^Barcode/ });
  await expect(bars.locator('rect').nth(20)).toBeAttached();
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => Math.abs((await middleOf(dialog)).x - (await middleOf(bars)).x)).toBeLessThan(1);
  }
  await closeDialog(dialog, 'Close');

  const opener = page.getByRole('button', { name: 'Show at the till' }).first();
  const layer = await openLayer(page, page.getByRole('listitem').filter({ hasText: 'Farmacia Central' }));
  await expect(layer).toContainText('Farmacia Central');
  await expect(layer).toContainText('Show this code to the cashier to scan and pay.');
  // Whatever lies at a point of the screen belongs to the layer.
  const outside = await page.evaluate(() => {
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [x, y]));
    return points.filter(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x * window.innerWidth, y * window.innerHeight);
      return hit?.closest('[role="dialog"]') === null;
    });
  });
  expect(outside).toEqual([]);
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(layer.getByRole('button', { name: 'Close' })).toBeFocused();
  }
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL(/#\/repay/);
  await expect(opener).toBeFocused();
  // Back of the app leaves the first screen, also after a dialog was closed.
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page).not.toHaveURL(/#\/repay/);
});

async function openPhone(
  browser: Browser,
  origin: string,
  options: { deviceScaleFactor: number; colorScheme: 'light' | 'dark' },
): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...options, viewport: { width: 390, height: 844 } });
  await loadRoboto(context);
  const page = await context.newPage();
  await page.goto(`${origin}/?language=1#${ROUTES.instructions}`);
  await waitForScreen(page);
  return page;
}

async function openLayer(page: Page, within: Locator, language: Language = 'en'): Promise<Locator> {
  await within.getByRole('button', { name: WORDS[language]['till.show'] }).tap();
  const layer = page.getByRole('dialog', { name: '₹3,460.45' });
  await expect(layer).toBeVisible();
  // It rises from the bottom edge.
  await expect.poll(async () => (await layer.boundingBox())?.y).toBe(0);
  return layer;
}

/** The runs of equal brightness in a row of pixels. */
async function runsAcross(page: Page, screenshot: Buffer, row: number): Promise<{ color: number; length: number }[]> {
  return page.evaluate(
    async ({ base64, y }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, 1).getContext('2d');
      context?.drawImage(image, 0, -Math.round(y));
      const pixels = context?.getImageData(0, 0, image.width, 1).data ?? [];
      const found: { color: number; length: number }[] = [];
      for (let x = 0; x < image.width; x += 1) {
        const color = Math.round(((pixels[4 * x] ?? 0) + (pixels[4 * x + 1] ?? 0) + (pixels[4 * x + 2] ?? 0)) / 3);
        const last = found[found.length - 1];
        if (last?.color === color) last.length += 1;
        else found.push({ color, length: 1 });
      }
      return found;
    },
    { base64: screenshot.toString('base64'), y: row },
  );
}
