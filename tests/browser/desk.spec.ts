/** The support desk in a browser: its layout, and answering by keyboard alone. */
import { expect, test } from './fixtures.ts';
import { layoutProblems, seriousFor } from './layout.ts';

const DAY = 86_400_000;
const COMPLAINT = '/desk/complaint?borrower=10001&id=7000003';

for (const path of ['/desk', COMPLAINT, '/desk/orders', '/desk/messages']) {
  test(`${path} fits a small phone and twice the text, in Spanish`, async ({ page, sandbox, expectOnConsole }) => {
    // The desk has its own security policy.
    expectOnConsole(/desk/);
    await sandbox.ask('POST', '/clock', { ahead: 30 * DAY });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${sandbox.origin}${path}${path.includes('?') ? '&' : '?'}language=2`);
    expect(await seriousFor(page)).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
  });
}

test('complaints are answered by keyboard alone, in the words of the desk', async ({
  page,
  sandbox,
  expectOnConsole,
}) => {
  expectOnConsole(/desk/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${sandbox.origin}${COMPLAINT}&language=2`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir a la respuesta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cargos explicados' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Lo que leerá el cliente')).toHaveValue(/^Tu contrato indica/);

  const photos = page.getByLabel('Agregar fotos');
  await expect(photos).toHaveAccessibleDescription(/^Hasta 9/);
  await photos.setInputFiles({
    name: 'recibo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('iVBORw0KGgo=', 'base64'),
  });
  await expect(photos).toHaveAccessibleDescription('recibo.png');
  await photos.setInputFiles([]);
  await expect(photos).toHaveAccessibleDescription(/^Hasta 9/);

  await page.getByLabel('Tu nombre').first().fill('Ana');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Se envió la respuesta.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Queja 7000002' })).toBeVisible();
  await expect(page.getByText('Como Ana').first()).toBeVisible();
});
