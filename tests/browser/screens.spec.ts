import type { Locator, Page } from '@playwright/test';
import { screens } from '../../src/screens.ts';
import { loadRoboto } from '../gallery/roboto.ts';
import { OPENED } from '../screens.ts';
import { translated } from '../words.ts';
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
    // In the wider fonts of some machines a header has more lines than its skeleton.
    await loadRoboto(page.context());
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

for (const language of ['en', 'es'] satisfies Language[]) {
  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const) {
    test(`instructions: the code and its bars are in sight, ${width} px wide, in ${language}`, async ({
      page,
      open,
    }) => {
      await loadRoboto(page.context());
      await page.setViewportSize({ width, height });
      await open(ROUTES.instructions, { language });
      await expectInReach(page.getByText(/^\d{4} \d{4} \d{4} \d{2}$/));
      await expectInReach(page.getByRole('img', { name: translated(language, 'instructions.codeImage') }));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test(`repayment: the first channel is in sight, ${width} px wide, in ${language}`, async ({ page, open }) => {
      await loadRoboto(page.context());
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
      await loadRoboto(page.context());
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

test('repayment: the words lead to the till, and the bars at the end of their row are a control of their own', async ({
  page,
  open,
}) => {
  await loadRoboto(page.context());
  await open(ROUTES.repay);
  const channel = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Tienda Uno', exact: true }) });
  const till = channel.getByRole('button', { name: 'Show at the till' });
  const bars = channel.getByRole('button', { name: 'Barcode payment' });
  const [left, right] = [await till.boundingBox(), await bars.boundingBox()];
  if (left === null || right === null) throw new Error('no till or no bars');
  expect(right.x - left.x - left.width).toBeGreaterThan(100);
  expect([right.width, right.height].every((size) => size >= 44)).toBe(true);
  expect(Math.abs(right.y + right.height / 2 - left.y - left.height / 2)).toBeLessThan(2);
  const groundOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf(till)).toBe('rgba(0, 0, 0, 0)');
  expect(await groundOf(bars)).not.toBe('rgba(0, 0, 0, 0)');
  await expect(till.locator('svg')).toHaveCount(0);
  await bars.tap();
  await expect(page.getByRole('dialog', { name: 'Barcode payment' })).toBeVisible();
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

for (const [route, ...texts] of [
  ['/loan-detail?productId=101&orderId=1000021', 'Total to repay'],
  ['/loan-detail?productId=102&orderId=1000180', 'Extend repayment', 'Repay'],
  ['/repay?productId=101&orderId=1000174', 'Add to calendar', 'More'],
  ['/repay-delay?productId=101&orderId=1000174', 'Repay today instead'],
  ['/carpmm?requestType=1&amount=346045&payCode=CASH01&productId=101&orderId=1000174', 'Pay with this code'],
  ['/confirm-loan?productId=101', 'You receive', 'This loan costs', 'Submit'],
  ['/promotion?id=1', 'Mobile number'],
  ['/nowhere', 'Previous screen', 'Go to home'],
] as const) {
  test(`${route}: a phone on its side shows the beginning of the content above the buttons`, async ({ page, open }) => {
    await loadRoboto(page.context());
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

test('confirmation: cost and total are in sight on a small phone', async ({ page, open }) => {
  await loadRoboto(page.context());
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
    await loadRoboto(page.context());
    for (const [width, height] of [
      [568, 320],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(route);
      const beyond = await page.evaluate(() => {
        const card = document.querySelector('main > section')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll('header > div:last-child :is(p, h2, li, button)')].flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < card.left - 10 || right > card.right + 10 ? [part.textContent] : [];
        });
      });
      expect([width, beyond]).toEqual([width, []]);
    }
  });
}

/** Whether the whole element is in the window, in front of all else. */
async function expectInReach(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await element.tap({ trial: true, timeout: 2000 });
}

/** Of an order that is due. */
async function closeReminder(page: Page): Promise<void> {
  const reminder = page.getByRole('dialog', { name: 'Repayment reminder' });
  await reminder.getByRole('button', { name: 'OK' }).tap();
  await expect(reminder).toBeHidden();
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`order: the bar has Repay alone, and stays in sight with text at 200 %, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await loadRoboto(page.context());
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

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

for (const route of [ROUTES.repay, ROUTES.extension]) {
  test(`${route}: each action of a channel is whole with text at 200 % on a small phone`, async ({ page, open }) => {
    await loadRoboto(page.context());
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
  await loadRoboto(page.context());
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
  await loadRoboto(page.context());
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
});

for (const [route, label, text] of [
  ['/bind-card', 'Phone number', '5512345678'],
  ['/promotion?id=1', 'Mobile number', '13800138000'],
  ['/promotion?id=1', 'SMS code', '123456'],
] as const) {
  test(`${label}: what is typed grows with the text, and is whole`, async ({ page, open }) => {
    await loadRoboto(page.context());
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

test('order: only a settled order has a ticked seal', async ({ page, open }) => {
  const shapes = async (order: string) => {
    await open(`/loan-detail?${order}`);
    const seal = page.locator('header [data-illustration="settled"]');
    return seal.evaluate(({ children }) => [...children].filter((shape) => shape.checkVisibility()).length);
  };
  const settled = await shapes('productId=101&orderId=1000200');
  expect(await shapes('productId=103&orderId=1000170')).toBe(settled - 1);
});

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
