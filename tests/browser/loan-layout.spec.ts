/** The layout of a loan: confirmation and order. */
import { expect, expectInReach, ROUTES } from './fixtures.ts';
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
  boxOf,
  closeDialog,
  expectBarBelowCards,
  expectOnFirstScreen,
  fontSizeOf,
  linesOf,
  testLayout,
} from './views.ts';

testLayout(
  'confirmation',
  ROUTES.confirmLoan,
  { es: '844x390', en: '320x640' },
  async ({ page, language, t, check }) => {
    const main = page.getByRole('main');
    const submit = actionBar(page).getByRole('button', { name: t('confirm.submit'), exact: true });
    await check('cost, total and the day of the payment are in sight', ['320x640', '844x390'], async () => {
      for (const id of ['confirm.cost', 'confirm.total', 'confirm.paymentDate'])
        await expectOnFirstScreen(main.getByText(t(id), { exact: true }));
    });
    await check('so is the yearly cost', '320x640', () =>
      expectOnFirstScreen(main.getByText(t('confirm.yearlyCost'), { exact: true })),
    );
    await check('what is paid out, and Submit, are in sight', '844x390', async () => {
      await expectOnFirstScreen(main.getByText(t('promotion.receive'), { exact: true }).first());
      await expectOnFirstScreen(submit);
    });
    await check('the head has the amount', '390x844', () => expectHead(page));
    await check('the button follows the cards of its column', '1280x800', () => expectBarBelowCards(page));
    await check('the hero is slim', DESKTOPS, (view) => expectSlimHero(page, view));
    await check('values are beside labels, or below', ['390x844', '390x844 200%'], (view) => expectValues(page, view));
    await check('the label is apart from the product', LARGE_TEXT, () => expectLabelApart(page, t('confirm.receive')));
    const windows = ['320x568', '320x200', '390x640', '390x640 200%'] as const;
    await check(
      'the action bar scrolls where it takes much of the window',
      windows,
      async ({ height, isLargeText }) => {
        await expect(actionBar(page)).toHaveCSS('position', height === 200 || isLargeText ? 'static' : 'sticky');
      },
    );
    await check('consent and Submit stay in sight', '390x844 200%', async () => {
      await expectInReach(actionBar(page).getByRole('checkbox'));
      await expectInReach(submit);
    });
    // In English it has one line.
    if (language === 'en') return;
    await check('a label in two lines stays beside its colour', '390x844 200%', async () => {
      const lefts = await main
        .locator('dt')
        .nth(1)
        .evaluate((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return [...range.getClientRects()].map(({ left }) => left - label.getBoundingClientRect().left);
        });
      expect(lefts.length).toBeGreaterThan(1);
      expect(Math.min(...lefts)).toBeGreaterThan(20);
      expect(new Set(lefts).size).toBe(1);
    });
  },
);

testLayout(
  'confirmation, in instalments',
  ROUTES.confirmLoan.replace('101', '102'),
  { en: '568x320' },
  async ({ page, check }) => {
    await check('the hero is as wide as the cards', ['568x320', '844x390'], () => expectHeroAsWideAsCards(page));
  },
);

