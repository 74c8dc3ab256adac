/** The public site in its sizes: what can be reached on a small phone, and what a desktop makes of it. */
import type { Page } from '@playwright/test';
import { translated } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { setTextSize } from './layout.ts';

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

const linesOfSections = (page: Page) =>
  page.locator('nav a').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

for (const language of ['en', 'es'] as const) {
  test(`all sections of the navigation are in sight on a small phone, ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/', { language });
    const sections = await boxesOf(page, 'nav a');
    expect(sections.filter(({ left, right }) => left >= 0 && right <= 320)).toHaveLength(4);
    // In one row.
    expect(new Set(sections.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(sections.filter(({ height }) => height >= 44 && height < 48)).toHaveLength(4);
  });
}

for (const language of ['en', 'es'] as const) {
  test(`with text at twice its size the language is beside the name, above a grid of two by two sections, ${language}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/', { language });
    await setTextSize(page, '200%');
    const [brand] = await boxesOf(page, 'header a');
    const [other] = await boxesOf(page, 'header a[lang]');
    expect(other.left).toBeGreaterThanOrEqual(brand.right);
    expect(other.top).toBeLessThan(brand.bottom);
    const sections = await boxesOf(page, 'nav a');
    expect(sections.filter(({ left, right }) => left >= 0 && right <= 390)).toHaveLength(4);
    expect(new Set(sections.map(({ left }) => Math.round(left))).size).toBe(2);
    expect((await linesOfSections(page)).slice(0, 2)).toEqual([1, 1]);
  });

  test(`the names of sections and of the language grow as much as the text, ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/', { language });
    const sizes = () =>
      page
        .locator('nav a, header a[lang]')
        .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)));
    const before = await sizes();
    expect(before).toHaveLength(5);
    await setTextSize(page, '200%');
    expect(await sizes()).toEqual(before.map((size) => 2 * size));
    const [brand] = await boxesOf(page, 'header a');
    const [other] = await boxesOf(page, 'header a[lang]');
    expect(other.left).toBeGreaterThanOrEqual(brand.right);
    const sections = await boxesOf(page, 'nav a');
    expect(sections.filter(({ left, right }) => left >= 0 && right <= 320)).toHaveLength(4);
  });

  test(`the line below the current section is as wide as its name, ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const route of ['/', '/About']) {
      await open(route, { language });
      const widths = await page.locator('nav a[aria-current]').evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return [Number.parseFloat(getComputedStyle(link, '::after').width), text.getBoundingClientRect().width];
      });
      expect(widths[0]).toBeCloseTo(widths[1] ?? Number.NaN, 0);
    }
  });

  test(`the short names of sections have one line on a phone, ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/', { language });
    expect(await linesOfSections(page)).toEqual([1, 1, 2, 2]);
  });

  test(`the dots of the pictures are 16 px below the longest text, ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/', { language });
    const texts = await boxesOf(page, '[aria-roledescription="slide"] p');
    const [dot] = await boxesOf(page, '[aria-roledescription="carousel"] button[aria-current] > span');
    expect(texts).toHaveLength(3);
    expect(dot.top - Math.max(...texts.map(({ bottom }) => bottom))).toBeCloseTo(16, 0);
  });

  test(`the calculator's first field is in sight on a phone, upright and on its side, ${language}`, async ({
    page,
    open,
  }) => {
    await open('/', { language });
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => (await boxesOf(page, '[data-symbol] > input'))[0]?.bottom)
        .toBeLessThanOrEqual(height);
    }
  });
}

for (const language of ['en', 'es'] as const) {
  test(`the button to apply is in sight on a desktop, ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open('/', { language });
    await expect(page.getByRole('link', { name: translated(language, 'official.apply') })).toBeInViewport({ ratio: 1 });
  });
}

test('the symbol of the currency and the buttons beside the amount grow with the field', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  await page.getByRole('button', { name: /^Increase/ }).waitFor();
  for (const size of ['100%', '200%']) {
    await setTextSize(page, size);
    const field = page.locator('[data-symbol] > input');
    const { height, symbol } = await field.evaluate((input) => ({
      height: input.getBoundingClientRect().height,
      symbol: Number.parseFloat(getComputedStyle(input.parentElement ?? input, '::before').height),
    }));
    expect(symbol).toBeCloseTo(height, 1);
    const buttons = await boxesOf(page, '[data-symbol] ~ div button');
    expect([size, buttons.map((button) => [button.width, button.height])]).toEqual([
      size,
      [
        [height, height],
        [height, height],
      ],
    ]);
  }
});

test('the site has the mark of the icon and of the product', async ({ page, open }) => {
  await open('/');
  const mark = await page.locator('header svg path').first().getAttribute('d');
  const icon = decodeURIComponent((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '');
  const product = await (await page.request.get(new URL('/pictures/product-azul.svg', page.url()).href)).text();
  expect(icon).toContain(mark);
  expect(product).toContain(mark);
});

for (const language of ['en', 'es'] as const) {
  test(`the first field of the calculator is in the first screen of a phone, ${language}`, async ({ page, open }) => {
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
