/** A payment code as a picture: what is saved and shared is read back by a barcode reader, as a store's scanner would. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readCodes } from '../barcodes.ts';
import { check } from './check.ts';
import { expect, PATHS, ROUTES, type TestSandbox, test } from './fixtures.ts';

/** Widths in device px at which phones show a picture: as wide as the screen, from 320 px at density 2 to 430 px at 3. */
const SHOWN = [640, 780, 1290];

test('the saved picture of a code can be scanned at each size at which phones show it', async ({
  page,
  open,
  sandbox,
}) => {
  for (const code of ['70012345678901', '98000012345678901234567890', 'PAGO-0017-AZ', 'a'.repeat(60)]) {
    await check(code, async () => {
      await page.goto('about:blank');
      await answer(sandbox, { vCode: code, amount: 346_045, companyName: 'Tienda Uno' });
      // For each code another borrower, who has none saved.
      await open(ROUTES.instructions, { query: `userId=has-${code}` });
      const picture = await savePicture(page);
      expect(await readCodes(picture)).toEqual([code]);
      // A long code does not fit a narrow screen; there the reader has to enlarge the picture.
      for (const width of code.length > 30 ? [] : SHOWN) {
        expect(await readCodes(await resized(page, picture, width)), `${width} px wide`).toEqual([code]);
      }
    });
  }
});

test('the picture is also shown, to be saved by touching and holding it', async ({ page, open }) => {
  await open(ROUTES.instructions);
  await savePicture(page);
  const dialog = page.getByRole('dialog', { name: 'Picture of your code' });
  const shown = dialog.getByRole('img', { name: /^Your payment code as a picture: \d{4} / });
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save as picture' })).toBeFocused();
});

test('a code that cannot be a barcode is a picture without bars', async ({ page, open, sandbox }) => {
  await answer(sandbox, { vCode: 'CÓDIGO12', amount: 346_045 });
  await open(ROUTES.instructions);
  expect(await readCodes(await savePicture(page))).toEqual([]);
});

test('in the native application nothing is downloaded: the picture is shown', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { webkit: { messageHandlers: { closeWebView: { postMessage: () => undefined } } } });
  });
  await open(ROUTES.instructions);
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.getByRole('button', { name: 'Save as picture' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Picture of your code' });
  await expect(dialog.getByText('Touch and hold the picture, then choose to save it.')).toBeVisible();
  const source = await dialog.getByRole('img').getAttribute('src');
  const [, base64 = ''] = source?.split(',') ?? [];
  expect(await readCodes(Buffer.from(base64, 'base64'))).toEqual([await shownCode(page)]);
  expect(downloads).toBe(0);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
});

test('a browser that refuses to draw says so', async ({ page, open }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
  });
  await open(ROUTES.instructions);
  await page.getByRole('button', { name: 'Save as picture' }).tap();
  await expect(page.getByText('This phone could not draw the picture.').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('Share', () => {
  const offersSharing = (page: Page, error?: string) =>
    page.addInitScript((name) => {
      const sharedPictures: string[] = [];
      Object.assign(window, { sharedPictures });
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png'),
        share: async ({ files = [] }: ShareData) => {
          if (!navigator.userActivation.isActive) throw new DOMException('no tap', 'NotAllowedError');
          if (name !== undefined) throw new DOMException('refused', name);
          for (const file of files) {
            const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte));
            sharedPictures.push(btoa(bytes.join('')));
          }
        },
      });
    }, error);
  const share = (page: Page) => page.getByRole('button', { name: 'Share' });

  test('passes the picture on', async ({ page, open }) => {
    await offersSharing(page);
    await open(ROUTES.instructions);
    await share(page).tap();
    const shared = () => page.evaluate(() => (window as unknown as { sharedPictures: string[] }).sharedPictures);
    await expect.poll(shared).toHaveLength(1);
    const [base64 = ''] = await shared();
    expect(await readCodes(Buffer.from(base64, 'base64'))).toEqual([await shownCode(page)]);
  });

  test('is not there where the browser shares no files', async ({ page, open }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined, canShare: undefined }));
    await open(ROUTES.instructions);
    await expect(page.getByRole('button', { name: 'Save as picture' })).toBeVisible();
    await expect(share(page)).toHaveCount(0);
  });

  for (const [error, isTold] of [
    ['AbortError', false],
    ['NotAllowedError', true],
  ] as const) {
    test(`${isTold ? 'says that it failed' : 'says nothing when the borrower cancels'} (${error})`, async ({
      page,
      open,
    }) => {
      await offersSharing(page, error);
      await open(ROUTES.instructions);
      await share(page).tap();
      const failed = page.getByText('The picture could not be shared.').first();
      if (isTold) {
        await expect(failed).toBeVisible();
        return expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      }
      // A later toast is on screen: the earlier failure would have had its own before.
      await page.getByRole('button', { name: 'Copy' }).first().tap();
      await expect(page.getByText('Copied').first()).toBeVisible();
      await expect(failed).toHaveCount(0);
    });
  }
});

test('Print prints amount, code and bars on white, without controls', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0, print: () => Object.assign(window, { prints: 1 }) });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(ROUTES.instructions);
  await page.getByRole('button', { name: 'Print' }).tap();
  expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);
  const code = await shownCode(page);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByText('₹3,460.45')).toBeVisible();
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  const paper = await page.screenshot({ fullPage: true });
  expect(await readCodes(paper)).toContain(code);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

const answer = (sandbox: TestSandbox, repayDetail: object) =>
  sandbox.fault({ path: PATHS.voucher, kind: 'data', merge: true, data: { repayDetail } });

/** The code on the screen, without its spaces. */
async function shownCode(page: Page): Promise<string> {
  const texts = await page.getByText(/^\d{4} [\d ]+$/).allTextContents();
  return (texts[0] ?? '').replaceAll(' ', '');
}

async function savePicture(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('payment-code.png');
  return readFileSync(await download.path());
}

/** A picture as an app shows it, in another width. */
async function resized(page: Page, picture: Buffer, width: number): Promise<Buffer> {
  const reader = await page.context().newPage();
  const base64 = await reader.evaluate(
    async ({ source, target }) => {
      const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = target;
      canvas.height = Math.round((image.height * target) / image.width);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { source: picture.toString('base64'), target: width },
  );
  await reader.close();
  return Buffer.from(base64, 'base64');
}
