/** "I already paid" in the built app. */
import { expect, PATHS, ROUTES, test, WORDS, waitForScreen } from './fixtures.ts';
import { placedPhoto } from './jpeg.ts';

const INPUT = /^Ya pagué\.\nFecha de pago: \d{4}-\d\d-\d\d\nDónde pagué: Tienda Uno\nReferencia: 70012345$/;

const words = WORDS.es;
const viewPhoto = { name: words['photo.view'].replace('{number}', '1') };

test('the input of "I already paid" is sent as a complaint', { tag: '@test-page' }, async ({ page, open, sandbox }) => {
  const writes = async () => (await sandbox.calls()).filter(({ method }) => method === 'POST');
  await open(ROUTES.repay, { language: 'es', query: 'userId=payer&appName=PrestamoPrueba' });
  const opener = page.getByRole('button', { name: words['paid.open'] });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: words['paid.open'] });
  await expect(sheet.getByText(/24 horas/)).toBeVisible();
  const place = sheet.getByLabel(words['paid.place']);
  const unchosen = await place.evaluate((element) => getComputedStyle(element).color);
  await place.selectOption('Tienda Uno');
  await expect(place).not.toHaveCSS('color', unchosen);
  await sheet.getByLabel(words['paid.reference']).fill('70012345');
  const photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await placedPhoto(page, 'image/jpeg') };
  await sheet.getByLabel(words['paid.photo']).setInputFiles(photo);
  await expect(sheet.getByRole('button', viewPhoto)).toBeVisible();

  // Back closes the sheet alone. The input stays, also after a reload.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.reload();
  await waitForScreen(page);
  await opener.tap();
  await expect(sheet.getByLabel(words['paid.place'])).toHaveValue('Tienda Uno');
  await expect(sheet.getByLabel(words['paid.reference'])).toHaveValue('70012345');
  await expect(sheet.getByRole('button', viewPhoto)).toBeVisible();
  expect(await writes()).toEqual([]);

  await sheet.getByRole('button', { name: words['common.continue'] }).tap();
  const description = page.getByLabel(words['complaint.description']);
  await expect(description).toHaveValue(INPUT);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(async () => (await writes()).map(({ path }) => path)).toEqual([PATHS.photo]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  // One Back leads to the screen below the sheet.
  await page.goBack();
  await expect(opener).toBeVisible();
  await page.goForward();
  await expect(description).toHaveValue(INPUT);
  await waitForScreen(page);
  await page.getByRole('button', { name: words['common.submit'] }).tap();
  await expect(page.getByRole('dialog', { name: words['complaint.sentTitle'] })).toBeVisible();
  const save = (await writes()).find(({ path }) => path === PATHS.complaintSave);
  expect(save?.body).toMatchObject({ problemType: '2', orderNo: '1000174' });
  expect(String(save?.body.problemDetail)).toMatch(INPUT);
  const image = await fetch(new URL(String(save?.body.problemImage), sandbox.origin));
  const sent = Buffer.from(await image.arrayBuffer());
  expect(sent.includes('Exif')).toBe(false);
});
