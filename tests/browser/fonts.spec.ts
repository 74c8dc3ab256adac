/** The layout does not depend on the fonts of the machine: the tests load Roboto into each page. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadRoboto, MISSING_CHARACTERS } from '../gallery/roboto.ts';
import { headlessLaunch, PHONE } from './chromium.ts';
import { expect, ROUTES, test, waitForScreen } from './fixtures.ts';

const SCREENS = [
  ROUTES.home,
  ROUTES.confirmLoan,
  ROUTES.order,
  ROUTES.repay,
  ROUTES.extension,
  ROUTES.instructions,
  ROUTES.complaint,
  ROUTES.complaintDetail,
  ROUTES.bindCard,
  ROUTES.recommendList,
];

/** The folder in which Linux has fonts. */
const FONTS = '/usr/share/fonts';

test('ten screens have the same layout whatever fonts are installed', async ({ playwright, sandbox }) => {
  const installed = await readdir(FONTS, { recursive: true }).catch(() => []);
  const sets = [/(^|\/)dejavu$/, /(^|\/)liberation2?$/].flatMap(
    (name) => installed.find((path) => name.test(path)) ?? [],
  );

  const pages = await Promise.all(
    [undefined, ...sets].map(async (set, index) => {
      const file = test.info().outputPath(`${index}.conf`);
      const cache = `<cachedir>${test.info().outputPath('cache')}</cachedir>`;
      await writeFile(file, `<fontconfig>${set ? `<dir>${join(FONTS, set)}</dir>` : ''}${cache}</fontconfig>`);
      const env = { ...process.env, FONTCONFIG_FILE: file } as Record<string, string>;
      const browser = await playwright.chromium.launch({ ...(await headlessLaunch()), env });
      const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
      await loadRoboto(context);
      return context.newPage();
    }),
  );

  for (const route of SCREENS) {
    for (const page of pages) {
      const title = await page.title();
      await page.goto(`${sandbox.origin}/#${route}`);
      await expect(page).not.toHaveTitle(title);
      await waitForScreen(page);
    }
    // Small parts, such as the name of a day, are loaded after the screen.
    await expect(async () => {
      const [none, ...others] = await Promise.all(
        pages.map((page) => page.evaluate(boxesOfTexts, MISSING_CHARACTERS.source)),
      );
      expect(none?.length, route).toBeGreaterThan(3);
      for (const layout of others) expect(layout, route).toEqual(none);
    }).toPass({ timeout: 20_000 });
  }
  const [none, ...others] = await Promise.all(pages.map((page) => page.evaluate(widthOfSystemText)));
  for (const width of others) expect(width).not.toBe(none);
  for (const page of pages) await page.context().browser()?.close();
});

/** The box of each element that has a text which Roboto draws. */
function boxesOfTexts(missing: string): string[] {
  const isDrawnByRoboto = (node: Node) =>
    node instanceof Text && /\S/.test(node.data) && !new RegExp(missing).test(node.data);
  return [...document.querySelectorAll('#root *')]
    .filter(({ childNodes }) => [...childNodes].some(isDrawnByRoboto))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.textContent}: ${[x, y, width, height].join(' ')}`;
    });
}

function widthOfSystemText(): number {
  const text = document.body.appendChild(document.createElement('span'));
  text.style.fontFamily = 'sans-serif';
  text.textContent = 'Drawn by a font of the system';
  return text.getBoundingClientRect().width;
}
