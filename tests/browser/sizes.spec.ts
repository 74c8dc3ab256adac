/** What is in sight and whole on small phones, on phones on their side, and on a desktop. */
import type { Locator } from '@playwright/test';
import { translated } from '../words.ts';
import { closeReminder, expect, expectInReach, type Language, ROUTES, test } from './fixtures.ts';
import { setTextSize } from './layout.ts';

for (const language of ['en', 'es'] satisfies Language[]) {
  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const) {
    test(`instructions: the code and its bars are in sight, ${width} px wide, in ${language}`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height });
      await open(ROUTES.instructions, { language });
      await expectInReach(page.getByText(/^\d{4} \d{4} \d{4} \d{2}$/));
      await expectInReach(page.getByRole('img', { name: translated(language, 'instructions.codeImage') }));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test(`repayment: the first channel is in sight, ${width} px wide, in ${language}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open(ROUTES.repay, { language });
      const channel = page.getByRole('button', { name: 'Tienda Uno', exact: true });
      await expectInReach(channel);
      const service = page.getByRole('button', { name: translated(language, 'common.customerService') }).last();
      const [row, button] = [await channel.boundingBox(), await service.boundingBox()];
      if (row === null || button === null) throw new Error('no channel or no button');
      expect(row.y + row.height <= button.y || row.x + row.width <= button.x).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  for (const [width, isNamed] of [
    [320, false],
    [375, true],
  ] as const) {
    test(`repayment: days left and due date share a row, ${width} px wide, in ${language}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(ROUTES.repay, { language });
      const facts = page.getByRole('banner').getByRole('listitem');
      await expect(facts).toHaveCount(2);
      // The day arrives after the screen.
      await expect(facts.last()).toHaveText(/\d{4}-\d\d-\d\d \(.*\d.*\)$/);
      const [days, date] = [await facts.first().boundingBox(), await facts.last().boundingBox()];
      expect(date?.y).toBe(days?.y);
      await expect(facts.last().getByText(/^ \(.*\)$/)).toBeVisible({ visible: isNamed });
    });
  }
}

test('repayment: the bars are beside the code, and the till below has the whole width', async ({ page, open }) => {
  await open(ROUTES.repay);
  const channel = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Tienda Uno', exact: true }) });
  const till = channel.getByRole('button', { name: 'Show at the till' });
  const bars = channel.getByRole('button', { name: 'Barcode payment' });
  const copy = channel.getByRole('button', { name: 'Copy' });
  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox();
    if (box === null) throw new Error('not shown');
    return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
  };
  const [wide, small, right, card] = [await boxOf(till), await boxOf(bars), await boxOf(copy), await boxOf(channel)];
  expect([small.width, small.height].every((size) => size >= 44)).toBe(true);
  expect(Math.abs(small.middle - right.middle)).toBeLessThan(2);
  expect(small.right).toBeLessThanOrEqual(right.x);
  expect(wide.y).toBeGreaterThan(small.middle);
  expect(wide.width).toBeGreaterThan(0.85 * card.width);
  await expect(till.locator('svg')).toHaveCount(0);
  await bars.tap();
  await expect(page.getByRole('dialog', { name: 'Barcode payment' })).toBeVisible();
});

