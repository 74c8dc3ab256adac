import type { Page } from '@playwright/test';
import { screens } from '../../src/screens.ts';
import { OPENED } from '../screens.ts';
import { expect, type Language, PATHS, ROUTES, test, waitForScreen } from './fixtures.ts';
import { seriousFor } from './layout.ts';

declare global {
  interface Window {
    /** The sum of the layout shifts without a tap before them. */
    layoutShift: number;
    /** The title and the height of the header. */
    readHeader: () => (string | number | undefined)[];
    /** Those of the document's skeleton. */
    skeletonHeader: (string | number | undefined)[];
  }
}

function recordSkeletonHeader(): void {
  window.readHeader = () => {
    const height = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    return [document.querySelector('h1')?.textContent, Math.round(height)];
  };
  document.addEventListener('DOMContentLoaded', () => {
    window.skeletonHeader = window.readHeader();
  });
}

function sumLayoutShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

// What fits a small phone and twice the text: `test-page-scenarios.spec.ts`.
for (const [index, { name, route, hasOwnHeader }] of OPENED.entries()) {
  const colorScheme = index % 2 === 0 ? 'light' : 'dark';
  test(`${name}, ${colorScheme}: nothing moves while it loads, and nothing is serious for a screen reader`, {
    tag: name === 'test page' ? '@test-page' : [],
  }, async ({ page, open, expectOnConsole }) => {
    // Chromium warns of the rights that our own notice needs.
    if (route === screens.sitePolicy.route) expectOnConsole(/An iframe which has both allow-scripts/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript(sumLayoutShifts);
    await page.addInitScript(recordSkeletonHeader);
    await open(route);
    // Testers' profiles come from a database.
    if (name !== 'Test page') expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);
    if (!hasOwnHeader)
      expect(await page.evaluate(() => window.skeletonHeader)).toEqual(await page.evaluate(() => window.readHeader()));
    expect(await seriousFor(page)).toEqual([]);
  });
}

