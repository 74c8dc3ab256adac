/** The layout of the support desk: what is whole, apart and in sight in each size. */
import { DESK_COMPLAINT } from '../screens.ts';
import { expect, test } from './fixtures.ts';
import { layoutProblems, seriousFor, setTextSize } from './layout.ts';

const DAY = 86_400_000;

// The desk has its own security policy.
test.beforeEach(({ expectOnConsole }) => expectOnConsole(/desk/));

const longNameAt = (origin: string) => ({
  name: 'desk-author',
  value: encodeURIComponent('María Fernanda de la Concepción Hernández y Rodríguez'),
  url: `${origin}/desk`,
});

for (const path of ['/desk', DESK_COMPLAINT, '/desk/orders', '/desk/vouchers', '/desk/messages', '/desk/reports']) {
  test(`${path} fits a small phone and twice the text, in Spanish`, async ({ page, sandbox }) => {
    await sandbox.ask('POST', '/clock', { ahead: 30 * DAY });
    await page.context().addCookies([longNameAt(sandbox.origin)]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${sandbox.origin}${path}${path.includes('?') ? '&' : '?'}language=2`);
    expect(await seriousFor(page)).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
  });
}

for (const [path, width, language] of [
  ['/desk', 390, '1'],
  ['/desk', 390, '2'],
  ['/desk/orders', 320, '2'],
] as const) {
  test(`on a phone, the states of ${path} stand in one row, their names unbroken as the header's, in language ${language}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.ask('POST', '/complaints', { count: 30 });
    await page.setViewportSize({ width, height: 844 });
    await page.context().addCookies([longNameAt(sandbox.origin)]);
    await page.goto(`${sandbox.origin}${path}?language=${language}`);
    const states = page.getByRole('navigation', { name: /^(State|Estado)$/ }).getByRole('link');
    const tops = await states.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
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
    await states.last().click();
    await expect(states.last()).toHaveAttribute('aria-current', 'true');
    await expect(states.last()).toBeInViewport({ ratio: 1 });
  });
}

for (const language of ['1', '2'])
  test(`on a desktop, nine complaints are whole on the first screen, in language ${language}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.ask('POST', '/complaints', { count: 30 });
    await page.setViewportSize({ width: 1280, height: 800 });
    // The longest waiting one is in review.
    await page.goto(`${sandbox.origin}/desk/next?language=${language}`);
    await page.getByLabel(/^(Your name|Tu nombre)/).fill('Guadalupe Martínez');
    await page.getByRole('button', { name: /^(Review it myself|Revisarla yo)$/ }).click();
    await page.goto(`${sandbox.origin}/desk?state=review`);
    const rows = page.getByRole('listitem');
    await expect(rows.first()).toContainText(': Guadalupe Martínez');
    for (const state of ['open', 'all']) {
      await page.goto(`${sandbox.origin}/desk?state=${state}`);
      const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
      expect(bottoms[8]).toBeLessThan(800);
      // What stands beside the words is on their line.
      const bottomsOfLine = await rows
        .first()
        .locator('.words, .facts .facts')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      expect(bottomsOfLine).toHaveLength(2);
      expect(Math.max(...bottomsOfLine) - Math.min(...bottomsOfLine)).toBeLessThan(3);
    }
  });

for (const language of ['1', '2'])
  test(`on a phone, the first complaint is in the upper quarter, the search folded until it is used, in language ${language}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.ask('POST', '/complaints', { count: 30 });
    await page.setViewportSize({ width: 390, height: 844 });
    const first = page.getByRole('listitem').first();
    const topOfFirst = () => first.evaluate((item) => item.getBoundingClientRect().top);
    const search = page.getByRole('searchbox', { name: /^(Number|Número), / });
    const type = page.getByRole('combobox', { name: /^(Type|Tipo)$/ });
    await page.goto(`${sandbox.origin}/desk?language=${language}`);
    expect(await topOfFirst()).toBeLessThan(844 / 4);
    await expect(search).toBeHidden();
    await page.getByLabel(/^(Search|Buscar)$/).tap();
    await expect(type).toBeVisible();
    await type.selectOption('4');
    await search.press('Enter');
    await expect(type).toHaveValue('4');
    await expect(search).toBeVisible();
    await page.getByRole('link', { name: /^(Clear|Borrar)$/ }).tap();
    await expect(search).toBeHidden();
    // A narrower screen has room for the icon alone.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await topOfFirst()).toBeLessThan(640 * 0.3);
    await setTextSize(page, '200%');
    expect(await topOfFirst()).toBeLessThan(640 * 0.6);
    // A wide screen always shows it.
    await page.reload();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(search).toBeVisible();
    await expect(type).toBeVisible();
    await expect(page.locator('.search summary')).toBeHidden();
  });