for (const [route, ...texts] of [
  ['/loan-detail?productId=101&orderId=1000021', 'Total to repay'],
  ['/loan-detail?productId=102&orderId=1000180', 'Extend repayment', 'Repay'],
  ['/repay?productId=101&orderId=1000174', 'Add to calendar', 'More'],
  ['/repay-delay?productId=101&orderId=1000174', 'Repay today instead'],
  [
    '/carpmm?requestType=1&amount=346045&payCode=CASH01&productId=101&orderId=1000174',
    'Valid until your repayment date',
  ],
  ['/confirm-loan?productId=101', 'You receive', 'This loan costs', 'You repay', 'Submit'],
  ['/promotion?id=1', 'Mobile number'],
  ['/nowhere', 'Previous screen', 'Go to home'],
] as const) {
  test(`${route}: a phone on its side shows the beginning of the content above the buttons`, async ({ page, open }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(route);
    if (route.includes('orderId=1000180')) await closeReminder(page);
    for (const text of texts) {
      const name = { name: text, exact: true };
      const button = page.getByRole('button', name);
      await expectInReach(
        (await button.count()) > 0 ? button : page.getByRole('main').getByText(text, { exact: true }).first(),
      );
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

for (const language of ['en', 'es'] satisfies Language[]) {
  for (const [width, height] of [
    [844, 390],
    [932, 430],
  ] as const) {
    test(`instructions: the bar cuts neither Save nor Print nor the text above, ${width} px wide, in ${language}`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height });
      await open(ROUTES.instructions, { language });
      const barTop = (await page.locator('[data-action-bar]').boundingBox())?.y ?? Number.NaN;
      for (const id of ['picture.save', 'common.print']) {
        const tool = page.getByRole('button', { name: translated(language, id) });
        const icon = await tool.locator('svg').boundingBox();
        expect(icon?.y).toBeGreaterThanOrEqual(barTop);
      }
      const text = await page.getByRole('main').getByText('Tienda Uno').nth(1).boundingBox();
      expect((text?.y ?? Number.NaN) + (text?.height ?? 0)).toBeLessThanOrEqual(barTop);
      const picture = await page.getByRole('main').locator('img').first().boundingBox();
      expect(picture?.width).toBeGreaterThan(300);
    });
  }
}

test('instructions: both buttons to copy end at the same edge', async ({ page, open }) => {
  await open(ROUTES.instructions);
  const buttons = page.getByRole('main').getByRole('button', { name: 'Copy', exact: true });
  await expect(buttons).toHaveCount(2);
  const edges = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right));
  expect(edges[0]).toBe(edges[1]);
});

test('confirmation: cost and total are in sight on a small phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'es'] satisfies Language[]) {
    await open('/confirm-loan?productId=101', { language });
    for (const id of ['confirm.cost', 'confirm.total']) {
      await expectInReach(page.getByRole('main').getByText(translated(language, id), { exact: true }));
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

for (const route of ['/loan-detail?productId=102&orderId=1000180', '/confirm-loan?productId=102', ROUTES.repay]) {
  test(`${route}: on a phone on its side the hero is as wide as the cards below it`, async ({ page, open }) => {
    for (const [width, height] of [
      [568, 320],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(route);
      const beyond = await page.evaluate(() => {
        const cards = [...document.querySelectorAll('main .surface')].map((card) => card.getBoundingClientRect());
        const [start, end] = [Math.min(...cards.map(({ left }) => left)), Math.max(...cards.map(({ right }) => right))];
        return [...document.querySelectorAll('header > div:last-child :is(p, h2, li, button)')].flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < start - 10 || right > end + 10 ? [part.textContent] : [];
        });
      });
      expect([width, beyond]).toEqual([width, []]);
    }
  });
}

test('instructions: the number of an account is in one line on a small phone, above the button to copy it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(ROUTES.instructions.replace('CASH01', 'BANK01'));
  const number = page.getByText(/^\d{4}( \d{4}){3} \d\d$/);
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
  const [line, button] = [await number.boundingBox(), await copy.boundingBox()];
  if (line === null || button === null) throw new Error('no number or no button');
  expect(line.height).toBeLessThan(40);
  expect(button.y).toBeGreaterThanOrEqual(line.y + line.height);
  expect(button.width).toBeGreaterThan(250);
});

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const) {
  test(`promotion: the fields down to the SMS code are in sight, ${width} px wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    for (const language of ['en', 'es'] satisfies Language[]) {
      await open(ROUTES.promotion, { language });
      // Not `expectInReach`, which scrolls: the fields have a scroll margin.
      const [field, bar] = [
        await page.getByLabel(translated(language, 'promotion.smsCode')).first().boundingBox(),
        await page.locator('[data-action-bar]').boundingBox(),
      ];
      expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [844, 390],
  [1280, 800],
] as const) {
  test(`promotion: the agreements are beside the button that accepts them, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    for (const language of ['en', 'es'] satisfies Language[]) {
      await open(ROUTES.promotion, { language });
      const bar = page.locator('[data-action-bar]');
      await expect(bar.getByRole('button')).toBeVisible();
      await expect(bar.getByRole('link')).toHaveText([
        translated(language, 'promotion.agreement'),
        translated(language, 'promotion.privacy'),
      ]);
      const isFixed = await bar.evaluate((element) => getComputedStyle(element).position !== 'static');
      expect(isFixed).toBe(height > 480);
    }
  });
}

