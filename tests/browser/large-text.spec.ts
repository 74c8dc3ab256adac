/** What is in sight and whole with text at 200 %. */
import { closeReminder, expect, expectInReach, type Language, ROUTES, test } from './fixtures.ts';
import { setTextSize } from './layout.ts';

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`order: the bar has Repay alone, and stays in sight with text at 200 %, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open('/loan-detail?productId=101&orderId=1000174');
    await closeReminder(page);
    await setTextSize(page, '200%');
    const bar = page.locator('[data-action-bar]');
    await expect(bar.getByRole('button')).toHaveCount(1);
    await expectInReach(bar.getByRole('button', { name: 'Repay' }));
    await page.getByRole('button', { name: 'Extend repayment' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Extend repayment' })).toBeVisible();
  });
}

for (const route of [ROUTES.repay, ROUTES.extension]) {
  test(`${route}: each action of a channel is whole with text at 200 % on a small phone`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(route);
    await setTextSize(page, '200%');
    const buttons = page.getByRole('main').getByRole('listitem').getByRole('button');
    expect(await buttons.count()).toBeGreaterThan(10);
    const cut = await buttons.evaluateAll((all) =>
      all.filter((button) => {
        const card = button.closest('li')?.getBoundingClientRect();
        const { left, right } = button.getBoundingClientRect();
        return card === undefined || left < card.left || right > card.right;
      }),
    );
    expect(cut).toEqual([]);
  });
}

test('dialogs on a phone on its side show what they are about, with text at 200 %', async ({ page, open }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await open('/loan-detail?productId=101&orderId=1000174');
  const reminder = page.getByRole('dialog', { name: 'Repayment reminder' });
  await expectInReach(reminder.getByText('Your repayment is due on'));
  await reminder.getByRole('button', { name: 'OK' }).tap();

  await open('/loan-detail?productId=101&orderId=1000200');
  const rating = page.getByRole('dialog', { name: 'How was your experience?' });
  for (const star of await rating.getByRole('radio').all()) await expectInReach(star);
  await rating.getByRole('button', { name: 'Close' }).tap();

  await open('/repay?productId=101&orderId=1000174');
  await page.getByRole('button', { name: 'Barcode payment' }).nth(1).tap();
  const barcode = page.getByRole('dialog', { name: 'Barcode payment' });
  await expectInReach(barcode.getByText(/^[\d ]+$/));
  await expectInReach(barcode.getByRole('button', { name: 'Copy' }));
  await barcode.getByRole('button', { name: 'Close' }).tap();

  await page.getByRole('button', { name: 'Show at the till' }).first().tap();
  const till = page.getByRole('dialog', { name: '₹3,460.45' });
  await expectInReach(till.getByText(/^[\d ]+$/));
  await expectInReach(till.getByRole('button', { name: 'Close' }));
});

test('card binding: name and number are whole with text at 200 %', async ({ page, open }) => {
  await open('/bind-card');
  await setTextSize(page, '200%');
  for (const [label, text] of [
    ['Name on the card', 'María Fernanda Ortiz López'],
    ['Card number', '4111111111111111'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label });
    await field.fill(text);
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  const heights = await page
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
});

test('complaints: each tab has a row of its own with text at 200 %, and they share one without', async ({
  page,
  open,
}) => {
  await open(ROUTES.complaintList);
  const rows = async () => {
    const tops = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    return new Set(tops).size;
  };
  expect(await rows()).toBe(1);
  await setTextSize(page, '200%');
  expect(await rows()).toBe(3);
});

for (const [route, label, text] of [
  ['/bind-card', 'Phone number', '5512345678'],
  ['/promotion?id=1', 'Mobile number', '13800138000'],
  ['/promotion?id=1', 'SMS code', '123456'],
] as const) {
  test(`${label}: what is typed grows with the text, and is whole`, async ({ page, open }) => {
    await open(route);
    const field = page.getByLabel(label).first();
    const sizeOf = () => field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await sizeOf();
    await setTextSize(page, '200%');
    await field.fill(text);
    expect((await sizeOf()) / before).toBeGreaterThan(1.9);
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test('the order of a complaint takes no room for its logo with large text', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(ROUTES.complaintNext);
  const order = page.getByRole('region', { name: 'Order' });
  const logo = order.locator(':scope > :first-child');
  const gapOf = () =>
    order.evaluate((card) => (card.children[1]?.getBoundingClientRect().left ?? 0) - card.getBoundingClientRect().left);
  await expect(logo).toBeVisible();
  await setTextSize(page, '200%');
  await expect(logo).toBeHidden();
  expect(await gapOf()).toBe(16);
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  for (const language of ['en', 'es'] satisfies Language[]) {
    test(`the digits of a payment code and its logo are on the first screen with large text, ${width} px wide, in ${language}`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height });
      await open(ROUTES.instructions, { language });
      await setTextSize(page, '200%');
      const digits = page.getByText(/^\d{4} \d{4} \d{4} \d{2}$/);
      const barTop = await page.locator('[data-action-bar]').evaluate((bar) => bar.getBoundingClientRect().top);
      expect(await digits.evaluate((code) => code.getBoundingClientRect().bottom)).toBeLessThan(barTop);
      const payee = page.getByRole('banner').locator('p').first();
      const [logo, name] = [await payee.locator('img').boundingBox(), await payee.locator('span').boundingBox()];
      expect(name?.x).toBeGreaterThanOrEqual((logo?.x ?? Number.NaN) + (logo?.width ?? Number.NaN));
      await expect(page.getByText('1000174').filter({ visible: true })).toHaveCount(1);
    });
  }
}

test('repayment: on a phone on its side with large text, amounts are below each other, and the hero begins at the left', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 780, height: 360 });
  await open(ROUTES.repay);
  const labels = page.getByRole('main').locator('dt');
  const places = () =>
    labels.evaluateAll((all) => new Set(all.map((label) => label.getBoundingClientRect().left)).size);
  await expect(labels).toHaveCount(2);
  expect(await places()).toBe(2);
  await setTextSize(page, '200%');
  expect(await places()).toBe(1);
  const lefts = await page
    .getByRole('banner')
    .locator('p:text-matches("Amount due|₹"), li:first-child')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().left));
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
});

for (const route of [ROUTES.repay, ROUTES.confirmLoan, '/loan-detail?productId=101&orderId=1000200']) {
  test(`${route}: each value is below its label with large text, and beside it without`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(route);
    const values = page.getByRole('main').locator('dd');
    await expect(values.first()).toBeVisible();
    const areBelow = () =>
      values.evaluateAll((all) => {
        const below = all.map((value) => {
          const label = value.previousElementSibling?.getBoundingClientRect();
          return label !== undefined && value.getBoundingClientRect().top >= label.bottom;
        });
        return [...new Set(below)];
      });
    expect(await areBelow()).toEqual([false]);
    await setTextSize(page, '200%');
    expect(await areBelow()).toEqual([true]);
  });
}

test('order: with large text the row to extend has its name in one line, its icon beside it, and the note below', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/loan-detail?productId=101&orderId=1000174', { language: 'es' });
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).tap();
  await setTextSize(page, '200%');
  const row = page.getByRole('button', { name: 'Extender el pago' });
  const icon = await row.locator('svg').first().boundingBox();
  const name = await row.getByText('Extender el pago').boundingBox();
  const note = await row.getByText('Hoy solo la extensión').boundingBox();
  if (icon === null || name === null || note === null) throw new Error('not all parts');
  expect(name.height).toBeLessThan(48);
  expect(Math.abs(icon.y + icon.height / 2 - name.y - name.height / 2)).toBeLessThan(2);
  expect(note.x).toBe(icon.x);
  expect(note.y).toBeGreaterThanOrEqual(name.y + name.height);
});

for (const language of ['en', 'es'] satisfies Language[]) {
  test(`repayment: with large text the first channel and the name of the day are on the first screen, in ${language}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(ROUTES.repay, { language });
    await setTextSize(page, '200%');
    const service = page.getByRole('button', { name: language === 'en' ? 'Customer service' : 'Atención al cliente' });
    const bandTop = await service.evaluate(({ parentElement }) => parentElement?.getBoundingClientRect().top);
    const channel = page.getByRole('main').getByRole('listitem').first().getByText('Tienda Uno');
    expect(await channel.evaluate((name) => name.getBoundingClientRect().bottom)).toBeLessThan((bandTop ?? 0) - 12);
    const date = await page.getByText(/^\d{4}-\d\d-\d\d$/).boundingBox();
    const day = await page.getByText(/\([a-záé]{3}\s\d/i).boundingBox();
    expect(day?.y).toBeGreaterThanOrEqual((date?.y ?? Number.NaN) + 20);
  });
}

