/** The layout of the screens on which a loan is paid: repayment, extension and instructions. */
import type { Page } from '@playwright/test';
import { expect, expectInReach, ROUTES, voucherCode } from './fixtures.ts';
import {
  DESKTOPS,
  expectHead,
  expectHeroAsWideAsCards,
  expectLabelApart,
  expectSlimHero,
  expectValues,
  LARGE_TEXT,
} from './money-views.ts';
import {
  actionBar,
  boxesOf,
  boxOf,
  closeDialog,
  expectBackAtContent,
  expectOnFirstScreen,
  testLayout,
} from './views.ts';

testLayout('repayment', ROUTES.repay, { es: '844x390', en: '320x640' }, async ({ page, t, say, check }) => {
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const [hero, main] = [page.getByRole('banner'), page.getByRole('main')];
  const facts = hero.getByRole('listitem');
  const labels = main.locator('dt');
  const channel = page.getByRole('button', { name: 'Tienda Uno', exact: true });
  const service = button('common.customerService').last();
  const dialog = page.getByRole('dialog');
  await expect(facts).toHaveCount(2);
  await expect(facts.last()).toHaveText(/\d{4}-\d\d-\d\d \([a-záé]+\)$/i);

  await check('the first channel is in sight, not below customer service', ['320x640', '844x390'], async () => {
    await expectOnFirstScreen(channel);
    // It finds another place when the page is at rest.
    await expect(async () => {
      const [row, floating] = [await boxOf(channel), await boxOf(service)];
      expect(row.bottom <= floating.y || row.y >= floating.bottom || row.right <= floating.x).toBe(true);
    }).toPass();
  });
  await check('days left and due date share a row', ['320x740', '375x740'], async ({ width }) => {
    expect((await boxOf(facts.last())).y).toBe((await boxOf(facts.first())).y);
    await expect(facts.last().getByText(/^ \(.*\)$/)).toBeVisible({ visible: width === 375 });
  });
  await check('the link to the calendar and More are in sight', '844x390', async () => {
    for (const id of ['calendar.add', 'lines.more']) await expectOnFirstScreen(button(id));
  });
  await check('the link to the calendar is beside the facts', '768x1024', async () => {
    const [fact, link] = [await boxOf(facts.first()), await boxOf(button('calendar.add'))];
    expect(Math.abs(fact.middle - link.middle)).toBeLessThan(2);
  });
  await check('a channel is a row, with Copy and the bars at its end', '390x844', async () => {
    const item = page.getByRole('listitem').filter({ has: channel });
    const boxIn = (id: string) => boxOf(item.getByRole('button', { name: t(id) }));
    const [row, bars, copy] = [await boxOf(item), await boxIn('channels.barcode'), await boxIn('common.copy')];
    expect(row.height).toBeGreaterThanOrEqual(72);
    expect(row.height).toBeLessThanOrEqual(84);
    expect([bars.width, bars.height].every((size) => size >= 44)).toBe(true);
    expect(Math.abs(bars.middle - copy.middle)).toBeLessThan(2);
    expect(copy.right).toBeLessThanOrEqual(bars.x);
  });
  await check(
    'a code is in one line, with the link to the instructions and the controls below',
    '320x640',
    async () => {
      const item = page.getByRole('listitem').filter({ has: channel });
      const digits = await boxOf(item.getByText(/^[\d ]+$/));
      expect(digits.height).toBeLessThan(24);
      const link = await boxOf(item.getByText(t('channels.hint'), { exact: true }));
      expect(link.y).toBeGreaterThanOrEqual(digits.bottom);
      const copy = await boxOf(item.getByRole('button', { name: t('common.copy') }));
      const bars = await boxOf(item.getByRole('button', { name: t('channels.barcode') }));
      for (const control of [copy, bars]) {
        expect(control.y).toBeGreaterThanOrEqual(digits.bottom - 1);
        expect(Math.abs(control.middle - link.middle)).toBeLessThan(3);
      }
      expect(link.right).toBeLessThan(copy.x);
      expect(link.x).toBeLessThan(digits.x);
      const word = await boxOf(item.getByText(t('channels.barcodeShort'), { exact: true }));
      expect(Math.abs(word.middle - copy.middle)).toBeLessThan(3);
      expect(copy.right).toBeLessThanOrEqual(bars.x);
    },
  );
  await check('the hero is as wide as the cards', ['568x320', '844x390'], () => expectHeroAsWideAsCards(page));
  await check('the head stays, with the amount once the hero has left', '390x844', () => expectHead(page));
  await check('nothing that gets the focus is behind the head', '320x640', () => expectFocusBelowHead(page));
  await check('with large text the head leaves', '320x640 200%', async () => {
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  });
  await check('the hero is slim', DESKTOPS, (view) => expectSlimHero(page, view));
  await check('Back begins where the content does', '1280x800', () => expectBackAtContent(page));
  await check('values are beside labels, or below', ['390x844', '390x844 200%'], (view) => expectValues(page, view));
  await check('the label is apart from the product', LARGE_TEXT, () => expectLabelApart(page, t('repay.amount')));
  await check('each action of a channel is whole', '320x640 200%', () => expectWholeActions(page));
  await check('what to do and the name of the day are on the first screen', '390x844 200%', async () => {
    await expectOnFirstScreen(main.getByRole('heading', { name: t('channels.title') }));
    const [date, day] = [page.getByText(/^\d{4}-\d\d-\d\d$/), page.getByText(/^ \([a-záé]+\)$/i)];
    expect((await boxOf(day)).y).toBeGreaterThanOrEqual((await boxOf(date)).y + 20);
  });
  await check('amounts are beside each other, or below', ['780x360', '780x360 200%'], async ({ isLargeText }) => {
    await expect(labels).toHaveCount(2);
    const lefts = (await boxesOf(labels)).map(({ left }) => left);
    expect(new Set(lefts).size).toBe(isLargeText ? 1 : 2);
  });
  await check('the hero begins at the left', '780x360 200%', async () => {
    const parts = await boxesOf(hero.locator(`p:text-matches("${t('repay.amount')}|[₹$]"), li:first-child`));
    expect(parts).toHaveLength(3);
    expect(new Set(parts.map(({ left }) => left)).size).toBe(1);
  });
  await check('the channels stay beside the amounts', ['1280x900', '1024x768', '844x390'], async () => {
    const [left, right] = [await boxOf(page.locator('dl')), await boxOf(channel)];
    expect(right.x).toBeGreaterThan(left.right);
    expect(right.y).toBeLessThan(left.bottom);
    await expectInReach(button('channels.barcode').first());
    await button('lines.more').click();
    await expect(labels).not.toHaveCount(2);
    expect(await boxOf(channel)).toEqual(right);
    await button('lines.hide').click();
    await expect(labels).toHaveCount(2);
  });

  await check('a sheet is in the middle of a large window, with round corners', '1280x900', async () => {
    await button('paid.open').click();
    const sheet = page.locator('.adm-popup-body').filter({ has: dialog });
    await expect(sheet).toHaveCSS('translate', /^(none|0px( 0px)?)$/);
    const { middle, x, width } = await boxOf(sheet);
    expect([middle, x + width / 2].map(Math.round)).toEqual([450, 640]);
    await expect(sheet).toHaveCSS('border-bottom-left-radius', '16px');
    await closeDialog(dialog, t('common.close'));
  });
  await check('the sheet for a payment has Continue in sight', '320x640', async () => {
    await button('paid.open').tap();
    await expect(button('common.continue')).toBeInViewport({ ratio: 1 });
    await closeDialog(dialog, t('common.close'));
  });
  await check('the barcode dialog has Close in sight', ['844x390', '320x640 200%'], async () => {
    await button('channels.barcode').first().tap();
    await expect(dialog.getByRole('button', { name: t('common.close') })).toBeInViewport({ ratio: 1 });
    await closeDialog(dialog, t('common.close'));
  });
  await check("the server's picture of a barcode is large, and what to do below it whole", '844x390', async () => {
    await button('channels.barcode').first().tap();
    const sizeOf = ({ width, height, naturalWidth, naturalHeight }: HTMLImageElement) =>
      Math.min(width, (height * naturalWidth) / naturalHeight);
    await expect.poll(() => dialog.getByRole('img').evaluate(sizeOf)).toBeGreaterThan(300);
    await closeDialog(dialog, t('common.close'));
    await button('channels.barcode').nth(1).tap();
    // Both slide in.
    const boxOfText = (id: string) => boxOf(dialog.getByText(t(id)));
    const gap = async () => (await boxOfText('common.close')).y - (await boxOfText('channels.scan')).bottom;
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await closeDialog(dialog, t('common.close'));
  });
  await check('the barcode of the dialog is large', '1280x800', async () => {
    await button('channels.barcode').first().click();
    await expect(dialog.getByRole('img')).toBeVisible();
    expect((await boxOf(dialog.getByRole('img'))).width).toBeGreaterThan(500);
    await closeDialog(dialog, t('common.close'));
  });
  await check('the dialogs of a code have its digits and a button in sight', '844x390 200%', async () => {
    await button('channels.barcode').nth(1).tap();
    const barcode = page.getByRole('dialog', { name: t('channels.barcode') });
    await expectInReach(barcode.getByText(/^[\d ]+$/));
    await closeDialog(barcode, t('common.close'));
    await button('till.show').first().tap();
    const till = page.getByRole('dialog', { name: say('₹3,460.45', '$3,460.45') });
    await expectInReach(till.getByText(/^[\d ]+$/));
    await expectInReach(till.getByRole('button', { name: t('common.close') }));
  });
});

