/** The layout of the support desk: what is whole, apart and in sight in each size. Each page is opened once, then resized. */
import type { Locator, Page } from '@playwright/test';
import { DESK_COMPLAINT } from '../screens.ts';
import { check } from './check.ts';
import { expect, type TestSandbox, test } from './fixtures.ts';
import { layoutProblems, resize, seriousFor, setTextSize } from './layout.ts';

const DAY = 86_400_000;
const LANGUAGES = ['1', '2'] as const;

// The desk has its own security policy.
test.beforeEach(({ expectOnConsole }) => expectOnConsole(/desk/));

const setAuthor = (page: Page, origin: string, name: string) =>
  page.context().addCookies([{ name: 'desk-author', value: encodeURIComponent(name), url: `${origin}/desk` }]);
const LONG_NAME = 'María Fernanda de la Concepción Hernández y Rodríguez';

const open = (page: Page, { origin }: TestSandbox, path: string, language: '1' | '2') =>
  page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}language=${language}`);

const boxOf = (element: Locator) => element.evaluate((node): DOMRect => node.getBoundingClientRect().toJSON());
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((node): DOMRect => node.getBoundingClientRect().toJSON()));
/** The difference between the smallest and the largest. */
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const middleOf = ({ top, height }: DOMRect) => top + height / 2;

test('each page fits a small phone and twice the text, in Spanish', async ({ page, sandbox }) => {
  await sandbox.ask('POST', '/clock', { ahead: 30 * DAY });
  await setAuthor(page, sandbox.origin, LONG_NAME);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/desk', DESK_COMPLAINT, '/desk/orders', '/desk/vouchers', '/desk/messages', '/desk/reports']) {
    await open(page, sandbox, path, '2');
    await check(`${path}: axe finds nothing serious`, () => seriousFor(page));
    await check(`${path}: layout and contrast`, () => layoutProblems(page));
  }
});

for (const language of LANGUAGES) {
  test(`on a phone, the list begins high, and its states stand in one row, language ${language}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.ask('POST', '/complaints', { count: 30 });
    await setAuthor(page, sandbox.origin, LONG_NAME);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, sandbox, '/desk', language);
    const first = page.getByRole('listitem').first();
    const search = page.getByRole('searchbox', { name: /^(Number|Número), / });
    const type = page.getByRole('combobox', { name: /^(Type|Tipo)$/ });
    await check('the first complaint is in the upper quarter', async () => {
      expect((await boxOf(first)).top).toBeLessThan(844 / 4);
    });
    for (const [width, size, maxHeight] of [
      [390, '100%', 132],
      [320, '100%', 160],
      [390, '200%', 500],
    ] as const) {
      await check(`${width} px wide, text at ${size}: the words follow the type and days left`, async () => {
        await resize(page, { width, height: 844 });
        await setTextSize(page, size);
        expect(await first.evaluate((item) => item.clientHeight)).toBeLessThan(maxHeight);
        const tops = (await boxesOf(first.locator('strong, .badge, .words, .facts'))).map(({ top }) => Math.round(top));
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
        const isWhole = (words: Element) => words.scrollHeight <= words.clientHeight;
        if (size === '200%') expect(await first.locator('.words').evaluate(isWhole)).toBe(true);
      });
    }
    for (const [width, size] of [
      [320, '100%'],
      [320, '200%'],
      [390, '200%'],
    ] as const) {
      await check(`${width} px wide, text at ${size}: the header has one line, its parts are apart`, async () => {
        await resize(page, { width, height: 844 });
        await setTextSize(page, size);
        const header = await boxOf(page.getByRole('banner'));
        const circle = await boxOf(page.locator('.initial'));
        expect(Math.min(circle.top - header.top, header.bottom - circle.bottom)).toBeGreaterThanOrEqual(4);
        if (size === '100%')
          expect(await page.getByRole('banner').evaluate((element) => element.clientHeight)).toBe(48);
        const boxes = await boxesOf(page.getByRole('banner').locator('nav, .menu summary'));
        expect(boxes).toHaveLength(2);
        const [one, other] = boxes as [DOMRect, DOMRect];
        if (one.top < other.bottom && other.top < one.bottom)
          expect(one.right <= other.left || other.right <= one.left).toBe(true);
      });
    }
    await check('on a narrower screen the first complaint is as high', async () => {
      await resize(page, { width: 320, height: 640 });
      await setTextSize(page, '100%');
      expect((await boxOf(first)).top).toBeLessThan(640 * 0.3);
      await setTextSize(page, '200%');
      expect((await boxOf(first)).top).toBeLessThan(640 * 0.6);
    });
    await setTextSize(page, '100%');
    await check('a wide screen shows the search', async () => {
      await resize(page, { width: 1280, height: 800 });
      await expect(search).toBeVisible();
      await expect(type).toBeVisible();
      await expect(page.locator('.search summary')).toBeHidden();
    });
    await resize(page, { width: 390, height: 844 });
    await check('the states are in one row, unbroken', () => expectOneRow(page));
    await check('the search is folded until it is used', async () => {
      await open(page, sandbox, '/desk', language);
      await expect(search).toBeHidden();
      await page.getByLabel(/^(Search|Buscar)$/).tap();
      await expect(type).toBeVisible();
      await type.selectOption('4');
      await search.press('Enter');
      await expect(type).toHaveValue('4');
      await expect(search).toBeVisible();
      await page.getByRole('link', { name: /^(Clear|Borrar)$/ }).tap();
      await expect(search).toBeHidden();
    });
  });
}

