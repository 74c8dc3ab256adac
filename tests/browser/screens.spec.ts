/** Each screen, opened once in each state of the tests' table: what only an engine shows of it. */
import type { Page } from '@playwright/test';
import { PATHS } from '../../src/contract/paths';
import { screens } from '../../src/screens.ts';
import { seriousFor } from '../axe.ts';
import { OPENED, READS, routeOf } from '../screens.ts';
import { UNTIL_CLEARED } from '../until-cleared.ts';
import { layoutShifts, watchLayoutShifts } from './first-paint.ts';
import { check, expect, type Language, test, WORDS } from './fixtures.ts';
import { checkHostileAnswers, watchWidth } from './hostile-answers.ts';
import { delayRequests } from './without-app.ts';

declare global {
  interface Window {
    /** The title and the height of the header. */
    readHeader: () => (string | number | undefined)[];
    /** Those of the document's skeleton. */
    skeletonHeader: (string | number | undefined)[];
  }
}

function recordSkeletonHeader(): void {
  window.readHeader = () => {
    const end = document.querySelector('header > :last-child')?.getBoundingClientRect().bottom ?? 0;
    return [document.querySelector('h1')?.textContent, Math.round(end)];
  };
  document.addEventListener('DOMContentLoaded', () => {
    window.skeletonHeader = window.readHeader();
  });
}

/** By the name of a state: the light pictures that the dark scheme dims. Codes, logos and photos are not dimmed. */
const DIMMED: Readonly<Record<string, readonly string[]>> = {
  'Promotion, of a campaign': ['promotion-banner.svg'],
  Instructions: ['guide-store.svg'],
};

/** The windows in which the screens with columns load, too, in turn. */
const LARGE_AND_LOW = [
  [1280, 900],
  [1024, 768],
  [844, 390],
] as const;

/** The names of states whose drawings do not reach over their canvas on purpose. */
const WITH_DRAWING = ['Bank binding', 'Login failure'];

const pathOf = (route: string) => route.split('?')[0];

/** The reads whose answer is shown; the order by its other name has a status that shows no lines. */
const CHANGED_READS = READS.filter(
  ({ call, failure, query }) => call !== 'visit' && failure !== 'retry' && query !== 'orderId=1000110',
);

const PATHS_OPENED = [...new Set(OPENED.map(({ route }) => pathOf(route)))];
const isAlone = (path: string | undefined) =>
  path === screens.testPage.route || CHANGED_READS.some(({ pattern }) => pattern === path);
const others = PATHS_OPENED.filter((path) => !isAlone(path));
/** The paths of each test: those that read nothing share the files that the browser keeps. */
const GROUPS = [
  ...PATHS_OPENED.filter(isAlone).map((path) => [path]),
  ...[0, 1, 2].map((turn) => others.filter((_, index) => index % 3 === turn)),
];

