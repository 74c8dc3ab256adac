/** The support desk in a browser: what its controls do, by keyboard alone, too. */
import type { Page } from '@playwright/test';
import { seriousFor } from '../axe.ts';
import { DESK_COMPLAINT } from '../screens.ts';
import { expect, test } from './fixtures.ts';

const PNG = { name: 'recibo.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') };

test.beforeEach(({ expectOnConsole }) => expectOnConsole(/desk/));

async function openWide(page: Page, origin: string, language: '1' | '2'): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${origin}${DESK_COMPLAINT}&language=${language}`);
}

test.describe('on a computer', () => {
  test.use({ isMobile: false, hasTouch: false });
  test('complaints are answered by keyboard alone, in the words of the desk, one after another', async ({
    page,
    sandbox,
  }) => {
    await openWide(page, sandbox.origin, '2');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir a la respuesta' })).toBeFocused();
    // The way back and the next complaint come before the words and photos.
    await page.getByRole('link', { name: 'Volver a la lista' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Siguiente pendiente' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'María Fernanda Ortiz López (10001)' })).toBeFocused();
    for (const name of ['1000174', 'Debe $3,460.45', 'Foto 1 de 9']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
    }
    await page.getByRole('link', { name: 'Ir a la respuesta' }).press('Enter');
    const reply = page.getByLabel('Lo que leerá el cliente');
    await expect(reply).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Responder' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Cargos explicados' }).press('Enter');
    await expect(reply).toHaveValue(/^Tu contrato indica/);
    await expect(reply).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Agregar fotos')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Enviar la respuesta' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Enviar y seguir' })).toBeFocused();
    await expect(page.getByText('Ctrl+Enter', { exact: true })).toBeVisible();
    await expect(page.getByText('Ctrl+Shift+Enter', { exact: true })).toBeVisible();
    // The count is not announced with each letter.
    await expect(page.getByText(/^\d+ de 2000$/)).toHaveAttribute('aria-live', 'off');

    const photos = page.getByLabel('Agregar fotos');
    await expect(photos).toHaveAccessibleDescription(/^Hasta 9/);
    await photos.setInputFiles(PNG);
    await expect(photos).toHaveAccessibleDescription('recibo.png');
    await page.getByRole('button', { name: 'Quitar las fotos' }).press('Enter');
    await expect(photos).toHaveAccessibleDescription(/^Hasta 9/);
    await expect(photos).toBeFocused();
    await expect(page.getByRole('button', { name: 'Quitar las fotos' })).toBeHidden();

    // Without a name, nothing is sent.
    await reply.press('Control+Enter');
    await expect(page.getByLabel(/^Tu nombre/)).toBeFocused();
    await page.keyboard.type('Ana');
    await reply.press('Control+Enter');
    const next = page.getByRole('link', { name: 'Siguiente pendiente' });
    await expect(next).toBeFocused();
    await expect(next).toHaveAccessibleDescription('Se envió la respuesta.');
    await expect(page.getByRole('article', { name: 'Respuesta 1' })).toContainText('Ana');

    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Queja 7000002' })).toBeVisible();
    // The name stands in the header alone, where it is changed.
    await page.locator('.menu summary').filter({ hasText: 'Ana' }).press('Enter');
    await page.getByLabel(/^Tu nombre/).fill('Ana Ruiz');
    await page.keyboard.press('Enter');
    await expect(page.locator('.menu summary')).toContainText('Ana Ruiz');
    await expect(page.getByRole('heading', { level: 1, name: 'Queja 7000002' })).toBeVisible();
    await page.locator('.menu summary').click();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(/^Tu nombre/)).toBeHidden();
    await expect(page.locator('.menu summary')).toBeFocused();
    await page.getByRole('button', { name: 'Revisarla yo' }).press('Enter');
    await expect(reply).toBeFocused();
    await expect(reply).toHaveAccessibleDescription('Ahora revisas esta queja.');

    // Ctrl+Enter in a note saves the note, and keeps the reply.
    await page.keyboard.type('Hola');
    await page.getByText('Agregar una nota interna').press('Enter');
    await page.getByLabel(/^Nota para colegas/).fill('Llamar');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Se guardó la nota.' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'Notas internas' }).getByRole('listitem')).toContainText('Llamar');
    await expect(reply).toHaveValue('Hola');
    await expect(page.getByRole('article', { name: 'Respuesta 1' })).toHaveCount(0);
  });

  test('a reply is sent and the next complaint opened with one key', async ({ page, sandbox }) => {
    await openWide(page, sandbox.origin, '1');
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('What the borrower will read').fill('Hola');
    // The text of a note is not lost.
    await page.getByText('Add an internal note').click();
    await page.getByLabel(/^Note for colleagues/).fill('Llamar');
    await page.getByLabel('What the borrower will read').press('Control+Shift+Enter');
    await expect(page.getByText('The reply was sent.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Complaint 7000003' })).toBeVisible();
    await expect(page.getByLabel(/^Note for colleagues/)).toHaveValue('Llamar');
    await page.getByLabel(/^Note for colleagues/).fill('');
    // Another reply is folded until somebody wants to write one.
    const reply = page.getByLabel('What the borrower will read');
    await expect(reply).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('r');
    await expect(reply).toBeFocused();
    await reply.fill('Adiós');
    await page.getByLabel('What the borrower will read').press('Control+Shift+Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Complaint 7000002' })).toBeVisible();
    await expect(page.getByText('The reply was sent. This is the next open complaint. Back to 7000003')).toBeFocused();
    // Another name is no reason to lose a text or photos.
    await reply.fill('Hasta luego');
    await page.locator('.menu summary').click();
    const questions: string[] = [];
    page.on('dialog', async (question) => {
      questions.push(question.type());
      await question.dismiss();
    });
    await page.getByLabel(/^Your name/).press('Enter');
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await expect(reply).toHaveValue('Hasta luego');
    await reply.fill('');
    const photos = page.getByLabel('Add photos');
    await photos.setInputFiles(PNG);
    await page.getByLabel(/^Your name/).press('Enter');
    await expect.poll(() => questions).toHaveLength(2);
    await expect(photos).toHaveAccessibleDescription('recibo.png');
    await photos.setInputFiles([]);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('row').getByRole('link')).toHaveCount(1);
    await page.goto(`${sandbox.origin}/desk`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Complaints' })).toBeFocused();
  });

  test('a photo stands between the amounts and the reply, which stay in use', async ({ page, sandbox }) => {
    await openWide(page, sandbox.origin, '1');
    await page.getByRole('link', { name: 'Photo 2 of 9' }).click();
    const viewer = page.getByRole('dialog', { name: 'Photo 2 of 9' });
    await expect(viewer).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Photo 2 of 9', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('$3,460.45').last()).toBeInViewport({ ratio: 1 });
    const reply = page.getByLabel('What the borrower will read');
    await reply.fill('Folio 1234');
    const [photo, written] = [await viewer.boundingBox(), await reply.boundingBox()];
    expect(Number(photo?.x) + Number(photo?.width)).toBeLessThan(Number(written?.x));
    // It can be enlarged; the next one is whole again.
    const image = viewer.getByRole('img');
    const width = async () => Number((await image.boundingBox())?.width);
    const whole = await width();
    await viewer.getByRole('button', { name: 'Enlarge' }).click();
    expect(await width()).toBeGreaterThan(whole * 1.5);
    expect(await seriousFor(page)).toEqual([]);
    await expect(viewer.getByRole('button', { name: 'Show all of it' })).toBeFocused();
    await page.getByRole('link', { name: 'Photo 3 of 9' }).click();
    expect(
      await page
        .getByRole('dialog')
        .getByRole('img')
        .evaluate((img) => img.clientWidth),
    ).toBeCloseTo(whole, 0);
    await page.getByRole('button', { name: 'Close' }).press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(reply).toHaveValue('Folio 1234');
  });

  test('a slash goes to the search, except where a text is typed', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.origin}/desk?language=1`);
    const search = page.getByRole('searchbox', { name: /^Number/ });
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(search).toHaveValue('a/b');
  });
});