for (const { name, route } of OPENED.filter(({ columns }) => columns !== undefined)) {
  test(`${name}: in low and in large windows nothing moves while it loads`, async ({ page, open }) => {
    await page.addInitScript(sumLayoutShifts);
    for (const [width, height] of [
      [1280, 900],
      [1024, 768],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(route);
      expect([width, await page.evaluate(() => window.layoutShift <= 0.02)]).toEqual([width, true]);
    }
  });
}

for (const [texts, width, height] of [
  [{ title: 'A loan' }, 390, 844],
  [{ title: 'A loan', subtitle: 'Today', banner: '/pictures/promotion-banner.svg' }, 390, 844],
  [{ title: 'A loan that you repay in a store near you', subtitle: 'Today' }, 390, 640],
  [{ title: 'A loan', subtitle: 'Today', logo: '/pictures/product-azul.svg' }, 844, 390],
] as const) {
  test(`promotion: nothing moves when ${JSON.stringify(texts)} arrives, ${width} × ${height} px`, async ({
    page,
    open,
    sandbox,
  }) => {
    await sandbox.fault({ path: screens.promotion.read.path, kind: 'data', data: { id: '1', template: texts } });
    await page.setViewportSize({ width, height });
    await page.addInitScript(recordSkeletonHeader);
    await open(screens.promotion.route);
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    const [, skeletonHeight] = await page.evaluate(() => window.skeletonHeader);
    const [, headerHeight] = await page.evaluate(() => window.readHeader());
    expect(headerHeight).toBe(skeletonHeight);
  });
}

test('complaint form: nothing moves when the answer with its order arrives', async ({ page, open, wirePath }) => {
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${wirePath(screens.complaint.read.path)}*`, async (request) => {
    await released;
    await request.continue();
  });
  await open('/complainPageNext?problemType=3&orderNo=1000174');
  const field = page.getByRole('textbox', { name: 'Description' });
  await expect(field).toBeVisible();
  const before = await field.boundingBox();
  answer();
  await expect(page.getByText('Préstamo Azul')).toBeVisible();
  expect(await field.boundingBox()).toEqual(before);
});

test('instructions: stacked combining marks widen nothing', async ({ page, open, sandbox }) => {
  // Few fonts have U+20E3, and without a glyph each one takes a place of its own; U+0301 stacks.
  const pile = `a${'\u20e3'.repeat(400)} e${'\u0301'.repeat(400)}`;
  await sandbox.fault({
    path: PATHS.voucher,
    kind: 'data',
    data: {
      repayDetail: { amount: 346045, repayTitle: pile, repayDes: pile, vCode: '12345678', companyName: pile },
      dataList: [{ title: pile, content: [pile, pile] }],
    },
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(ROUTES.instructions);
  await expect(page.getByText('12345678').or(page.getByText('1234 5678'))).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

/** px by which the document is wider than its window. On a phone `innerWidth` grows with overflowing content; `clientWidth` does not. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a refused first read has customer service as its primary action, and Try again last and quiet', async ({
  page,
  open,
}) => {
  const actions = () =>
    page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => [button.textContent, getComputedStyle(button).backgroundColor] as const),
      );
  await open('/confirm-loan?productId=101');
  const primary = await page
    .getByRole('button', { name: 'Submit' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  for (const route of ['/loan-detail?orderId=1', '/confirm-loan?productId=999']) {
    await open(route);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await actions()).toEqual([
      ['Customer service', primary],
      ['Try again', 'rgba(0, 0, 0, 0)'],
    ]);
  }
});

test('order: only a settled order has a ticked seal', async ({ page, open }) => {
  const shapes = async (order: string) => {
    await open(`/loan-detail?${order}`);
    const seal = page.locator('header [data-illustration="settled"]');
    return seal.evaluate(({ children }) => [...children].filter((shape) => shape.checkVisibility()).length);
  };
  const settled = await shapes('productId=101&orderId=1000200');
  expect(await shapes('productId=103&orderId=1000170')).toBe(settled - 1);
});

for (const route of ['/bind-bank', '/repay?orderId=1', '/downloadTemplate', '/error/joint-login-fail']) {
  test(`${route}: no drawing is cut at the edge of its canvas`, async ({ page, open }) => {
    await open(route);
    await expect(page.locator('svg > *').first()).toBeVisible();
    expect(await page.evaluate(cutShapes)).toEqual([]);
  });
}

/** The shapes that need more than their canvas. The browser cuts a canvas at whole pixels: half a pixel is left free. */
function cutShapes(): string[] {
  const shapes = [...document.querySelectorAll<SVGGraphicsElement>('svg > :not(g)')];
  return shapes.flatMap((shape) => {
    const canvas = shape.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
    const { stroke, strokeWidth } = getComputedStyle(shape);
    const scale = shape.getScreenCTM()?.a ?? 1;
    const free = 0.5 + (stroke === 'none' ? 0 : (Number.parseFloat(strokeWidth) / 2) * scale);
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    const isInside =
      left - free >= canvas.left &&
      right + free <= canvas.right &&
      top - free >= canvas.top &&
      bottom + free <= canvas.bottom;
    return isInside ? [] : [shape.outerHTML];
  });
}

for (const route of ['/promotion?id=1', '/confirm-loan?productId=102']) {
  test(`${route}: a tap in the middle of any line of a link in a sentence hits that link`, async ({ page, open }) => {
    for (const language of ['en', 'es'] satisfies Language[]) {
      await open(route, { language });
      for (let width = 280; width <= 430; width += 10) {
        await page.setViewportSize({ width, height: 700 });
        expect([width, await linesThatMissTheirLink(page)]).toEqual([width, []]);
      }
    }
  });
}

/** The texts of links outside lists and cards, for each of their lines whose middle belongs to another element. */
const linesThatMissTheirLink = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('p > a, label > a')];
    if (links.length === 0) throw new Error('No link in a sentence');
    return links.flatMap((link) => {
      link.scrollIntoView({ block: 'nearest' });
      const missed = [...link.getClientRects()].filter(
        ({ x, y, width, height }) => !link.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
      );
      return missed.map(() => link.textContent);
    });
  });

test.describe('The policy', () => {
  test('blocks markup and scripts that are created on the page', async ({ page, open, expectOnConsole }) => {
    // Injected, to prove that a violation would be reported on every other page.
    expectOnConsole(/Policy violated: (require-trusted-types-for|script-src)|Content Security Policy|Trusted/);
    await open('/Dag');
    const violation = page.waitForEvent('console', (message) => message.text().startsWith('Policy violated'));
    await expect(
      page.evaluate(() => {
        document.body.innerHTML = '<img src="x" onerror="window.broken = true">';
      }),
    ).rejects.toThrow(/TrustedHTML/);
    expect((await violation).text()).toContain('require-trusted-types-for');
  });

  test('blocks frames of the app on other sites', async ({ request, sandbox }) => {
    const headers = (await request.get(sandbox.origin)).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});

test.describe('Addresses', () => {
  test('a path-style link opens its screen, and keeps its parameters', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.origin}/repay?orderId=1000174&language=1&userId=10001`);
    await waitForScreen(page);
    await expect(page.getByRole('banner').getByText('₹3,460.45')).toBeVisible();
    expect(page.url()).toBe(`${sandbox.origin}/#/repay?orderId=1000174&language=1&userId=10001`);
  });
});

test('in the dark scheme light pictures are dimmed; codes, logos and photos are not', async ({ page, open }) => {
  const dimmed = () =>
    page
      .locator('img')
      .evaluateAll((images) =>
        images.flatMap((image) =>
          getComputedStyle(image).filter === 'none' ? [] : [image.getAttribute('src')?.replace(/.*\//, '')],
        ),
      );
  for (const [colorScheme, pictures] of [
    ['light', []],
    ['dark', ['promotion-banner.svg', 'guide-store.svg']],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await open('/promotion?id=1');
    await page.locator('img[src*="banner"]').waitFor();
    const banner = await dimmed();
    await open(ROUTES.instructions);
    await page.locator('img[src*="guide-"]').waitFor();
    expect([...banner, ...(await dimmed())]).toEqual(pictures);
  }
});