test('promotion: all fields are in sight on a phone on its side', async ({ page, open }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(ROUTES.promotion, { language: 'es' });
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await expect(field).toBeInViewport({ ratio: 1 });
  }
});

test('instructions: on a desktop the second column begins with the steps, and what is no step has no number', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(ROUTES.instructions);
  const [code, steps] = [
    page.getByRole('heading', { name: /^Your code/ }),
    page.getByRole('heading', { name: 'How to pay' }),
  ];
  const [left, right] = [await code.boundingBox(), await steps.boundingBox()];
  if (left === null || right === null) throw new Error('no code or no steps');
  expect(right.x).toBeGreaterThan(left.x + left.width);
  expect(Math.abs(right.y - left.y)).toBeLessThan(24);
  const cards = page.getByRole('main').locator('section');
  await expect(cards.filter({ hasText: 'How to pay' }).locator('ol')).toHaveCount(1);
  await expect(cards.filter({ hasText: 'Good to know' }).locator('ol')).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 900],
  [1024, 768],
  [844, 390],
] as const) {
  test(`the channels are beside the amounts, and stay there, ${width} px wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open(ROUTES.repay);
    const [lines, channel] = [page.locator('dl'), page.getByRole('button', { name: 'Tienda Uno', exact: true })];
    const [left, right] = [await lines.boundingBox(), await channel.boundingBox()];
    if (left === null || right === null) throw new Error('no lines or no channel');
    expect(right.x).toBeGreaterThan(left.x + left.width);
    expect(right.y).toBeLessThan(left.y + left.height);
    await expectInReach(page.getByRole('button', { name: 'Show at the till' }).first());
    await page.getByRole('button', { name: translated('en', 'lines.more') }).click();
    await expect(lines.locator('dt')).not.toHaveCount(2);
    expect(await channel.boundingBox()).toEqual(right);
  });
}

for (const route of [ROUTES.repay, ROUTES.extension, ROUTES.confirmLoan, ROUTES.instructions, ROUTES.dueOrder]) {
  test(`${route}: in a large window the hero is slim, and as wide as the cards`, async ({ page, open }) => {
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(route, { language: 'es' });
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(0.25 * height);
      const [end, cards] = await page.evaluate(() => {
        const rightOf = (selector: string) =>
          Math.max(...[...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().right));
        return [rightOf('header > div:last-child :is(p, li, button)'), rightOf('main .surface')];
      });
      // A link has padding.
      expect(Math.abs((end ?? 0) - (cards ?? Number.NaN))).toBeLessThanOrEqual(10);
    }
  });
}

test('order: the status is in one line, beside its picture and the amount', async ({ page, open }) => {
  for (const [width, height, text] of [
    [667, 375, '100%'],
    [844, 390, '100%'],
    [844, 390, '200%'],
    [1024, 768, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(ROUTES.dueOrder, { language: 'es' });
    await setTextSize(page, text);
    const status = page.getByRole('heading', { level: 2, name: 'Pago próximo' });
    const lines = await status.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect([width, text, lines]).toEqual([width, text, 1]);
  }
});

test('the barcode of a dialog is large in a large window', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(ROUTES.repay);
  await page.getByRole('button', { name: 'Barcode payment' }).first().click();
  const bars = page.getByRole('dialog').getByRole('img');
  await expect(bars).toBeVisible();
  expect((await bars.boundingBox())?.width).toBeGreaterThan(500);
});

for (const [route, size] of [
  ['/bind-card', { width: 768, height: 1024 }],
  [ROUTES.dueOrder, { width: 1280, height: 900 }],
  [ROUTES.confirmLoan, { width: 1280, height: 800 }],
  [ROUTES.promotion, { width: 768, height: 1024 }],
] as const) {
  test(`${route}: in a large window the button follows the cards of its column, ${size.width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(size);
    await open(route);
    const bar = await page.locator('[data-action-bar]').boundingBox();
    const ends = await page.locator('main section').evaluateAll(
      (all, left) =>
        all.flatMap((card) => {
          const box = card.getBoundingClientRect();
          return box.left === left ? [box.bottom] : [];
        }),
      bar?.x,
    );
    const gap = (bar?.y ?? Number.NaN) - Math.max(...ends);
    expect(gap).toBeGreaterThanOrEqual(8);
    expect(gap).toBeLessThan(40);
  });
}

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
] as const) {
  test(`instructions: the button follows the cards of the code, off the window's edge, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open(ROUTES.instructions);
    const [bar, company] = [
      await page.locator('[data-action-bar]').boundingBox(),
      await page.locator('main section').filter({ hasText: 'Company' }).boundingBox(),
    ];
    if (bar === null || company === null) throw new Error('no bar or no company');
    expect([bar.x, bar.width]).toEqual([company.x, company.width]);
    expect(bar.y - company.y - company.height).toBeCloseTo(12, 0);
    expect(bar.y + bar.height).toBeLessThanOrEqual(height - 12);
  });
}

test('below a single column the bar is as wide as the window, at its edge, and the button as the cards', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(ROUTES.dueOrder);
  const bar = page.locator('[data-action-bar]');
  const [ground, button, card] = [
    await bar.boundingBox(),
    await bar.getByRole('button').boundingBox(),
    await page.locator('main section').first().boundingBox(),
  ];
  if (ground === null) throw new Error('no bar');
  expect(ground.y + ground.height).toBe(900);
  expect([button?.x, button?.width]).toEqual([card?.x, card?.width]);
  const outset = await bar.evaluate((element) => getComputedStyle(element, '::before').borderImageOutset);
  expect(outset).not.toBe('0');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('repayment: the link to the calendar is beside the facts on a tablet', async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of ['en', 'es'] satisfies Language[]) {
    await open(ROUTES.repay, { language });
    const [fact, link] = [
      await page.getByRole('banner').getByRole('listitem').first().boundingBox(),
      await page.getByRole('button', { name: translated(language, 'calendar.add') }).boundingBox(),
    ];
    if (fact === null || link === null) throw new Error('no fact or no link');
    expect(Math.abs(fact.y + fact.height / 2 - link.y - link.height / 2)).toBeLessThan(2);
  }
});

test('complaints: on a phone on its side a count is beside its tab, and the state beside the time', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open('/complaintList');
  const tab = page.getByRole('tab').first();
  const [whole, count] = [await tab.boundingBox(), await tab.locator('span').boundingBox()];
  if (whole === null || count === null) throw new Error('no tab or no count');
  expect(count.x).toBeGreaterThan(whole.x + whole.width / 2);
  const row = page.getByRole('main').getByRole('listitem').first();
  const [time, state] = [
    await row.getByText(/^\d{4}-\d\d-\d\d/).boundingBox(),
    await row.getByText('Pending').boundingBox(),
  ];
  if (time === null || state === null) throw new Error('no time or no state');
  expect(state.x).toBeGreaterThan(time.x + time.width);
  expect(Math.abs(state.y + state.height / 2 - time.y - time.height / 2)).toBeLessThan(3);
});

test('the sheet for a payment keeps Continue in sight on a small phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(ROUTES.repay);
  await page.getByRole('button', { name: 'I already paid' }).tap();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
});

for (const [route, width] of [
  [ROUTES.promotion, 390],
  [ROUTES.promotion, 768],
  [ROUTES.repay, 1280],
] as const) {
  test(`the Back chevron begins where the content does, ${width} px wide`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(route);
    const chevron = await page.getByRole('button', { name: 'Back', exact: true }).locator('path').boundingBox();
    const content = await page.getByRole('banner').locator('div + div').first().boundingBox();
    expect(Math.abs((chevron?.x ?? 0) - (content?.x ?? 0))).toBeLessThan(1);
  });
}
