/** The layout of what comes before a loan: landing page, card binding, recommended loans. */
import type { Page } from '@playwright/test';
import { expect, ROUTES } from './fixtures.ts';
import * as views from './views.ts';

const { actionBar, boxesOf, boxOf, fontSizeOf, overflowOf, testLayout } = views;

testLayout('landing page', ROUTES.promotion, { en: '320x640', es: '844x390' }, async ({ page, t, check }) => {
  const bar = actionBar(page);
  const fields = page.getByRole('main').getByRole('textbox');
  await check(
    'the fields down to the SMS code are in sight',
    ['1280x800', '1024x768', '390x844', '320x640'],
    async () => {
      // Not `expectInReach`, which scrolls: the fields have a scroll margin.
      const field = await boxOf(page.getByLabel(t('promotion.smsCode')).first());
      expect(field.bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
    },
  );
  await check('all fields are in sight', '844x390', async () => {
    for (const field of await fields.all()) await expect(field).toBeInViewport({ ratio: 1 });
  });
  await check(
    'the agreements are beside their button',
    ['390x844', '320x640', '844x390', '1280x800'],
    async ({ height }) => {
      await expect(bar.getByRole('button')).toBeVisible();
      await expect(bar.getByRole('link')).toHaveText([t('promotion.agreement'), t('legal.privacyTitle')]);
      const isFixed = await bar.evaluate((element) => getComputedStyle(element).position !== 'static');
      expect(isFixed).toBe(height > 480);
    },
  );
  await check('the button follows the cards of its column', '768x1024', () => views.expectBarBelowCards(page));
  await check('Back begins where the content does', ['390x800', '768x800'], () => views.expectBackAtContent(page));
});

testLayout('landing page of a sample', '/promotion?id=1', { en: '844x390' }, async ({ page, check }) => {
  await check('the field for the number is in sight', '844x390', () =>
    views.expectOnFirstScreen(page.getByRole('main').getByText('Mobile number', { exact: true }).first()),
  );
  await check('the title is whole', '320x640 200%', async () => {
    const title = page.getByRole('heading', { name: 'Borrow up to ₹12,500: you see the cost first' });
    expect(await overflowOf(title, 'Height')).toBeLessThanOrEqual(1);
  });
  await check('what is typed grows with the text, and is whole', '390x844', async () => {
    await expectTypedTextGrows(page, 'Mobile number', '13800138000');
    await expectTypedTextGrows(page, 'SMS code', '123456');
  });
});

testLayout('card binding', ROUTES.bindCard, { en: '390x844' }, async ({ page, check }) => {
  await check('the button follows the cards of its column', '768x1024', () => views.expectBarBelowCards(page));
  await check('what is typed grows with the text, and is whole', '390x844', () =>
    expectTypedTextGrows(page, 'Phone number', '5512345678'),
  );
  await check('name and number are whole, and all fields have one height', '390x844 200%', async () => {
    for (const [label, text] of [
      ['Name on the card', 'María Fernanda Ortiz López'],
      ['Card number', '4111111111111111'],
    ] as const) {
      const field = page.getByRole('textbox', { name: label });
      await field.fill(text);
      expect(await overflowOf(field)).toBe(0);
    }
    expect(new Set((await boxesOf(page.getByRole('textbox'))).map(({ height }) => height)).size).toBe(1);
  });
});

testLayout('recommended loans', ROUTES.recommendList, { es: '390x844', en: '390x844' }, async ({ page, check }) => {
  await check('no name and no fact breaks', '390x844 200%', async () => {
    const texts = page.getByRole('main').getByRole('listitem').locator('span:not(:has(*))');
    const [words, lines] = [await texts.allTextContents(), await views.linesOf(texts)];
    expect(words.length).toBeGreaterThan(8);
    expect(words.filter((_, index) => lines[index] !== 1)).toEqual([]);
  });
});

async function expectTypedTextGrows(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label).first();
  await views.setView(page, '390x844');
  const before = await fontSizeOf(field);
  await views.setView(page, '390x844 200%');
  await field.fill(text);
  expect((await fontSizeOf(field)) / before).toBeGreaterThan(1.9);
  expect(await overflowOf(field)).toBe(0);
}