for (const [width, size, maxHeight] of [
  [390, '100%', 132],
  [320, '100%', 160],
  [390, '200%', 500],
] as const)
  test(`a complaint's words follow its type and days left, whole with large text, ${width} px wide, text at ${size}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.ask('POST', '/complaints', { count: 30 });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${sandbox.origin}/desk?language=2`);
    await setTextSize(page, size);
    const first = page.getByRole('listitem').first();
    expect(await first.evaluate((item) => item.clientHeight)).toBeLessThan(maxHeight);
    const tops = await first
      .locator('strong, .badge, .words, .facts')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    const isWhole = (words: Element) => words.scrollHeight <= words.clientHeight;
    if (size === '200%') expect(await first.locator('.words').evaluate(isWhole)).toBe(true);
  });

test('a row that scrolls fades out only where more follows, and shows what is current', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 220, height: 640 });
  const states = page.getByRole('navigation', { name: 'State' });
  const hasFade = () =>
    states.evaluate(
      (row) => /^100%/.test(getComputedStyle(row).maskSize) && getComputedStyle(row).maskImage !== 'none',
    );
  await page.goto(`${sandbox.origin}/desk/orders?language=1`);
  expect(await hasFade()).toBe(true);
  const last = states.getByRole('link').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect.poll(hasFade).toBe(false);
  await page.setViewportSize({ width: 768, height: 640 });
  await page.goto(`${sandbox.origin}/desk/orders?language=1`);
  expect(await hasFade()).toBe(false);
  // The sections stand in a second line where they have no room.
  await page.setViewportSize({ width: 220, height: 640 });
  await page.goto(`${sandbox.origin}/desk/orders?language=1`);
  for (const link of await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 });
});

