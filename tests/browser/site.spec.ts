/** The public site in its sizes: what can be reached on a small phone, and what a desktop makes of it. */
import type { Page } from '@playwright/test';
import { loadRoboto } from '../gallery/roboto.ts';
import { expect, test } from './fixtures.ts';
import { setTextSize } from './layout.ts';

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

for (const language of ['en', 'es'] as const) {
  test(`all sections of the navigation are in sight on a small phone, ${language}`, async ({ page, open }) => {
    await loadRoboto(page.context());
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/', { language });
    const sections = await boxesOf(page, 'nav a');
    expect(sections.filter(({ left, right }) => left >= 0 && right <= 320)).toHaveLength(4);
    // In one row.
    expect(new Set(sections.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(sections.filter(({ height }) => height >= 44 && height < 48)).toHaveLength(4);
  });
}

test('with text at twice its size the language is beside the name, above two rows of sections', async ({
  page,
  open,
}) => {
  await loadRoboto(page.context());
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/', { language: 'es' });
  await setTextSize(page, '200%');
  const [brand] = await boxesOf(page, 'header a');
  const [language] = await boxesOf(page, 'header a[lang]');
  expect(language.left).toBeGreaterThanOrEqual(brand.right);
  expect(language.top).toBeLessThan(brand.bottom);
  const sections = await boxesOf(page, 'nav a');
  expect(sections.filter(({ left, right }) => left >= 0 && right <= 390)).toHaveLength(4);
  expect(new Set(sections.map(({ top }) => Math.round(top))).size).toBe(2);
});

for (const language of ['en', 'es'] as const) {
  test(`the first field of the calculator is in the first screen of a phone, ${language}`, async ({ page, open }) => {
    await loadRoboto(page.context());
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/', { language });
    await expect(page.locator('main input').first()).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone each promise has its picture beside its text, on a desktop above it', async ({ page, open }) => {
  for (const [width, isBeside] of [
    [320, true],
    [390, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open('/About');
    const pictures = await boxesOf(page, 'main li svg');
    const texts = await boxesOf(page, 'main li p');
    expect(pictures).toHaveLength(3);
    expect([width, pictures.map(({ right }, index) => right <= texts[index].left)]).toEqual([
      width,
      [isBeside, isBeside, isBeside],
    ]);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`the privacy notice is as high as its text and scrolls with the page, ${width} px wide`, async ({
    page,
    open,
    expectOnConsole,
  }) => {
    // Chromium warns of the rights that our own notice needs.
    expectOnConsole(/^An iframe which has both allow-scripts and allow-same-origin/);
    await page.setViewportSize({ width, height });
    await open('/Policy');
    const notice = page.frameLocator('iframe');
    const lastSection = notice.locator('#root').getByRole('heading', { name: '13. Your consent' });
    await lastSection.waitFor();
    const scrolled = () =>
      notice.locator('html').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(scrolled).toBe(0);
    await notice.locator('#root').getByRole('link', { name: /^13\./ }).click();
    await expect(lastSection).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(height);
    // It gets shorter again where its lines are longer.
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(scrolled).toBe(0);
    const text = await notice.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    expect((await boxesOf(page, 'iframe'))[0].height - text).toBeLessThan(4);
  });
}

for (const route of ['/', '/About', '/User', '/Contact']) {
  test(`${route}: no button is wider than its text needs on tablet and desktop`, async ({ page, open }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(route);
      const wide = (await boxesOf(page, 'main button, main a')).filter((box) => box.width > 440);
      expect([width, wide]).toEqual([width, []]);
    }
  });
}

test('the table of contents is beside the loan terms on a desktop, above them on a phone', async ({ page, open }) => {
  for (const [width, isBeside] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open('/Loan');
    const [contents] = await boxesOf(page, 'main nav');
    const [terms] = await boxesOf(page, 'main article');
    expect([width, contents.right <= terms.left]).toEqual([width, isBeside]);
    expect([width, contents.bottom <= terms.top]).toEqual([width, !isBeside]);
  }
});
