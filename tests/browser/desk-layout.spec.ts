/** The layout of the support desk: what is whole, apart, legible and in sight in each size. Each page is opened once, then resized. */
import type { Page } from '@playwright/test';
import { seriousFor } from '../axe.ts';
import { DESK_COMPLAINT } from '../screens.ts';
import { type AdminApi, check, expect, test } from './fixtures.ts';
import { layoutProblems, resize, setTextSize } from './layout.ts';

const DAY = 86_400_000;
const LONG_NAME = 'María Fernanda de la Concepción Hernández y Rodríguez';
const PATHS = [
  '/desk',
  DESK_COMPLAINT,
  '/desk/orders',
  '/desk/vouchers?q=1000180',
  '/desk/messages',
  '/desk/reports',
] as const;

const setAuthor = (page: Page, origin: string, name: string) =>
  page.context().addCookies([{ name: 'desk-author', value: encodeURIComponent(name), url: `${origin}/desk` }]);

const open = (page: Page, { origin }: AdminApi, path: string, language: '1' | '2') =>
  page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}language=${language}`);

for (const [turn, [language, colorScheme]] of (
  [
    ['1', 'light'],
    ['2', 'dark'],
  ] as const
).entries()) {
  const paths = process.env.TEST_PART ? PATHS.filter((_, index) => index % 2 === turn) : PATHS;
  test(`nothing is cut, covered, overlapping or faint on any page, ${colorScheme}, language ${language}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setClock(13 * DAY);
    await fetch(`${sandbox.origin}/began/v3/installment/loan-play-detail?orderId=1000180&userId=10001`);
    await setAuthor(page, sandbox.origin, LONG_NAME);
    await page.emulateMedia({ colorScheme });
    for (const path of paths) {
      await open(page, sandbox, path, language);
      for (const width of [320, 768, 1280]) {
        await resize(page, { width, height: 800 });
        await setTextSize(page, '100%');
        // `layoutProblems` measures contrasts.
        if (width !== 768)
          await check(`${path}, ${width} px wide: axe finds nothing serious`, () =>
            seriousFor(page, { contrast: false }),
          );
        await check(`${path}, ${width} px wide: texts are whole and apart`, () => textProblems(page));
        await check(`${path}, ${width} px wide: layout and contrast`, () => layoutProblems(page));
        await check(`${path}, ${width} px wide, twice the text: texts are whole and apart`, () => textProblems(page));
      }
    }
  });
}

/** Texts that an edge cuts off, but for the words of a listed complaint and the long name in the header; and texts that overlap. */
const textProblems = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const isShown = (element: Element) =>
      element.checkVisibility() && element.closest('.visually-hidden, .words, .menu, select') === null;
    const elements = [...body.querySelectorAll<HTMLElement>('*')].filter(isShown);
    const cut = elements.filter(
      ({ scrollWidth, clientWidth, tagName }) =>
        clientWidth > 0 && scrollWidth > clientWidth + 1 && tagName !== 'INPUT',
    );
    const texts = elements.flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !/\S/.test(node.nodeValue ?? '')) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((box) => ({ element, box }));
      }),
    );
    const overlapping = texts.flatMap(({ element, box }, index) =>
      texts.slice(index + 1).flatMap((other) => {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Boxes of neighbouring lines touch.
        return element !== other.element && width > 1 && height > 6
          ? [`${element.textContent} | ${other.element.textContent}`]
          : [];
      }),
    );
    return [...cut.map((element) => `cut: ${element.outerHTML.slice(0, 120)}`), ...overlapping];
  });

test('the list begins high on a phone, and a desktop shows nine complaints', async ({ page, sandbox }) => {
  await sandbox.addComplaints(30);
  const row = (number: number) => page.getByRole('row').getByRole('link').nth(number);
  for (const language of ['1', '2'] as const) {
    await open(page, sandbox, '/desk', language);
    await check(`a phone shows two complaints, language ${language}`, async () => {
      await resize(page, { width: 390, height: 844 });
      for (const number of [0, 1]) await expect(row(number)).toBeInViewport({ ratio: 1 });
    });
    await check(`a desktop shows nine, language ${language}`, async () => {
      await resize(page, { width: 1280, height: 800 });
      await expect(row(8)).toBeInViewport({ ratio: 1 });
    });
  }
});

test('the reply follows the words and photos on a phone, stands beside them on a desktop, and grows with its text', async ({
  page,
  sandbox,
}) => {
  await setAuthor(page, sandbox.origin, 'Ana');
  await open(page, sandbox, DESK_COMPLAINT, '2');
  const reply = page.getByLabel('Lo que leerá el cliente');
  const send = page.getByRole('button', { name: 'Enviar la respuesta' });
  const order = page.getByRole('heading', { name: 'Préstamo y pagos' });
  const bottom = async () => Number((await reply.boundingBox())?.y) + Number((await reply.boundingBox())?.height);
  await check('on a phone, before what is known of the borrower', async () => {
    await resize(page, { width: 390, height: 844 });
    await expect(page.getByRole('heading', { name: 'Responder en español' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Debe $3,460.45')).toBeInViewport({ ratio: 1 });
    expect(await bottom()).toBeLessThan(Number((await order.boundingBox())?.y));
  });
  await check('on a desktop, with all else on the first screen', async () => {
    await resize(page, { width: 1280, height: 800 });
    for (const part of [send, order, page.getByText('Agregar una nota interna')])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
  await check('a long text leaves the button in reach', async () => {
    const height = (await reply.boundingBox())?.height;
    await reply.fill('Hola.\n'.repeat(40));
    expect((await reply.boundingBox())?.height).toBeGreaterThan(Number(height));
    await reply.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(send).toBeInViewport({ ratio: 1 });
  });
});