for (const [width, size] of [
  [320, '100%'],
  [390, '100%'],
  [768, '100%'],
  [1280, '100%'],
  [390, '200%'],
  [1280, '200%'],
] as const)
  for (const language of ['1', '2'])
    test(`the parts of an order's row stand apart, ${width} px wide, text at ${size}, language ${language}`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${sandbox.origin}/desk/orders?language=${language}`);
      await setTextSize(page, size);
      const overlaps = () =>
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
      expect(await overlaps()).toEqual([]);
      const ends = await page
        .locator('.amount')
        .evaluateAll((amounts) => amounts.map((amount) => amount.getBoundingClientRect().right));
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
      // In a wide row, the status, the title's first line, the amount and the control for the status are on one line.
      if (width >= 768 && size === '100%') {
        const middles = await page.locator('li.row').evaluateAll((rows) =>
          rows.map((row) =>
            ['.badge', 'strong', '.amount', 'summary'].map((part) => {
              const text = row.querySelector(`${part} bdi`) ?? row.querySelector(part);
              const [{ top, height } = new DOMRect()] = text?.getClientRects() ?? [];
              return top + height / 2;
            }),
          ),
        );
        for (const each of middles) expect(Math.max(...each) - Math.min(...each)).toBeLessThan(3);
      }
      // The control is as weak as the row's facts, says what it changes, and is large enough to tap.
      const control = page.locator('li summary').first();
      await expect(control).toHaveText(/^(Change|Cambiar)\s(status|estado)$/);
      const colorOf = (element: typeof control) => element.evaluate((node) => getComputedStyle(node).color);
      expect(await colorOf(control)).toBe(await colorOf(page.locator('li .facts').first()));
      expect(await control.evaluate((node) => node.clientHeight)).toBeGreaterThanOrEqual(44);
      if (width < 768 && size === '100%') {
        // On a phone, it stands beside the status, below the title and the amount.
        const [title, status, change] = await page
          .locator('li.row')
          .first()
          .locator(':scope > strong, .badge, summary')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
        expect(title.bottom).toBeLessThanOrEqual(status.top);
        expect(Math.abs(status.top + status.height / 2 - change.top - change.height / 2)).toBeLessThan(2);
      }
      await control.click();
      expect(await overlaps()).toEqual([]);
    });

for (const [width, language] of [
  [1280, '1'],
  [768, '2'],
  [390, '2'],
  [320, '2'],
] as const)
  test(`the next open complaint is the last link at the head, ${width} px wide, language ${language}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const next = page.getByRole('link', { name: /^(Next open|Siguiente pendiente)$/ });
    // A small phone has no room for the second word.
    const hasRoom = async () =>
      expect(
        await next.evaluate((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect().left - link.getBoundingClientRect().left;
        }),
      ).toBeGreaterThanOrEqual(10);
    const expectLast = async () => {
      const rights = await page
        .locator('main > .head')
        .locator('a, button, input')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().right));
      const end = await next.evaluate((link) => link.getBoundingClientRect().right);
      expect(Math.max(...rights)).toBeCloseTo(end, 0);
      expect(end).toBeCloseTo(
        await page.locator('main').evaluate((main) => main.getBoundingClientRect().right - 16),
        0,
      );
      await expect(page.locator('main > .head').locator('a, button').last()).toHaveText(
        (await next.textContent()) ?? '',
      );
    };
    for (const path of ['/desk', DESK_COMPLAINT]) {
      await page.goto(`${sandbox.origin}${path}${path.includes('?') ? '&' : '?'}language=${language}`);
      await expectLast();
      await hasRoom();
    }
    // The way back, the heading and the next complaint share a row.
    const tops = await page
      .locator('main > .head')
      .locator('a, h1')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
      );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
    await page.getByLabel(/^(Your name|Tu nombre)/).fill('Ana');
    await page.getByRole('button', { name: /^(Review it myself|Revisarla yo)$/ }).click();
    await expect(page.getByText(/^(In review|En revisión): Ana$/).first()).toBeVisible();
    await expectLast();
  });

for (const [width, height, language] of [
  [390, 844, '1'],
  [390, 844, '2'],
  [320, 640, '2'],
  [768, 1024, '1'],
] as const)
  test(`the reply starts on the first screen, eight lines high, and grows with its text, ${width} px wide, language ${language}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${sandbox.origin}${DESK_COMPLAINT}&language=${language}`);
    const reply = page.getByLabel(/^(What the borrower will read|Lo que leerá el cliente)$/);
    const send = page.getByRole('button', { name: /^(Send the reply|Enviar la respuesta)$/ });
    const photos = page.getByText(/^(Add photos|Agregar fotos)$/);
    await expect(page.getByRole('heading', { name: /^(Reply|Responder) / })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(/^(Your name|Tu nombre)/)).toBeInViewport({ ratio: 1 });
    const boxOf = (of: typeof send) => of.evaluate((element) => element.getBoundingClientRect().toJSON());
    const lineHeight = await reply.evaluate((field) => Number.parseFloat(getComputedStyle(field).lineHeight));
    const before = (await boxOf(reply)).height;
    expect(before).toBeGreaterThanOrEqual(8 * lineHeight);
    // Once the name is known, nothing covers the controls below it.
    await page.context().addCookies([{ name: 'desk-author', value: 'Ana', url: `${sandbox.origin}/desk` }]);
    await page.reload();
    if (width > 320) for (const control of [reply, photos, send]) await expect(control).toBeInViewport({ ratio: 1 });
    // A long text leaves the button in reach.
    await reply.fill('Hola.\n'.repeat(40));
    expect((await boxOf(reply)).height).toBeGreaterThan(before);
    await reply.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(send).toBeInViewport({ ratio: 1 });
    expect((await boxOf(reply)).bottom).toBeLessThanOrEqual((await boxOf(photos)).top);
  });

