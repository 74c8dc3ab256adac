/** The public site: what is in sight on phones, and how a desktop shows it. */
import type { Page } from '@playwright/test';
import { expect, test, waitForScreen } from './fixtures.ts';
import { boxesOf, boxOf, checksOf, fontSizeOf, linesOf, setView, testLayout } from './views.ts';

testLayout('site, home', '/', { es: '320x640', en: '390x844' }, async ({ page, t, check }) => {
  const sections = page.locator('nav a');
  const brand = page.locator('header a').first();
  const otherLanguage = page.locator('header a[lang]');
  const amount = page.locator('[data-symbol] > input');
  const steppers = page.locator('.adm-stepper button');
  const apply = page.getByRole('link', { name: t('promotion.apply'), exact: true }).first();
  const expectSectionsInWindow = async (width: number) =>
    expect((await boxesOf(sections)).filter(({ left, right }) => left >= 0 && right <= width)).toHaveLength(4);
  await expect(steppers).toHaveCount(2);

  await check('all sections are in sight, in one row', '320x640', async ({ width }) => {
    await expectSectionsInWindow(width);
    const boxes = await boxesOf(sections);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(boxes.filter(({ height }) => height >= 44 && height < 48)).toHaveLength(4);
  });
  await check('the short names of sections have one line', '390x844', async () => {
    expect(await linesOf(sections)).toEqual([1, 1, 2, 2]);
  });
  await check('the line below the current section is as wide as its name', '390x844', () => expectUnderlined(page));
  await check('the dots of the pictures are 16 px below the longest text', '390x844', async () => {
    const texts = await boxesOf(page.locator('[aria-roledescription="slide"] p'));
    const dot = await boxOf(page.locator('[aria-roledescription="carousel"] button[aria-current] > span').first());
    expect(texts).toHaveLength(3);
    expect(dot.y - Math.max(...texts.map(({ bottom }) => bottom))).toBeCloseTo(16, 0);
  });
  await check("the calculator's first field is in sight", ['320x568', '390x844', '844x390'], async () => {
    await expect(amount).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main input').first()).toBeInViewport({ ratio: 1 });
  });
  await check('the link to apply is in sight', ['320x568', '390x844', '844x390', '768x1024', '1280x800'], () =>
    expect(apply).toBeInViewport({ ratio: 1 }),
  );
  await check(
    'the terms are in rows of five, large enough to tap',
    ['320x640', '390x844', '844x390', '1280x800'],
    async () => {
      const boxes = await boxesOf(page.getByRole('option'));
      expect(boxes).toHaveLength(10);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2);
      expect(Math.min(...boxes.flatMap((box) => [box.width, box.height]))).toBeGreaterThanOrEqual(44);
    },
  );
  await check('the slider is between its buttons, and moves the amount', '390x844', async () => {
    const [less, more] = await boxesOf(steppers);
    const track = await boxOf(page.locator('.adm-slider-track'));
    expect(track.x).toBeGreaterThan(less?.right ?? Number.NaN);
    expect(track.right).toBeLessThan(more?.left ?? Number.NaN);
    await page.locator('.adm-slider-track-container').click({ position: { x: track.width / 2, y: 20 } });
    await expect(page.getByRole('slider')).toHaveValue('25000');
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await expect(amount).toHaveValue('26,000');
    await expect(page.locator('.adm-slider-thumb')).toHaveCSS('outline-style', 'solid');
    await amount.fill('10000');
  });
  await check('the text of the product picture is inside its phone', ['320x640', '390x844', '1280x800'], async () => {
    const phone = page.locator('[aria-roledescription="slide"] [aria-hidden]').first();
    expect(await phone.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  await check('no button is wider than its text needs', ['768x900', '1280x900'], () => expectNarrowButtons(page));
  await check('the symbol and the buttons are as high as the amount', ['390x844', '390x844 200%'], async () => {
    const { height } = await boxOf(amount);
    const symbol = await amount.evaluate((input) =>
      Number.parseFloat(getComputedStyle(input.parentElement ?? input, '::before').height),
    );
    expect(symbol).toBeCloseTo(height, 1);
    const sizes = (await boxesOf(steppers)).flatMap((box) => [box.width, box.height]);
    expect(sizes).toEqual(Array(4).fill(height));
  });
  await check('the language is beside the name, above two by two sections', '390x844 200%', async ({ width }) => {
    const [name, other] = [await boxOf(brand), await boxOf(otherLanguage)];
    expect(other.x).toBeGreaterThanOrEqual(name.right);
    expect(other.y).toBeLessThan(name.bottom);
    await expectSectionsInWindow(width);
    expect(new Set((await boxesOf(sections)).map(({ left }) => Math.round(left))).size).toBe(2);
    expect((await linesOf(sections)).slice(0, 2)).toEqual([1, 1]);
  });
  await check('the names of sections and of the language grow as much as the text', '320x640', async ({ width }) => {
    const links = await page.locator('nav a, header a[lang]').all();
    const before = await Promise.all(links.map(fontSizeOf));
    expect(before).toHaveLength(5);
    await setView(page, '320x640 200%');
    expect(await Promise.all(links.map(fontSizeOf))).toEqual(before.map((size) => 2 * size));
    expect((await boxOf(otherLanguage)).x).toBeGreaterThanOrEqual((await boxOf(brand)).right);
    await expectSectionsInWindow(width);
  });
  await check('amounts end, and steps begin, at the edge of their card', '320x640 200%', async () => {
    const payments = page.getByRole('region', { name: t('official.calculator') }).getByRole('listitem');
    await expect(payments).toHaveCount(3);
    const [rows, amounts] = [await boxesOf(payments), await boxesOf(payments.locator(':scope > :last-child'))];
    const space = rows.map(({ right }, index) => right - (amounts[index]?.right ?? 0));
    expect(Math.max(...space)).toBeLessThan(1);
    await expect(page.getByText(t('official.step2Text'))).toHaveCSS('padding-left', '0px');
  });
  await check('the site has the mark of the icon and of the product', '390x844', async () => {
    const mark = await page.locator('header svg path').first().getAttribute('d');
    const icon = decodeURIComponent((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '');
    const product = await (await page.request.get(new URL('/pictures/product-azul.svg', page.url()).href)).text();
    expect(icon).toContain(mark);
    expect(product).toContain(mark);
  });
});

testLayout('site, about', '/About', { en: '390x844', es: '390x844' }, async ({ page, t, check }) => {
  await check('the line below the current section is as wide as its name', '390x844', () => expectUnderlined(page));
  await check('only a desktop has pictures above texts', ['320x844', '390x844', '1280x844'], async ({ width }) => {
    const [pictures, texts] = [await boxesOf(page.locator('main li svg')), await boxesOf(page.locator('main li p'))];
    expect(pictures).toHaveLength(3);
    const areBeside = pictures.map(({ right }, index) => right <= (texts[index]?.left ?? 0));
    expect(areBeside).toEqual(Array(3).fill(width < 1280));
  });
  for (const [route, title] of [
    ['/About', 'aboutUs.title'],
    ['/User', 'official.user'],
    ['/Contact', 'official.contact'],
  ] as const) {
    await page.evaluate((hash) => window.location.assign(hash), `#${route}`);
    await expect(page).toHaveTitle(new RegExp(`^${t(title)} `));
    await waitForScreen(page);
    await check(`${route}: no button is wider than its text needs`, ['768x900', '1280x900'], () =>
      expectNarrowButtons(page),
    );
  }
});

testLayout('site, loan terms', '/Loan', { en: '1280x844' }, async ({ page, check }) => {
  await check('the contents are beside the terms, or above', ['1280x844', '390x844'], async ({ width }) => {
    const [contents, terms] = [await boxOf(page.locator('main nav')), await boxOf(page.locator('main article'))];
    expect([contents.right <= terms.x, contents.bottom <= terms.y]).toEqual([width === 1280, width !== 1280]);
  });
});

test('layout: site, privacy notice, en', async ({ page, open, expectOnConsole }) => {
  // Chromium warns of the rights that our own notice needs.
  expectOnConsole(/^An iframe which has both allow-scripts and allow-same-origin/);
  await open('/Policy');
  const notice = page.frameLocator('iframe');
  const lastSection = notice.locator('#root').getByRole('heading', { name: '13. Your consent' });
  await lastSection.waitFor();
  const scrolled = () =>
    notice.locator('html').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await checksOf(page)('it is as high as its text, and scrolls', ['390x844', '1280x900'], async ({ height }) => {
    await expect.poll(scrolled).toBe(0);
    await notice.locator('#root').getByRole('link', { name: /^13\./ }).click();
    await expect(lastSection).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(height);
    // It gets shorter again where its lines are longer.
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(scrolled).toBe(0);
    const text = () => notice.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    await expect.poll(async () => (await boxOf(page.locator('iframe'))).height - (await text())).toBeLessThan(4);
  });
});

async function expectUnderlined(page: Page): Promise<void> {
  const [line, text] = await page.locator('nav a[aria-current]').evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return [Number.parseFloat(getComputedStyle(link, '::after').width), range.getBoundingClientRect().width];
  });
  expect(line).toBeCloseTo(text ?? Number.NaN, 0);
}

async function expectNarrowButtons(page: Page): Promise<void> {
  const buttons = await boxesOf(page.locator('main button, main a'));
  expect(buttons.filter(({ width }) => width > 440)).toEqual([]);
}
