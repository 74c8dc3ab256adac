/** "I already paid" in the built app. */
import { adminApi, expect, test, waitForScreen } from './fixtures.ts';
import { placedPhoto } from './jpeg.ts';

const REPAY = '/repay?productId=101&orderId=1000174';

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

for (const { language, words } of [
  {
    language: 'en',
    words: {
      open: 'I already paid',
      place: 'Where you paid',
      reference: 'Reference',
      photo: 'Photo of the receipt',
      view: 'View photo 1',
      note: /24 hours/,
      goOn: 'Continue',
      description: 'Description',
      text: /^I already paid\.\nPayment date: \d{4}-\d\d-\d\d\nWhere I paid: Tienda Uno\nReference: 70012345$/,
      submit: 'Submit',
      sent: 'Your complaint was sent',
    },
  },
  {
    language: 'es',
    words: {
      open: 'Ya pagué',
      place: 'Dónde pagaste',
      reference: 'Referencia',
      photo: 'Foto del comprobante',
      view: 'Ver foto 1',
      note: /24 horas/,
      goOn: 'Continuar',
      description: 'Descripción',
      text: /^Ya pagué\.\nFecha de pago: \d{4}-\d\d-\d\d\nDónde pagué: Tienda Uno\nReferencia: 70012345$/,
      submit: 'Enviar',
      sent: 'Tu queja fue enviada',
    },
  },
] as const) {
  test(`the input of "I already paid" is sent as a complaint, ${language}`, { tag: '@test-page' }, async ({
    page,
    open,
    sandbox,
  }) => {
    const writes = async () =>
      (await adminApi<Call[]>(sandbox, 'GET', '/calls')).filter(({ method }) => method === 'POST');
    await open(REPAY, { language, query: `userId=payer-${language}&appName=PrestamoPrueba` });
    const opener = page.getByRole('button', { name: words.open });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: words.open });
    await expect(sheet.getByText(words.note)).toBeVisible();
    await sheet.getByLabel(words.place).selectOption('Tienda Uno');
    await sheet.getByLabel(words.reference).fill('70012345');
    const photo = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await placedPhoto(page, 'image/jpeg') };
    await sheet.getByLabel(words.photo).setInputFiles(photo);
    await expect(sheet.getByRole('button', { name: words.view })).toBeVisible();

    // Back closes the sheet alone. The input stays, also after a reload.
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.reload();
    await waitForScreen(page);
    await opener.tap();
    await expect(sheet.getByLabel(words.place)).toHaveValue('Tienda Uno');
    await expect(sheet.getByLabel(words.reference)).toHaveValue('70012345');
    await expect(sheet.getByRole('button', { name: words.view })).toBeVisible();
    expect(await writes()).toEqual([]);

    await sheet.getByRole('button', { name: words.goOn }).tap();
    const description = page.getByLabel(words.description);
    await expect(description).toHaveValue(words.text);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect
      .poll(async () => (await writes()).map(({ path }) => path))
      .toEqual(['/user-problem/upload-problem-img']);
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    // One Back leads to the screen below the sheet.
    await page.goBack();
    await expect(opener).toBeVisible();
    await page.goForward();
    await expect(description).toHaveValue(words.text);
    await waitForScreen(page);
    await page.getByRole('button', { name: words.submit }).tap();
    await expect(page.getByRole('dialog', { name: words.sent })).toBeVisible();
    const save = (await writes()).find(({ path }) => path === '/user-problem/problem-save');
    expect(save?.body).toMatchObject({ problemType: '2', orderNo: '1000174' });
    expect(String(save?.body.problemDetail)).toMatch(words.text);
    const image = await fetch(new URL(String(save?.body.problemImage), sandbox.origin));
    const sent = Buffer.from(await image.arrayBuffer());
    expect(sent.includes('Exif')).toBe(false);
  });
}