testLayout('order due', ROUTES.dueOrder, { en: '844x390 200%', es: '390x844' }, async ({ page, t, say, check }) => {
  const bar = actionBar(page);
  const status = say('Repayment due soon', 'Pago próximo');
  const extend = page.getByRole('button', { name: t('extension.title') });
  const reminder = page.getByRole('dialog', { name: t('order.reminderTitle') });

  await check('the reminder shows what it is about', '844x390 200%', () =>
    expectInReach(reminder.getByText(say('Your repayment is due on', 'Tu pago vence el'))),
  );
  await closeDialog(reminder, t('common.ok'));

  await check('Repay is on the first screen', '320x640', () => expectOnFirstScreen(bar.getByRole('button')));
  await check('the status is in one line', ['667x375', '844x390', '844x390 200%', '1024x768 200%'], async () => {
    expect(await linesOf(page.getByRole('heading', { level: 2, name: status }))).toEqual([1]);
  });
  await check('the hero is slim', DESKTOPS, (view) => expectSlimHero(page, view));
  await check('the button follows the cards of its column', '1280x900', () => expectBarBelowCards(page));
  await check('the bar is as wide as the window, and the button as the cards', '768x900', async () => {
    const [button, card] = [await boxOf(bar.getByRole('button')), await boxOf(page.locator('main section').first())];
    expect((await boxOf(bar)).bottom).toBe(900);
    expect([button.x, button.width]).toEqual([card.x, card.width]);
    const outset = await bar.evaluate((element) => getComputedStyle(element, '::before').borderImageOutset);
    expect(outset).not.toBe('0');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
  await check('the name of the row to extend is beside its icon, and the note below', '390x844 200%', async () => {
    const icon = await boxOf(extend.locator('svg').first());
    const name = await boxOf(extend.getByText(t('extension.title')));
    const note = await boxOf(extend.getByText(t('order.extendHint')));
    expect(name.height).toBeLessThan(48);
    expect(Math.abs(icon.middle - name.middle)).toBeLessThan(2);
    expect(note.x).toBe(icon.x);
    expect(note.y).toBeGreaterThanOrEqual(name.bottom);
  });
  await check('the due date follows the days left, not the link to the calendar', ['320x640', '353x640'], async () => {
    const hero = page.getByRole('banner');
    const days = await boxOf(hero.getByRole('listitem'));
    const date = await boxOf(hero.getByText(say('Your repayment is due on', 'Tu pago vence el')));
    const link = await boxOf(hero.getByRole('button', { name: t('calendar.add') }));
    expect(date.y - days.bottom).toBeLessThan(16);
    expect(Math.abs(link.middle - days.middle) < 2 || link.middle > date.bottom).toBe(true);
  });
  await check(
    'the days left are beside the status, the link to the calendar beside the amount',
    ['812x375', '844x390'],
    async () => {
      const hero = page.getByRole('banner');
      const days = await boxOf(hero.getByRole('listitem'));
      const link = await boxOf(hero.getByRole('button', { name: t('calendar.add') }));
      const amount = await boxOf(hero.getByText(say('₹3,460.45', '$3,460.45'), { exact: true }));
      expect(Math.abs(days.middle - (await boxOf(hero.getByRole('heading', { level: 2 }))).middle)).toBeLessThan(2);
      expect(Math.abs(link.middle - amount.middle)).toBeLessThan(8);
      expect(days.x).toBeGreaterThan(amount.x + amount.width);
    },
  );
  await check('the title is smaller than the amount', '320x640 200%', async () => {
    const sizeOf = (text: string) => fontSizeOf(page.getByRole('banner').getByText(text, { exact: true }));
    expect((await sizeOf(status)) / (await sizeOf(say('₹3,460.45', '$3,460.45')))).toBeLessThan(0.85);
  });
  await check('the bar has Repay alone, and stays in sight', ['390x844 200%', '844x390 200%'], async () => {
    await expect(bar.getByRole('button')).toHaveCount(1);
    await expectInReach(bar.getByRole('button', { name: t('order.repay') }));
    // A reader scrolls it clear of the bar.
    await extend.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await extend.tap();
    await expect(page.getByRole('heading', { level: 1, name: t('extension.title') })).toBeVisible();
    await page.goBack();
    await expect(extend).toBeVisible();
  });
});

testLayout(
  'order under review',
  '/loan-detail?productId=101&orderId=1000021',
  { en: '844x390' },
  async ({ page, check }) => {
    await check('the total is in sight', '844x390', () =>
      expectOnFirstScreen(page.getByRole('main').getByText('Total to pay', { exact: true }).first()),
    );
  },
);

testLayout(
  'order overdue',
  '/loan-detail?productId=102&orderId=1000180',
  { en: '844x390' },
  async ({ page, check }) => {
    await closeDialog(page.getByRole('dialog', { name: 'Repayment reminder' }), 'OK');
    await check('the button to repay is in sight', '844x390', () =>
      expectOnFirstScreen(page.getByRole('button', { name: 'Repay', exact: true })),
    );
    await check('the hero is as wide as the cards', ['568x320', '844x390'], () => expectHeroAsWideAsCards(page));
  },
);

testLayout(
  'order settled',
  '/loan-detail?productId=101&orderId=1000200',
  { en: '844x390 200%' },
  async ({ page, check }) => {
    const rating = page.getByRole('dialog', { name: 'How was your experience?' });
    await check('the stars of the rating are in sight', '844x390 200%', async () => {
      await expect(rating.getByRole('radio')).toHaveCount(5);
      for (const star of await rating.getByRole('radio').all()) await expectInReach(star);
    });
    await check('a star is chosen by touch, by a mouse and by keys', '390x844', async () => {
      const star = rating.getByRole('radio');
      const chosen = rating.getByRole('radio', { checked: true });
      const fillOf = (index: number) => star.nth(index).locator('path').last();
      await star.nth(1).tap();
      await expect(fillOf(1)).not.toHaveCSS('fill', 'none');
      await expect(fillOf(2)).toHaveCSS('fill', 'none');
      await expect(chosen).toHaveAccessibleName('2');
      await star.nth(3).click();
      await expect(chosen).toHaveAccessibleName('4');
      await page.keyboard.press('ArrowLeft');
      await expect(chosen).toHaveAccessibleName('3');
    });
    await closeDialog(rating, 'Close');
    await check('values are beside labels, or below', ['390x844', '390x844 200%'], (view) => expectValues(page, view));
  },
);