testLayout('extension', ROUTES.extension, { en: '844x390', es: '390x844' }, async ({ page, t, check }) => {
  await check('the link to repay instead is in sight', '844x390', () =>
    expectOnFirstScreen(page.getByRole('main').getByText(t('extension.repayToday'), { exact: true })),
  );
  await check('the hero is slim', DESKTOPS, (view) => expectSlimHero(page, view));
  await check('the head has the amount', '390x844', () => expectHead(page));
  await check('each action of a channel is whole', '320x640 200%', () => expectWholeActions(page));
  await check('the label is apart from the product', LARGE_TEXT, () => expectLabelApart(page, t('extension.payToday')));
});

testLayout('instructions', ROUTES.instructions, { es: '844x390', en: '320x640' }, async ({ page, t, say, check }) => {
  const main = page.getByRole('main');
  const copies = main.getByRole('button', { name: t('common.copy'), exact: true });
  const card = (title: string) => main.locator('section').filter({ hasText: title });
  const howToPay = say('How to pay', 'Cómo pagar');
  const startOf = (id: string) => new RegExp(`^${t(id).replace(/\{.*/, '')}`);
  // The due date arrives after the screen.
  await expect(page.getByText(startOf('repay.payBy'))).toBeVisible();

  await check('the head has the amount', '390x844', () => expectHead(page));
  await check('the code and its bars are in sight', ['320x640', '844x390'], async () => {
    await expectOnFirstScreen(voucherCode(page));
    await expectOnFirstScreen(page.getByRole('img', { name: t('instructions.codeImage') }));
  });
  await check('the validity of the code is in sight', '844x390', () =>
    expectOnFirstScreen(
      main.getByText(say('Valid until your repayment date', 'Válido hasta tu fecha de pago')).first(),
    ),
  );
  await check('the bar cuts neither Save nor Print nor the text above', ['844x390', '932x430'], async () => {
    const { y: barTop } = await boxOf(actionBar(page));
    for (const id of ['picture.save', 'common.print']) {
      const icon = page.getByRole('button', { name: t(id) }).locator('svg');
      expect((await boxOf(icon)).y).toBeGreaterThanOrEqual(barTop);
    }
    expect((await boxOf(main.getByText('Tienda Uno').nth(1))).bottom).toBeLessThanOrEqual(barTop);
    expect((await boxOf(main.locator('img').first())).width).toBeGreaterThan(300);
  });
  await check('both buttons to copy end at the same edge', '390x844', async () => {
    await expect(copies).toHaveCount(2);
    expect(new Set((await boxesOf(copies)).map(({ right }) => right)).size).toBe(1);
  });
  await check('the second column begins with the steps, which alone have numbers', '1280x800', async () => {
    const left = await boxOf(page.getByRole('heading', { name: startOf('instructions.for') }));
    const right = await boxOf(page.getByRole('heading', { name: howToPay }));
    expect(right.x).toBeGreaterThan(left.right);
    expect(Math.abs(right.y - left.y)).toBeLessThan(24);
    await expect(card(howToPay).locator('ol')).toHaveCount(1);
    await expect(card(say('Good to know', 'Ten en cuenta')).locator('ol')).toHaveCount(0);
  });
  await check('the hero is slim', DESKTOPS, (view) => expectSlimHero(page, view));
  await check('the button follows the cards of the code', DESKTOPS, async ({ height }) => {
    const [bar, company] = [await boxOf(actionBar(page)), await boxOf(card(t('instructions.company')))];
    expect([bar.x, bar.width]).toEqual([company.x, company.width]);
    expect(bar.y).toBeCloseTo(company.bottom, 0);
    expect(bar.bottom).toBeLessThanOrEqual(height - 12);
  });
  await check('the digits and the logo are on the first screen', LARGE_TEXT, async () => {
    expect((await boxOf(voucherCode(page))).bottom).toBeLessThan((await boxOf(actionBar(page))).y);
    const payee = page.getByRole('banner').locator('p').first();
    expect((await boxOf(payee.locator('span'))).x).toBeGreaterThanOrEqual((await boxOf(payee.locator('img'))).right);
    await expect(page.getByText('1000174').filter({ visible: true })).toHaveCount(1);
  });
  await check('Copy is below the code, and begins where it does', '390x844 200%', async () => {
    const [digits, copy] = [await boxOf(voucherCode(page)), await boxOf(copies.first().locator('span'))];
    expect(copy.y).toBeGreaterThanOrEqual(digits.bottom - 1);
    expect(copy.x).toBe(digits.x);
  });
});