/** The states of a list, which shows the last one in the end. */
async function expectOneRow(page: Page): Promise<void> {
  const states = page.getByRole('navigation', { name: /^(State|Estado)$/ }).getByRole('link');
  expect(spread((await boxesOf(states)).map(({ top }) => top))).toBe(0);
  expect(await states.evaluateAll((links) => links.every((link) => link.scrollWidth <= link.clientWidth))).toBe(true);
  const texts = states.locator('span').or(page.getByRole('banner').locator('nav a'));
  const lines = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual(Array((await states.count()) * 2 + 3).fill(1));
  await expectShown(states.last());
}

async function expectShown(state: Locator): Promise<void> {
  await state.click();
  await expect(state).toHaveAttribute('aria-current', 'true');
  await expect(state).toBeInViewport({ ratio: 1 });
}

test('a row that scrolls fades out only where more follows, and shows what is current', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 260, height: 640 });
  await open(page, sandbox, '/desk/orders', '1');
  const states = page.getByRole('navigation', { name: 'State' });
  // At the end of the row, the mask ends outside the row. A row without overflow has no mask.
  const hasFade = () =>
    states.evaluate((row) => {
      const { maskImage, maskSize } = getComputedStyle(row);
      return maskImage !== 'none' && maskSize !== 'calc(100% + 40px)';
    });
  await expect.poll(hasFade).toBe(true);
  // The sections stand in a second line where they have no room.
  for (const link of await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 });
  await resize(page, { width: 768, height: 640 });
  await expect.poll(hasFade).toBe(false);
  await resize(page, { width: 260, height: 640 });
  await expectShown(states.getByRole('link').last());
  await expect.poll(hasFade).toBe(false);
  await setAuthor(page, sandbox.origin, LONG_NAME);
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, sandbox, '/desk/orders', '2');
  await check('320 px wide, in Spanish: one row, unbroken', () => expectOneRow(page));
});

test('on a desktop, nine complaints are whole on the first screen', async ({ page, sandbox }) => {
  await sandbox.ask('POST', '/complaints', { count: 30 });
  await page.setViewportSize({ width: 1280, height: 800 });
  // The longest waiting one is in review.
  await open(page, sandbox, '/desk/next', '1');
  await page.getByLabel('Your name').fill('Guadalupe Martínez');
  await page.getByRole('button', { name: 'Review it myself' }).click();
  const rows = page.getByRole('listitem');
  await open(page, sandbox, '/desk?state=review', '1');
  await expect(rows.first()).toContainText(': Guadalupe Martínez');
  for (const language of LANGUAGES) {
    for (const state of ['open', 'all']) {
      await check(`${state}, language ${language}`, async () => {
        await open(page, sandbox, `/desk?state=${state}`, language);
        expect((await boxesOf(rows))[8]?.bottom).toBeLessThan(800);
        // What stands beside the words is on their line.
        const line = await boxesOf(rows.first().locator('.words, .facts .facts'));
        expect(line).toHaveLength(2);
        expect(spread(line.map(({ bottom }) => bottom))).toBeLessThan(3);
      });
    }
  }
});