test('on a desktop, the reply is as wide as what it answers', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${sandbox.origin}${DESK_COMPLAINT}&language=1`);
  const widthOf = (name: string) =>
    page.getByRole('region', { name }).evaluate((region) => region.getBoundingClientRect().width);
  expect(await widthOf('Reply')).toBeGreaterThanOrEqual(await widthOf('Amounts and charges'));
  // The rest is on the first screen, too.
  await expect(page.getByRole('button', { name: 'Send the reply' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Add an internal note')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Due date')).toBeInViewport({ ratio: 1 });
});

test('on a phone, the reply follows the words and photos, before what is known of the borrower', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sandbox.origin}${DESK_COMPLAINT}&language=1`);
  await expect(page.getByRole('heading', { name: 'Reply in Spanish' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Charges explained' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('What the borrower will read')).toBeInViewport({ ratio: 0.5 });
  const photos = page.getByRole('link', { name: /^Photo \d of 9$/ });
  await expect(photos).toHaveCount(9);
  expect(new Set(await photos.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))).size).toBe(1);
  await expect(page.getByRole('heading', { name: 'Order and payments' })).not.toBeInViewport();
  // How many photos there are, and what is owed, is in sight without scrolling.
  const subject = page.getByRole('region', { name: 'Amounts and charges' });
  await expect(subject.getByText('9 photos')).toBeInViewport({ ratio: 1 });
  await expect(subject.getByText('María Fernanda Ortiz López (10001)')).toBeInViewport({ ratio: 1 });
  const order = subject.getByText(
    /Order 1000174\s+Repayment due soon \(174\) Owed \$3,460\.45 Due [-\d]+, 3 days left/,
  );
  await expect(order).toBeInViewport({ ratio: 1 });
  // Whatever it says is not said again below; on a wide screen, it is said there.
  const below = page.getByRole('region', { name: 'Order and payments' });
  for (const name of ['Order', 'Status', 'Due date']) await expect(below.getByText(name, { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(order).toBeHidden();
  for (const name of ['Order', 'Status', 'Due date'])
    await expect(below.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText('Owed', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('only an amount that is owed is bold, and each has its name', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin}/desk/orders?language=1`);
  for (const [status, words, weight] of [
    ['180', 'Owed $5,422.65', '700'],
    ['110', 'Requested $3,456.00', '400'],
    ['200', 'Repaid $3,460.45', '400'],
  ] as const) {
    const amount = page
      .getByRole('listitem')
      .filter({ has: page.locator('.badge', { hasText: status }) })
      .locator('.amount');
    await expect(amount).toHaveText(words);
    const weights = await amount
      .locator('strong')
      .or(amount)
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontWeight));
    expect(weights.at(-1)).toBe(weight);
  }
});

for (const [width, size] of [
  [320, '100%'],
  [320, '200%'],
  [390, '200%'],
] as const)
  test(`the header has one line, its parts are apart, ${width} px wide, text at ${size}`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${sandbox.origin}/desk?language=2`);
    await setTextSize(page, size);
    const boxes = await page
      .getByRole('banner')
      .locator('nav, .menu summary')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    expect(boxes).toHaveLength(2);
    const margins = await page.locator('.initial').evaluate((circle) => {
      const { top = 0, bottom = 0 } = circle.closest('header')?.getBoundingClientRect() ?? {};
      const { top: start, bottom: end } = circle.getBoundingClientRect();
      return [start - top, bottom - end];
    });
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(4);
    if (size === '100%') {
      // One line, with a long name, too.
      const height = () => page.getByRole('banner').evaluate((header) => header.clientHeight);
      expect(await height()).toBe(48);
      await page.context().addCookies([longNameAt(sandbox.origin)]);
      await page.reload();
      expect(await height()).toBe(48);
    }
    for (const one of boxes)
      for (const other of boxes)
        if (one !== other && one.top < other.bottom && other.top < one.bottom)
          expect(one.right <= other.left || other.right <= one.left).toBe(true);
  });
