/** Complaints in a real browser: from the start to the answer, a killed page, a long list. */
import type { BrowserContext, Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { imageAt, jpeg, picker, uploaded, WHO } from './complaint-form.ts';
import { button, expect, holdTimers, PATHS, ROUTES, test, waitForScreen } from './fixtures.ts';
import { phonePhoto } from './jpeg.ts';

/** ms for which the dialog of a sent complaint is shown. */
const SENT_SHOWN = 1500;
test('a complaint with nine photos is sent, listed, answered at the desk and read', {
  tag: '@dictionary',
}, async ({ page, open, sandbox, context, expectOnConsole }) => {
  // The desk is not part of the app, and has its own security policy.
  expectOnConsole(/desk/);
  const runHeldTimers = await holdTimers(page, SENT_SHOWN);
  await open('/complaint?orderId=1000200', { query: WHO });
  await button(page, 'All').tap();
  await page.getByRole('radio', { name: /1000180/ }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Collection').tap();
  await page.getByRole('link', { name: 'My family or friends were contacted' }).tap();
  await waitForScreen(page);

  const photo = await phonePhoto(page);
  const small = await phonePhoto(page, { width: 400, height: 300 });
  expect(photo.includes('Exif')).toBe(true);
  await page.getByLabel('Description').fill('They called my sister');
  // Words keep their line while more are typed; the rest of the page avoids single words on a last line.
  await expect(page.getByLabel('Description')).toHaveCSS('text-wrap-style', 'auto');
  for (let number = 1; number <= 9; number += 1) {
    await picker(page).setInputFiles(jpeg(number === 1 ? photo : small, `IMG_${number}.JPG`));
    await expect(page.getByRole('group', { name: `Photo ${number}`, exact: true })).toBeVisible();
  }
  await expect(picker(page)).toHaveCount(0);
  await uploaded(page, 9);
  await button(page, 'Submit').tap();
  await expect(page.getByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  await runHeldTimers();
  await expect(page.getByText('What is it about?')).toBeVisible();

  const [save] = await sandbox.calls(PATHS.complaintSave);
  expect(save?.body).toMatchObject({ problemType: '1', problemSonType: '13', orderNo: '1000180' });
  const addresses = String(save?.body.problemImage).split(',');
  expect(addresses).toHaveLength(9);
  const [first = ''] = addresses;
  const sent = await imageAt(sandbox, first);
  expect(sent.length).toBeLessThan(600_000);
  expect(sent.includes('Exif')).toBe(false);
  expect(sent.includes('GPS')).toBe(false);
  // Upright: tall instead of wide, and what was at the top left is at the top right.
  expect(await pixelsOf(page, new URL(first, sandbox.origin).href)).toEqual({
    width: 1200,
    height: 1600,
    topRightIsRed: true,
    topLeftIsRed: false,
  });

  await page.getByRole('link', { name: 'My complaints' }).tap();
  const row = page.getByRole('link', { name: /They called my sister/ });
  await row.tap();
  // The rows of the list say `Pending`, too.
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(9);
  await button(page, 'Photo 1').tap();
  await expect(page.getByRole('dialog', { name: 'Photo 1' })).toBeVisible();
  await button(page, 'Close').tap();

  const desk = await context.newPage();
  await desk.goto(`${sandbox.origin}/desk`);
  await desk.getByRole('link', { name: /They called my sister/ }).tap();
  await desk.getByRole('link', { name: 'Photo 1 of 9' }).tap();
  await desk.getByRole('dialog', { name: 'Photo 1 of 9' }).getByRole('button', { name: 'Previous' }).tap();
  await expect(desk.getByRole('dialog', { name: 'Photo 9 of 9' })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  const reply = desk.getByRole('textbox', { name: 'What the borrower will read' });
  await reply.fill('We have stopped the calls.');
  await button(desk, 'Calls stopped').tap();
  await expect(reply).toHaveValue(/^We have stopped the calls\.\n\nWe are sorry for how you were treated\./);
  await expect(reply).toBeFocused();
  const questions: string[] = [];
  desk.on('dialog', async (question) => {
    questions.push(question.type());
    await question.dismiss();
  });
  await desk.getByRole('link', { name: 'Orders' }).tap();
  expect(questions).toEqual(['beforeunload']);
  await expect(reply).toHaveValue(/^We have stopped the calls\./);
  await desk.locator('input[type=file]').setInputFiles(jpeg(small));
  await desk.getByRole('textbox', { name: /^Your name/ }).fill('Ana');
  await button(desk, 'Send the reply').tap();
  const next = desk.getByRole('link', { name: 'Next open' });
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription('The reply was sent.');
  await expect(desk.getByText('We have stopped the calls.')).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByText('We have stopped the calls.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1 of the answer' })).toBeVisible();
});

/** Size and corner colours of an image, drawn without its EXIF orientation. */
function pixelsOf(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob(), { imageOrientation: 'none' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const isRed = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return red > 200 && green < 60 && blue < 60;
    };
    return {
      width: bitmap.width,
      height: bitmap.height,
      topRightIsRed: isRed(bitmap.width - 20, 20),
      topLeftIsRed: isRed(20, 20),
    };
  }, address);
}

test('a page that is killed loses no uploaded photo and no text', async ({ page, context, open, sandbox }) => {
  await open(ROUTES.complaintNext, { query: WHO });
  await picker(page).setInputFiles(jpeg(await phonePhoto(page, { width: 400, height: 300 })));
  await uploaded(page, 1);
  await page.getByLabel('Description').pressSequentially('Paid twice');
  await crash(page, context);
  const next = await context.newPage();
  await next.goto(`${sandbox.origin}/?language=1&${WHO}#${ROUTES.complaintNext}`);
  await waitForScreen(next);
  await expect(next.getByLabel('Description')).toHaveValue('Paid twice');
  await expect(next.getByRole('button', { name: /^View photo/ })).toHaveCount(1);
  await expect(next.getByText('We kept what you had written.')).toBeVisible();
});

/** Crashes the page's process without an event, like a system that is short of memory. */
async function crash(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

test('a list of five thousand complaints scrolls, and Back restores its position', async ({ page, sandbox, open }) => {
  await sandbox.addComplaints(5000);
  // The browser's own restoration would hide that of the list.
  await page.addInitScript(() => (window.history.scrollRestoration = 'manual'));
  await open('/complaintList', { query: WHO });
  expect(await page.getByRole('listitem').count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, 180_000));
  const row = page.getByRole('link').nth(8);
  await expect(row).toBeInViewport();
  const words = (await row.textContent()) ?? '';
  const place = await row.boundingBox();
  await row.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Your complaint' })).toBeVisible();
  await waitForScreen(page);
  await page.goBack();
  const again = page.getByRole('link').filter({ hasText: words.replace(en['complaint.newAnswer'], '').slice(0, 60) });
  await expect(again.first()).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await again.first().boundingBox())?.y ?? 0) - (place?.y ?? 0)))
    .toBeLessThan(4);
});
