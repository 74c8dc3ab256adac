/** A payment code as a picture: what is saved and shared is read back by a barcode reader, as a store's scanner would. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readCodes } from '../barcodes.ts';
import { type AdminApi, check, expect, PATHS, ROUTES, test } from './fixtures.ts';

/** Widths in device px at which phones show a picture: as wide as the screen, from 320 px at density 2 to 430 px at 3. */
const SHOWN = [640, 780, 1290];

/** Its picture has no bars. */
const NO_BARCODE = 'CÓDIGO12';

declare global {
  interface Window {
    /** Those that were shared, in base64. */
    sharedPictures: string[];
    /** The name of the error with which sharing fails. */
    shareError?: string;
    prints: number;
  }
}

test('the saved picture of a code can be scanned at each size at which phones show it', async ({
  page,
  open,
  sandbox,
}) => {
  for (const code of ['70012345678901', '98000012345678901234567890', 'PAGO-0017-AZ', 'a'.repeat(60), NO_BARCODE]) {
    await check(code, async () => {
      await answer(sandbox, { vCode: code, amount: 346_045, companyName: 'Tienda Uno' });
      // For each code another borrower, who has none saved.
      await open(`${ROUTES.instructions}&userId=has-${code}`);
      await expect.poll(async () => (await page.getByRole('main').innerText()).replaceAll(' ', '')).toContain(code);
      const picture = await savePicture(page);
      const codes = code === NO_BARCODE ? [] : [code];
      expect(await readCodes(picture)).toEqual(codes);
      // A long code does not fit a narrow screen; there the reader has to enlarge the picture.
      for (const width of code.length > 30 || code === NO_BARCODE ? [] : SHOWN) {
        expect(await readCodes(await resized(page, picture, width)), `${width} px wide`).toEqual([code]);
      }
    });
  }
});

test('the picture is shown and shared, a failure is told, and Print prints it without controls', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { sharedPictures: [], prints: 0, print: () => (window.prints += 1) });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png'),
      share: async ({ files = [] }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('no tap', 'NotAllowedError');
        if (window.shareError !== undefined) throw new DOMException('refused', window.shareError);
        for (const file of files) {
          const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte));
          window.sharedPictures.push(btoa(bytes.join('')));
        }
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(ROUTES.instructions);
  const code = await shownCode(page);
  const tap = (name: string) => page.getByRole('button', { name }).first().tap();
  const dialog = page.getByRole('dialog', { name: 'Picture of your code' });
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
  };
  /** Taps Share, which fails. */
  const failToShare = async (error: string) => {
    await page.evaluate((name) => {
      window.shareError = name;
    }, error);
    await tap('Share');
    return page.getByText('The picture could not be shared.').first();
  };

  await check('Share passes the picture on', async () => {
    await tap('Share');
    const shared = () => page.evaluate(() => window.sharedPictures);
    await expect.poll(shared).toHaveLength(1);
    const [base64 = ''] = await shared();
    expect(await readCodes(Buffer.from(base64, 'base64'))).toEqual([code]);
  });
  await check('a borrower who cancels is told nothing', async () => {
    const shown = await page.evaluateHandle(() => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(document.body.innerText)).observe(document.body, {
        childList: true,
        subtree: true,
      });
      return texts;
    });
    await failToShare('AbortError');
    // Its toast comes later than one of the failure would.
    await tap('Copy');
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect((await shown.jsonValue()).filter((text) => text.includes('could not be shared'))).toEqual([]);
  });
  await check('a picture that could not be shared is shown, with words', async () => {
    await expect(await failToShare('NotAllowedError')).toBeVisible();
    await expect(dialog.getByRole('img')).toBeVisible();
    await close();
  });
  await check('a saved picture is shown, to be saved by touching and holding it', async () => {
    await savePicture(page);
    const shown = dialog.getByRole('img', { name: /^Your payment code as a picture: \d{4} / });
    await expect(shown).toHaveJSProperty('complete', true);
    await expect(shown).toHaveJSProperty('naturalWidth', 1080);
    await close();
    await expect(page.getByRole('button', { name: 'Save as picture' })).toBeFocused();
  });
  await check('a browser that refuses to draw says so', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
    });
    await tap('Save as picture');
    await expect(page.getByText('The picture could not be made.').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await check('Print prints amount, code and bars on white, without controls', async () => {
    await tap('Print');
    expect(await page.evaluate(() => window.prints)).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.getByText('₹3,460.45')).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect.poll(async () => readCodes(await page.screenshot({ fullPage: true }))).toContain(code);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test('in the native application that shares no files the picture is only shown', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { webkit: { messageHandlers: { closeWebView: { postMessage: () => undefined } } } });
    Object.assign(navigator, { share: undefined, canShare: undefined });
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
  await expect(page.getByRole('button', { name: /^(Print|Share)$/, includeHidden: true })).toHaveCount(0);
});

const answer = (sandbox: AdminApi, repayDetail: object) => sandbox.merge(PATHS.voucher, { repayDetail });

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
  const base64 = await page.evaluate(
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
  return Buffer.from(base64, 'base64');
}