// What fits a small phone and twice the text: `test-page-scenarios.spec.ts`.
for (const group of GROUPS) {
  const states = OPENED.filter(({ route }) => group.includes(pathOf(route)));
  const [path, next] = group;
  const name = `${states[0]?.name}${next === undefined ? '' : ' and others'}`;
  test(`${name}: nothing moves or is cut, a screen reader can read it, and no answer breaks it`, {
    tag: path === screens.testPage.route ? '@test-page' : [],
  }, async ({ page, open, sandbox, renamer, expectOnConsole }) => {
    // Chromium warns of the rights that our own notice needs.
    if (group.includes(screens.sitePolicy.route)) expectOnConsole(/An iframe which has both allow-scripts/);
    await watchLayoutShifts(page);
    await watchWidth(page);
    await page.addInitScript(recordSkeletonHeader);
    for (const state of states) {
      const scheme = OPENED.indexOf(state) % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      // With another address the browser loads the document, and not only another screen.
      await open(state.route, { query: next === undefined ? '' : `state=${states.indexOf(state)}` });
      // Testers' profiles come from a database.
      if (path !== screens.testPage.route)
        await check(`${state.name}: nothing moves while it loads`, () => layoutShifts(page));
      if (!state.hasOwnHeader) {
        await check(`${state.name}: the skeleton has the header's title and height`, async () => {
          const [skeleton, header] = await page.evaluate(() => [window.skeletonHeader, window.readHeader()]);
          expect(skeleton).toEqual(header);
        });
      }
      if (WITH_DRAWING.includes(state.name))
        await check(`${state.name}: no drawing is cut at the edge of its canvas`, () => page.evaluate(cutShapes));
      await check(`${state.name}, ${scheme}: axe finds nothing serious`, () =>
        // The catalogue has no state of the test page.
        seriousFor(page, { contrast: path === screens.testPage.route }),
      );
      await check(`${state.name}: light pictures are dimmed in the dark scheme only`, async () => {
        for (const [colorScheme, pictures] of [
          ['dark', DIMMED[state.name] ?? []],
          ['light', []],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await expect.poll(() => dimmedPictures(page)).toEqual(pictures);
        }
      });
    }
    for (const state of states.filter(({ columns }) => columns !== undefined)) {
      const [width, height] = LARGE_AND_LOW[OPENED.indexOf(state) % LARGE_AND_LOW.length] ?? LARGE_AND_LOW[0];
      await page.setViewportSize({ width, height });
      await open(state.route, { query: `width=${width}&state=${states.indexOf(state)}` });
      await check(`${state.name}, ${width} × ${height} px: nothing moves while it loads`, () => layoutShifts(page));
    }
    for (const read of CHANGED_READS.filter(({ pattern }) => pattern === path))
      await checkHostileAnswers(page, read, { sandbox, renamer }, (query) => open(routeOf(read), { query }));
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

const dimmedPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        getComputedStyle(image).filter === 'none' ? [] : [image.getAttribute('src')?.replace(/.*\//, '')],
      ),
    );

test('promotion: nothing moves when its template arrives', async ({ page, open, sandbox }) => {
  await page.addInitScript(recordSkeletonHeader);
  for (const [texts, width, height] of [
    [{ title: 'A loan' }, 390, 844],
    [{ title: 'A loan', subtitle: 'Today', banner: '/pictures/promotion-banner.svg' }, 390, 844],
    [{ title: 'A loan that you repay in a store near you', subtitle: 'Today' }, 390, 640],
    [{ title: 'A loan', subtitle: 'Today', logo: '/pictures/product-azul.svg' }, 844, 390],
    [{ title: 'A loan' }, 1280, 900],
    [{ title: 'A loan' }, 1024, 640],
  ] as const) {
    await check(`${JSON.stringify(texts)}, ${width} × ${height} px`, async () => {
      await sandbox.answer(PATHS.template, { id: '1', template: texts });
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await open(screens.promotion.route);
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      const [skeleton, header] = await page.evaluate(() => [window.skeletonHeader[1], window.readHeader()[1]]);
      expect(header).toBe(skeleton);
    });
  }
});

test('complaint form: nothing moves when the answer with its order arrives', async ({ page, open, wirePath }) => {
  const answer = await delayRequests(page, `**${wirePath(PATHS.complaintStart)}*`);
  await open('/complainPageNext?problemType=3&orderNo=1000174');
  const field = page.getByRole('textbox', { name: 'Description' });
  await expect(field).toBeVisible();
  const before = await field.boundingBox();
  answer();
  await expect(page.getByText('Préstamo Azul')).toBeVisible();
  expect(await field.boundingBox()).toEqual(before);
});

test('complaint: nothing moves when the list answers with its time, and no day is promised before', {
  tag: '@test-page',
}, async ({ page, open, sandbox }) => {
  await watchLayoutShifts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await sandbox.fault({ path: PATHS.complaintList, kind: 'delay', ms: UNTIL_CLEARED });
  await open('/complainDetails?problemId=7000002', { language: 'es', query: 'appName=PrestamoPrueba' });
  const promise = page.getByText('Respuesta a más tardar el');
  await expect(promise).toBeHidden();
  await sandbox.clearFaults();
  await expect(promise).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

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
    await check(route, async () => {
      await open(route);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(await actions()).toEqual([
        ['Customer service', primary],
        ['Try again', 'rgba(0, 0, 0, 0)'],
      ]);
    });
    await check(`${route}: no drawing is cut`, async () => {
      await expect(page.locator('main svg[data-illustration] > *').first()).toBeVisible();
      return page.evaluate(cutShapes);
    });
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

test('a tap in the middle of any line of a link in a sentence hits that link', async ({ page, open }) => {
  for (const language of ['en', 'es'] satisfies Language[]) {
    for (const [route, submit] of [
      ['/promotion?id=1', 'promotion.apply'],
      ['/confirm-loan?productId=102', 'confirm.submit'],
    ] as const) {
      await open(route, { language });
      await page.getByRole('button', { name: WORDS[language][submit], exact: true }).waitFor();
      for (let width = 280; width <= 430; width += 10) {
        await page.setViewportSize({ width, height: 700 });
        await check(`${route}, ${language}, ${width} px wide`, () => linesThatMissTheirLink(page));
      }
    }
  }
});

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

test('the policy blocks markup and scripts that are created on the page', async ({ page, open, expectOnConsole }) => {
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
