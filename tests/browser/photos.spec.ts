/** Photos of a complaint: prepared without blocking the form, refused with words, uploaded without their place. */
import fc from 'fast-check';
import { UNTIL_CLEARED } from '../until-cleared.ts';
import { imageAt, jpeg, picker, uploaded, WHO } from './complaint-form.ts';
import { button, expect, expectInReach, holdToasts, PATHS, ROUTES, test, WORDS } from './fixtures.ts';
import { EXIF_HEAD, PHOTO_TYPES, phonePhoto, placedPhoto } from './jpeg.ts';
import { overflowOf } from './views.ts';

test('the form stays responsive while photos of 12 megapixels are prepared, which stand four in a row, three on a phone', async ({
  page,
  open,
}) => {
  await open(ROUTES.complaintNext, { query: WHO });
  const [photo, small] = [jpeg(await phonePhoto(page)), jpeg(await placedPhoto(page, 'image/jpeg'))];
  for (let number = 1; number <= 3; number += 1) {
    await picker(page).setInputFiles(photo);
    await expect(page.getByRole('group')).toHaveCount(number);
    // Typing works while the photos are prepared.
    await page.getByLabel('Description').pressSequentially('word ');
  }
  await uploaded(page, 3);
  await expect(page.getByLabel('Description')).toHaveValue('word '.repeat(3));
  for (let number = 4; number <= 5; number += 1) {
    await picker(page).setInputFiles(small);
    await uploaded(page, number);
  }
  const inFirstRow = () =>
    page.getByRole('group', { name: /^Photo \d$/ }).evaluateAll((photos) => {
      const tops = photos.map((each) => Math.round(each.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [width, count] of [
    [390, 3],
    [800, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(inFirstRow).toBe(count);
  }
});

test('a photo that was cut off is refused, one with bytes after its end is not, and no photo is uploaded with its location, whatever its format and damage', async ({
  page,
  open,
  sandbox,
}) => {
  await open(ROUTES.complaintNext, { query: WHO });
  const refusal = page.getByRole('main').getByText('We cannot read this photo. Choose another one.');
  const remove = button(page, 'Remove photo 1');
  const view = button(page, 'View photo 1');
  for (const type of PHOTO_TYPES) {
    const whole = await placedPhoto(page, type);
    for (const part of [0.5, 0.9]) {
      await picker(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      await expect(page.getByRole('main').getByText('This file is not a photo')).toBeVisible();
      await picker(page).setInputFiles(jpeg(Buffer.from(whole.subarray(0, Math.ceil(whole.length * part)))));
      await expect(refusal, `${part} of ${type}`).toBeVisible();
    }
  }
  await picker(page).setInputFiles({ name: 'chat.bmp', mimeType: 'image/bmp', buffer: longBitmap() });
  await expect(page.getByRole('main').getByText('This picture is too long to stay readable.')).toBeVisible();
  expect(await sandbox.calls(PATHS.photo)).toHaveLength(0);
  await picker(page).setInputFiles(jpeg(Buffer.concat([await placedPhoto(page, 'image/jpeg'), Buffer.alloc(5000, 7)])));
  await uploaded(page, 1);
  await remove.tap();
  await expect(view).toBeHidden();

  const photos = await Promise.all(PHOTO_TYPES.map((type) => placedPhoto(page, type)));
  for (const photo of photos) expect(photo.includes(EXIF_HEAD)).toBe(true);
  const damaged = fc.record({
    photo: fc.constantFrom(...photos),
    /** The part of the file that is kept. */
    part: fc.oneof(fc.constant(1), fc.double({ min: 0.3, max: 1, noNaN: true })),
    /** Where one byte is wrong, 0 to 1; null = nowhere. */
    wrong: fc.option(fc.double({ min: 0.01, max: 1, noNaN: true })),
  });
  let uploads = 1;
  for (const { photo, part, wrong } of fc.sample(damaged, { numRuns: 24, seed: 11 })) {
    const buffer = Buffer.from(photo.subarray(0, Math.ceil(photo.length * part)));
    const at = Math.floor((wrong ?? 0) * (buffer.length - 1));
    if (wrong !== null) buffer[at] = 255 - (buffer[at] ?? 0);
    // Another refusal before each photo, so that the message of the previous photo is replaced.
    await picker(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByRole('main').getByText('This file is not a photo')).toBeVisible();
    await picker(page).setInputFiles(jpeg(buffer));
    await expect(refusal.or(view)).toBeVisible();
    if (await refusal.isVisible()) continue;
    await uploaded(page, 1);
    uploads += 1;
    const draft = await page.evaluate(() => Object.values({ ...localStorage }).join(' '));
    const sent = await imageAt(sandbox, /\/images\/[\w.]+/.exec(draft)?.[0] ?? '');
    for (const mark of [EXIF_HEAD, 'Exif', 'EXIF', 'eXIf']) expect(sent.includes(mark)).toBe(false);
    await remove.tap();
    await expect(view).toBeHidden();
  }
  expect(uploads).toBeGreaterThan(6);
  expect(await sandbox.calls(PATHS.photo)).toHaveLength(uploads);
});

/** A picture of 800 × 20,000 px in a format whose size the app does not read before the browser has decoded it. */
function longBitmap(): Buffer {
  const [width, height, headLength] = [800, 20_000, 62];
  const file = Buffer.alloc(headLength + (width / 8) * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(headLength, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  // One plane, one bit for each pixel.
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(1, 28);
  return file;
}

test('a photo that fails on a small phone has its button in sight, and the message is whole', async ({
  page,
  open,
  sandbox,
  expectOnConsole,
}) => {
  expectOnConsole(/500/);
  const words = WORDS.es;
  await page.setViewportSize({ width: 320, height: 640 });
  await holdToasts(page);
  await open(ROUTES.complaintNext, { language: 'es', query: WHO });
  await sandbox.fault({ path: PATHS.photo, kind: 'status', status: 500, ms: UNTIL_CLEARED });
  const photo = jpeg(await placedPhoto(page, 'image/jpeg'));
  await page.getByLabel(words['photo.add']).setInputFiles(photo);
  await expect.poll(() => sandbox.calls(PATHS.photo)).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await sandbox.clearFaults();
  const message = page.locator('.adm-toast-main span', { hasText: 'Intenta de nuevo' });
  await expect(message).toBeVisible();
  expect(await overflowOf(message, 'Height')).toBe(0);
  await expectInReach(button(page, words['common.tryAgain']));
});