for (const language of LANGUAGES) {
  test(`the parts of an order's row stand apart, language ${language}`, async ({ page, sandbox }) => {
    await open(page, sandbox, '/desk/orders', language);
    const control = page.locator('li summary').first();
    for (const [width, size] of [
      [320, '100%'],
      [390, '100%'],
      [768, '100%'],
      [1280, '100%'],
      [390, '200%'],
      [1280, '200%'],
    ] as const) {
      await check(`${width} px wide, text at ${size}`, async () => {
        await resize(page, { width, height: 844 });
        await setTextSize(page, size);
        expect(await overlaps(page)).toEqual([]);
        expect(spread((await boxesOf(page.locator('.amount'))).map(({ right }) => right))).toBeLessThan(1);
        if (width >= 768 && size === '100%') await expectOneLine(page);
        // The control is as weak as the row's facts, says what it changes, and is large enough to tap.
        await expect(control).toHaveText(/^(Change|Cambiar)\s(status|estado)$/);
        const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);
        expect(await colorOf(control)).toBe(await colorOf(page.locator('li .facts').first()));
        expect(await control.evaluate((node) => node.clientHeight)).toBeGreaterThanOrEqual(44);
        if (width < 768 && size === '100%') {
          // On a phone, it stands beside the status, below the title and the amount.
          const parts = page.locator('li.row').first().locator(':scope > strong, .badge, summary');
          const [title, status, change] = (await boxesOf(parts)) as [DOMRect, DOMRect, DOMRect];
          expect(title.bottom).toBeLessThanOrEqual(status.top);
          expect(Math.abs(middleOf(status) - middleOf(change))).toBeLessThan(2);
        }
        await control.click();
        expect(await overlaps(page)).toEqual([]);
      });
      await control.click();
    }
    if (language === '2') return;
    for (const [status, words, weight] of [
      ['180', 'Owed $5,422.65', '700'],
      ['110', 'Requested $3,456.00', '400'],
      ['200', 'Repaid $3,460.45', '400'],
    ] as const) {
      await check(`${status}: only an amount that is owed is bold, and each has its name`, async () => {
        const row = page.getByRole('listitem').filter({ has: page.locator('.badge', { hasText: status }) });
        const amount = row.locator('.amount');
        await expect(amount).toHaveText(words);
        await expect(amount.locator('strong').or(amount).last()).toHaveCSS('font-weight', weight);
      });
    }
  });
}

const overlaps = (page: Page) =>
  page.locator('li.row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const parts = [
        ...row.querySelectorAll('strong, .badge, time, .when > *, .facts > *, summary, select, form button'),
      ];
      const shown = parts.filter((part) => part.checkVisibility());
      return shown.flatMap((one, index) =>
        shown.slice(index + 1).flatMap((other) => {
          if (one.contains(other)) return [];
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          // What can be tapped is higher than its text.
          const isOver = a.left < b.right && b.left < a.right && a.top + 6 < b.bottom && b.top + 6 < a.bottom;
          return isOver ? [`${one.textContent} | ${other.textContent}`] : [];
        }),
      );
    }),
  );

/** In a wide row, the status, the title's first line, the amount and the control for the status are on one line. */
async function expectOneLine(page: Page): Promise<void> {
  const middles = await page.locator('li.row').evaluateAll((rows) =>
    rows.map((row) =>
      ['.badge', 'strong', '.amount', 'summary'].map((part) => {
        const text = row.querySelector(`${part} bdi`) ?? row.querySelector(part);
        const [{ top, height } = new DOMRect()] = text?.getClientRects() ?? [];
        return top + height / 2;
      }),
    ),
  );
  for (const each of middles) expect(spread(each)).toBeLessThan(3);
}

for (const [language, ...widths] of [
  ['1', 1280],
  ['2', 768, 390, 320],
] as const) {
  test(`the next open complaint is the last link at the head, language ${language}`, async ({ page, sandbox }) => {
    const next = page.getByRole('link', { name: /^(Next open|Siguiente pendiente)$/ });
    const head = page.locator('main > .head');
    const inEachWidth = async (what: string, run: () => Promise<void>) => {
      for (const width of widths) {
        await resize(page, { width, height: 900 });
        await check(`${what}, ${width} px wide`, run);
      }
    };
    const expectLast = async () => {
      const end = (await boxOf(next)).right;
      expect(Math.max(...(await boxesOf(head.locator('a, button, input'))).map(({ right }) => right))).toBeCloseTo(
        end,
        0,
      );
      expect(end).toBeCloseTo((await boxOf(page.locator('main'))).right - 16, 0);
      await expect(head.locator('a, button').last()).toHaveText((await next.textContent()) ?? '');
    };
    for (const path of ['/desk', DESK_COMPLAINT]) {
      await open(page, sandbox, path, language);
      await inEachWidth(path, async () => {
        await expectLast();
        // A small phone has no room for the second word.
        const room = await next.evaluate((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect().left - link.getBoundingClientRect().left;
        });
        expect(room).toBeGreaterThanOrEqual(10);
      });
    }
    await inEachWidth('the way back, the heading and the next complaint share a row', async () => {
      expect(spread((await boxesOf(head.locator('a, h1'))).map(middleOf))).toBeLessThan(2);
    });
    await page.getByLabel(/^(Your name|Tu nombre)/).fill('Ana');
    await page.getByRole('button', { name: /^(Review it myself|Revisarla yo)$/ }).click();
    await expect(page.getByText(/^(In review|En revisión): Ana$/).first()).toBeVisible();
    await inEachWidth('in review', expectLast);
  });
}