test('without a name, neither a review nor a note is saved', async ({ page, sandbox, expectOnConsole }) => {
  expectOnConsole(/400/);
  await page.goto(`${sandbox.origin}${DESK_COMPLAINT}&language=1`);
  const note = page.getByLabel(/^Note for colleagues/);
  await expect(note).toBeHidden();
  await page.getByText('Add an internal note').click();
  await note.fill('Call');
  for (const name of ['Review it myself', 'Save the note']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please write your name.');
    await expect(note).toHaveValue('Call');
  }
});

test('a status is set by keyboard, only after it was chosen', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin}/desk/orders?q=1000021&language=1`);
  const status = page.getByRole('combobox', { name: 'New status of order 1000021 of 10001' });
  const set = page.getByRole('button', { name: 'Set the status of order 1000021 of 10001' });
  await expect(status).toBeHidden();
  await page.getByText('Change status').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(status).toBeFocused();
  await expect(status.getByRole('option', { name: 'Under review' })).toHaveCount(0);
  await set.press('Enter');
  await expect(status).toBeFocused();
  await expect(page.getByText('Order 1000021 is')).toHaveCount(0);
  await status.selectOption('151');
  await page.keyboard.press('Tab');
  await expect(set).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order 1000021 is Money on its way now.')).toBeFocused();
  await expect(status).toBeHidden();
});