test('confirmation: a label in two lines stays beside its colour with large text', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(ROUTES.confirmLoan, { language: 'es' });
  await setTextSize(page, '200%');
  const label = page.getByRole('main').locator('dt').nth(1);
  const lefts = await label.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left }) => left - element.getBoundingClientRect().left);
  });
  expect(lefts.length).toBeGreaterThan(1);
  expect(Math.min(...lefts)).toBeGreaterThan(20);
  expect(new Set(lefts).size).toBe(1);
});

test('customer service: the icon is beside the label with large text, the number and Copy below at the left', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/Dag', { language: 'es' });
  await setTextSize(page, '200%');
  const label = await page.getByText('Teléfono').boundingBox();
  const number = await page.getByRole('button', { name: /^\+52/ }).boundingBox();
  const copy = await page.getByText('Copiar').first().boundingBox();
  if (label === null || number === null || copy === null) throw new Error('not all parts');
  expect(label.x).toBeGreaterThan(number.x + 40);
  expect(number.y).toBeGreaterThanOrEqual(label.y + label.height);
  expect(copy.y).toBeGreaterThanOrEqual(number.y + number.height - 8);
  expect(Math.abs(copy.x - number.x)).toBeLessThan(2);
});

test('public site: amounts end, and steps begin, at the edge of their card with text at 200 % on a small phone', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/');
  await setTextSize(page, '200%');
  const payments = page.getByRole('region', { name: 'Loan calculator' }).getByRole('listitem');
  await expect(payments).toHaveCount(3);
  const space = await payments.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right - (one.lastElementChild?.getBoundingClientRect().right ?? 0)),
  );
  expect(Math.max(...space)).toBeLessThan(1);
  const step = page.getByText('You read the offer and the agreement first');
  expect(await step.evaluate((text) => getComputedStyle(text).paddingLeft)).toBe('0px');
});

