/** The support desk in a browser: its layout, and answering by keyboard alone. */
import { expect, test } from './fixtures.ts';
import { layoutProblems, seriousFor, setTextSize } from './layout.ts';

const DAY = 86_400_000;
const COMPLAINT = '/desk/complaint?borrower=10001&id=7000003';
const PNG = { name: 'recibo.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') };

const longNameAt = (origin: string) => ({
  name: 'desk-author',
  value: encodeURIComponent('María Fernanda de la Concepción Hernández y Rodríguez'),
  url: `${origin}/desk`,
});

for (const path of ['/desk', COMPLAINT, '/desk/orders', '/desk/messages', '/desk/name']) {
  test(`${path} fits a small phone and twice the text, in Spanish`, async ({ page, sandbox, expectOnConsole }) => {
    // The desk has its own security policy.
    expectOnConsole(/desk/);
    await sandbox.ask('POST', '/clock', { ahead: 30 * DAY });
    await page.context().addCookies([longNameAt(sandbox.origin)]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${sandbox.origin}${path}${path.includes('?') ? '&' : '?'}language=2`);
    expect(await seriousFor(page)).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
  });
}

for (const language of ['1', '2']) {
  test(`on a phone, the states stand in one row, their names unbroken as the header's, in language ${language}`, async ({
    page,
    sandbox,
    expectOnConsole,
  }) => {
    expectOnConsole(/desk/);
    await sandbox.ask('POST', '/complaints', { count: 30 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([longNameAt(sandbox.origin)]);
    await page.goto(`${sandbox.origin}/desk?language=${language}`);
    const states = page.getByRole('navigation', { name: /^(State|Estado)$/ }).getByRole('link');
    await expect(states).toHaveCount(4);
    const tops = await states.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await states.evaluateAll((links) => links.every((link) => link.scrollWidth <= link.clientWidth))).toBe(true);
    const texts = states.locator('span').or(page.getByRole('banner').locator('.brand, .reader a'));
    const lines = await texts.evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector('bdi') ?? element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual(Array(11).fill(1));
  });
}

test('complaints are answered by keyboard alone, in the words of the desk, one after another', async ({
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
  const reply = page.getByLabel('Lo que leerá el cliente');
  await expect(reply).toHaveValue(/^Tu contrato indica/);
  await expect(reply).toBeFocused();
  // The count is not announced with each letter.
  await expect(page.getByText(/^\d+ de 2000 caracteres$/)).toHaveAttribute('aria-live', 'off');

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
  await expect(page.getByRole('region', { name: 'Respuesta 1' })).toContainText('Ana');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Queja 7000002' })).toBeVisible();
  await expect(page.getByLabel(/^Tu nombre/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ana (cambiar tu nombre)' })).toBeVisible();
  await page.getByRole('button', { name: 'Empezar la revisión' }).press('Enter');
  await expect(reply).toBeFocused();
  await expect(reply).toHaveAccessibleDescription('Ahora revisas esta queja.');

  // Ctrl+Enter in a note saves the note, and keeps the reply.
  await page.keyboard.type('Hola');
  await page.getByLabel(/^Nota para colegas/).fill('Llamar');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Se guardó la nota.' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notas internas' }).getByRole('listitem')).toContainText('Llamar');
  await expect(reply).toHaveValue('Hola');
  await expect(page.getByRole('region', { name: 'Respuesta 1' })).toHaveCount(0);
});

test('on a phone, the name takes one line above the buttons, and the sections scroll into sight', async ({
  page,
  sandbox,
  expectOnConsole,
}) => {
  expectOnConsole(/desk/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sandbox.origin}${COMPLAINT}&language=2`);
  const name = page.getByLabel('Tu nombre', { exact: true });
  const heights = await name.evaluate((input) => [input.clientHeight, input.parentElement?.clientHeight]);
  expect(heights).toEqual([42, 44]);
  await expect(page.getByRole('heading', { name: 'Montos y cargos' })).toBeInViewport();
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  await expect(sections).toHaveCSS('mask-image', /gradient/);
  await sections.evaluate((nav) => nav.scrollTo({ left: nav.scrollWidth }));
  const rightOfLast = await sections.evaluate((nav) =>
    Math.floor(nav.lastElementChild?.getBoundingClientRect().right ?? 0),
  );
  // The faded part stays empty.
  expect(rightOfLast).toBeLessThanOrEqual(350);
});

test('a status is set only after another one was chosen', async ({ page, sandbox, expectOnConsole }) => {
  expectOnConsole(/desk/);
  await page.goto(`${sandbox.origin}/desk/orders?q=1000021&language=1`);
  const set = page.getByRole('button', { name: /^Set/ });
  const status = page.getByRole('combobox', { name: 'Status of order 1000021 of 10001' });
  await expect(set).toBeDisabled();
  await status.selectOption('151');
  await expect(set).toBeEnabled();
  await status.selectOption('21');
  await expect(set).toBeDisabled();
  await status.selectOption('151');
  await set.click();
  await expect(page.getByText('Order 1000021 is 151 Money on its way now.')).toBeVisible();
  await expect(set).toBeDisabled();
});

for (const [width, size] of [
  [320, '100%'],
  [390, '200%'],
] as const)
  test(`the header's texts are whole and apart, ${width} px wide, text at ${size}`, async ({
    page,
    sandbox,
    expectOnConsole,
  }) => {
    expectOnConsole(/desk/);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${sandbox.origin}/desk?language=2`);
    await setTextSize(page, size);
    const boxes = await page
      .getByRole('banner')
      .locator('.brand, .reader a')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom, isCut: element.scrollWidth > element.clientWidth };
        }),
      );
    expect(boxes).toHaveLength(3);
    for (const { isCut } of boxes) expect(isCut).toBe(false);
    for (const one of boxes)
      for (const other of boxes)
        if (one !== other && one.top < other.bottom && other.top < one.bottom)
          expect(one.right <= other.left || other.right <= one.left).toBe(true);
  });