for (const [language, sizes] of [
  [
    '1',
    [
      [390, 844],
      [768, 1024],
    ],
  ],
  [
    '2',
    [
      [390, 844],
      [320, 640],
    ],
  ],
] as const) {
  test(`the reply starts on the first screen, eight lines high, and grows with its text, language ${language}`, async ({
    page,
    sandbox,
  }) => {
    const reply = page.getByLabel(/^(What the borrower will read|Lo que leerá el cliente)$/);
    const send = page.getByRole('button', { name: /^(Send the reply|Enviar la respuesta)$/ });
    const photos = page.getByText(/^(Add photos|Agregar fotos)$/);
    const heights: number[] = [];
    await open(page, sandbox, DESK_COMPLAINT, language);
    for (const [width, height] of sizes) {
      await check(`${width} px wide, without a name`, async () => {
        await resize(page, { width, height });
        await expect(page.getByRole('heading', { name: /^(Reply|Responder) / })).toBeInViewport({ ratio: 1 });
        await expect(page.getByLabel(/^(Your name|Tu nombre)/)).toBeInViewport({ ratio: 1 });
        const lineHeight = await reply.evaluate((field) => Number.parseFloat(getComputedStyle(field).lineHeight));
        heights.push((await boxOf(reply)).height);
        expect(heights.at(-1)).toBeGreaterThanOrEqual(8 * lineHeight);
      });
    }
    // Once the name is known, nothing covers the controls below it.
    await setAuthor(page, sandbox.origin, 'Ana');
    await page.reload();
    for (const [index, [width, height]] of sizes.entries()) {
      await check(`${width} px wide, with a name`, async () => {
        await reply.fill('');
        await page.evaluate(() => window.scrollTo(0, 0));
        await resize(page, { width, height });
        if (width > 320)
          for (const control of [reply, photos, send]) await expect(control).toBeInViewport({ ratio: 1 });
        // A long text leaves the button in reach.
        await reply.fill('Hola.\n'.repeat(40));
        expect((await boxOf(reply)).height).toBeGreaterThan(heights[index] ?? Number.NaN);
        await reply.evaluate((element) => element.scrollIntoView({ block: 'start' }));
        await expect(send).toBeInViewport({ ratio: 1 });
        expect((await boxOf(reply)).bottom).toBeLessThanOrEqual((await boxOf(photos)).top);
      });
    }
  });
}

test('the reply follows the words and photos on a phone, and is as wide as what it answers on a desktop', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, sandbox, DESK_COMPLAINT, '1');
  const below = page.getByRole('region', { name: 'Order and payments' });
  const subject = page.getByRole('region', { name: 'Amounts and charges' });
  const order = subject.getByText(
    /Order 1000174\s+Repayment due soon \(174\) Owed \$3,460\.45 Due [-\d]+, 3 days left/,
  );
  await check('on a phone, before what is known of the borrower', async () => {
    await expect(page.getByRole('heading', { name: 'Reply in Spanish' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Charges explained' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('What the borrower will read')).toBeInViewport({ ratio: 0.5 });
    const photos = page.getByRole('link', { name: /^Photo \d of 9$/ });
    await expect(photos).toHaveCount(9);
    expect(spread((await boxesOf(photos)).map(({ top }) => top))).toBe(0);
    await expect(page.getByRole('heading', { name: 'Order and payments' })).not.toBeInViewport();
    // How many photos there are, and what is owed, is in sight without scrolling.
    await expect(subject.getByText('9 photos')).toBeInViewport({ ratio: 1 });
    await expect(subject.getByText('María Fernanda Ortiz López (10001)')).toBeInViewport({ ratio: 1 });
    await expect(order).toBeInViewport({ ratio: 1 });
    // Whatever it says is not said again below; on a wide screen, it is said there.
    for (const name of ['Order', 'Status', 'Due date'])
      await expect(below.getByText(name, { exact: true })).toBeHidden();
  });
  await check('on a desktop, with all else on the first screen', async () => {
    await resize(page, { width: 1280, height: 800 });
    await expect(order).toBeHidden();
    for (const name of ['Order', 'Status', 'Due date'])
      await expect(below.getByText(name, { exact: true })).toBeVisible();
    for (const text of ['Owed', 'Due date'])
      await expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page.getByRole('region', { name: 'Reply' }))).width).toBeGreaterThanOrEqual(
      (await boxOf(subject)).width,
    );
    await expect(page.getByRole('button', { name: 'Send the reply' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Add an internal note')).toBeInViewport({ ratio: 1 });
  });
});