test("landing page: the sample's title is whole with text at 200 % on a small phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/promotion?id=1');
  await setTextSize(page, '200%');
  const title = page.getByRole('heading', { name: 'Know what your loan costs, clear from the start' });
  expect(await title.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
});

test('instructions: Copy below the code begins where the code does', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(ROUTES.instructions, { language: 'es' });
  await setTextSize(page, '200%');
  const code = await page.getByText(/^\d{4} \d{4} \d{4} \d{2}$/).boundingBox();
  const copy = await page.getByRole('button', { name: 'Copiar' }).first().locator('span').boundingBox();
  expect(copy?.y).toBeGreaterThanOrEqual((code?.y ?? Number.NaN) + (code?.height ?? 0) - 1);
  expect(copy?.x).toBe(code?.x);
});

for (const language of ['en', 'es'] satisfies Language[]) {
  test(`recommended loans: no name and no fact breaks with large text, in ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(ROUTES.recommendList, { language });
    await setTextSize(page, '200%');
    const texts = page.getByRole('main').getByRole('listitem').locator('span:not(:has(*))');
    expect(await texts.count()).toBeGreaterThan(8);
    const broken = await texts.evaluateAll((all) =>
      all.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [text.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
}

test('customer service: an e-mail address breaks before its domain with large text', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/Dag');
  await setTextSize(page, '200%');
  const address = page.getByRole('link', { name: 'ayuda@lago-azul.example' });
  await expect(address).toHaveText('ayuda@lago-azul.example');
  const domain = address.getByText('lago-azul.example', { exact: true });
  const [whole, part] = [await address.boundingBox(), await domain.boundingBox()];
  expect(part?.x).toBe(whole?.x);
  expect(part?.height).toBeLessThan(0.6 * (whole?.height ?? 0));
});

test('order: with large text on a small phone the title is smaller than the amount', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/loan-detail?productId=101&orderId=1000174', { language: 'es' });
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).tap();
  await setTextSize(page, '200%');
  const hero = page.getByRole('banner');
  const sizeOf = (text: string) =>
    hero.getByText(text, { exact: true }).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect((await sizeOf('Pago próximo')) / (await sizeOf('$3,460.45'))).toBeLessThan(0.85);
});

for (const route of [ROUTES.repay, ROUTES.extension, ROUTES.confirmLoan]) {
  test(`${route}: with large text the label is closer to its amount than to the product`, async ({ page, open }) => {
    for (const [width, height] of [
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(route);
      await setTextSize(page, '200%');
      const hero = page.getByRole('banner');
      const product = await hero.getByText('Préstamo Azul').locator('..').boundingBox();
      const label = await hero.getByText(/^(Amount due|You pay today|You will receive)$/).boundingBox();
      expect(label?.y).toBeGreaterThanOrEqual((product?.y ?? Number.NaN) + (product?.height ?? 0) + 12);
    }
  });
}

for (const language of ['en', 'es'] satisfies Language[]) {
  test(`confirmation: consent and Submit stay in sight with large text, in ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(ROUTES.confirmLoan, { language });
    await setTextSize(page, '200%');
    const bar = page.locator('[data-action-bar]');
    await expectInReach(bar.getByRole('checkbox'));
    await expectInReach(bar.getByRole('button', { name: language === 'en' ? 'Submit' : 'Enviar' }));
  });
}

test('complaints: with large text the arrow is beside the title, and four lines of the text below', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(ROUTES.complaintList, { language: 'es' });
  await setTextSize(page, '200%');
  const row = page.getByRole('main').getByRole('listitem').first();
  const title = await row.locator('b').boundingBox();
  const arrow = await row.locator('svg').boundingBox();
  const text = row.getByText('Los montos de mis comprobantes');
  const excerpt = await text.boundingBox();
  if (title === null || arrow === null || excerpt === null) throw new Error('not all parts');
  expect(Math.abs(arrow.y + arrow.height / 2 - title.y - title.height / 2)).toBeLessThan(2);
  expect(excerpt.x + excerpt.width).toBeGreaterThanOrEqual(arrow.x + arrow.width - 1);
  expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
});
