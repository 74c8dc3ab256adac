/** The layout of complaints, customer service and the screen for an unknown address. */
import { expect, ROUTES } from './fixtures.ts';
import { boxesOf, boxOf, expectOnFirstScreen, overflowOf, testLayout } from './views.ts';

testLayout('complaints', ROUTES.complaintList, { en: '844x390', es: '390x844' }, async ({ page, t, check }) => {
  const tabs = page.getByRole('tab');
  const row = page.getByRole('main').getByRole('listitem').first();
  await check('a count is beside its tab, and the state beside the time', '844x390', async () => {
    const [tab, count] = [await boxOf(tabs.first()), await boxOf(tabs.first().locator('span').last())];
    expect(count.x).toBeGreaterThan(tab.x + tab.width / 2);
    const time = await boxOf(row.getByText(/^\d{4}-\d\d-\d\d/));
    const state = await boxOf(row.getByText(t('complaint.pending')));
    expect(state.x).toBeGreaterThan(time.right);
    expect(Math.abs(state.middle - time.middle)).toBeLessThan(3);
  });
  await check('the tabs share a row, or have one each', ['390x844', '390x844 200%'], async ({ isLargeText }) => {
    expect(new Set((await boxesOf(tabs)).map(({ top }) => top)).size).toBe(isLargeText ? 3 : 1);
  });
  await check('the arrow is beside the title, and four lines of the text below', '390x844 200%', async () => {
    const excerpt = row.getByText('Los montos de mis comprobantes');
    const [title, arrow, text] = [await boxOf(row.locator('b')), await boxOf(row.locator('svg')), await boxOf(excerpt)];
    expect(Math.abs(arrow.middle - title.middle)).toBeLessThan(2);
    expect(text.right).toBeGreaterThanOrEqual(arrow.right - 1);
    expect(await overflowOf(excerpt, 'Height')).toBeLessThanOrEqual(1);
  });
});

testLayout('start of a complaint', ROUTES.complaint, { en: '390x844' }, async ({ page, t, check }) => {
  await check(
    'the types are beside the order on a desktop, else below',
    ['1280x800', '768x1024'],
    async ({ width }) => {
      const order = await boxOf(page.locator('main section').first());
      const types = await boxOf(page.locator('main section', { hasText: t('complaint.typesTitle') }));
      expect(width > 1000 ? types.x > order.right : types.y > order.bottom).toBe(true);
    },
  );
});

testLayout('new complaint', ROUTES.complaintNext, { en: '390x844' }, async ({ page, check }) => {
  const order = page.getByRole('region', { name: 'Order' });
  const logo = order.locator(':scope > :first-child');
  await check('the order has its logo', '390x844', () => expect(logo).toBeVisible());
  await check('the text area has no grip for a finger', '390x844', () =>
    expect(page.getByLabel('Description')).toHaveCSS('resize', 'none'),
  );
  await check('the order has no space for its logo', '390x844 200%', async () => {
    await expect(logo).toBeHidden();
    expect((await boxOf(order.locator(':scope > :nth-child(2)'))).x - (await boxOf(order)).x).toBe(16);
  });
  await page.getByLabel('Description').fill('Paid but not shown. '.repeat(10));
  await check('the whole text is in sight', ['320x640', '320x640 200%'], async () =>
    expect(await overflowOf(page.getByLabel('Description'), 'Height')).toBe(0),
  );
});

testLayout('customer service', ROUTES.service, { es: '390x844', en: '390x844' }, async ({ page, t, check }) => {
  await check('an address has the whole width, Copy is in the line of the label', '390x844', async () => {
    const row = page.locator('div', { has: page.getByRole('link', { name: t('service.writeEmail') }) }).last();
    const [label, copy] = [row.getByRole('link'), row.getByRole('button', { name: t('common.copy') })];
    expect(Math.abs((await boxOf(label)).middle - (await boxOf(copy)).middle)).toBeLessThan(2);
    const [name, domain] = [row.getByText('contacto@', { exact: true }), row.getByText(/^prestamo-azul/)];
    expect(Math.abs((await boxOf(name)).middle - (await boxOf(domain)).middle)).toBeLessThan(2);
  });
  await check('the icon is beside the label, and number and Copy below', '390x844 200%', async () => {
    const label = await boxOf(page.getByText(t('service.openWhatsapp'), { exact: true }));
    const number = await boxOf(page.getByText('+52 1 55 5000 1235', { exact: true }));
    const copy = await boxOf(page.getByText(t('common.copy')).first());
    expect(label.x).toBeGreaterThan(number.x + 40);
    expect(number.y).toBeGreaterThanOrEqual(label.bottom);
    expect(copy.y).toBeGreaterThanOrEqual(number.bottom - 8);
    expect(Math.abs(copy.x - number.x)).toBeLessThan(2);
  });
  await check('an e-mail address breaks before its domain', '480x844 200%', async () => {
    const address = page.locator('p', { hasText: /^contacto@prestamo-azul\.example$/ });
    const whole = await boxOf(address);
    const domain = await boxOf(address.getByText('prestamo-azul.example', { exact: true }));
    expect(domain.x).toBe(whole.x);
    expect(domain.height).toBeLessThan(0.6 * whole.height);
  });
});

testLayout('unknown address', '/nowhere', { en: '844x390' }, async ({ page, check }) => {
  await check('the way home is in sight', '844x390', async () => {
    await expectOnFirstScreen(page.getByRole('button', { name: 'Go to home', exact: true }));
  });
});