const TRANSFER = ROUTES.instructions.replace('CASH01', 'BANK01');
testLayout('instructions for a transfer', TRANSFER, { en: '320x640' }, async ({ page, check }) => {
  await check('the number is in one line, above the button to copy it', '320x640', async () => {
    const number = await boxOf(page.getByText(/^\d{4}( \d{4}){3} \d\d$/));
    const copy = await boxOf(page.getByRole('button', { name: 'Copy', exact: true }).first());
    expect(number.height).toBeLessThan(40);
    expect(copy.y).toBeGreaterThanOrEqual(number.bottom);
    expect(copy.width).toBeGreaterThan(250);
  });
});

async function expectFocusBelowHead(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 9999));
  await page.getByRole('main').getByRole('button').last().focus();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    expect((await boxOf(page.locator('main :focus'))).y).toBeGreaterThanOrEqual(44);
  }
}

async function expectWholeActions(page: Page): Promise<void> {
  const buttons = page.getByRole('main').getByRole('listitem').getByRole('button');
  expect(await buttons.count()).toBeGreaterThan(10);
  const cut = await buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const card = button.closest('li, [role=listitem]')?.getBoundingClientRect();
      const { left, right } = button.getBoundingClientRect();
      return card === undefined || left < card.left || right > card.right ? [button.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
}
