/** Every screen that a link can open works in WebKit. Takes a screenshot of each, to compare with Chromium's. */
import { describe, it, vi } from 'vitest';
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';
import { localized } from '../../src/test-page/scenarios/scenario.ts';
import type { FaultRequest } from '../admin-api.ts';
import { isWhole } from '../gallery/pictures.ts';
import { fileName, type Variant } from '../gallery/variants.ts';
import { translated } from '../words.ts';
import { hostOfFile, pictureFile } from './fixture.ts';

const LOOKS = {
  en: { language: 'en', scheme: 'light', size: 'phone' },
  es: { language: 'es', scheme: 'dark', size: 'phone' },
} as const satisfies Record<string, Variant>;

/** ms; shorter than the timeout of a test, so that a hanging page is reported. */
const TIMEOUT_MS = 30_000;

/** Failures look the same on every screen but for their texts, so one screen is enough. */
const FAILING = 'screen.repayment';

/** Scenarios that need only a link and the server's answers, and that become idle. */
const linked = SCENARIOS.filter(
  ({ screen, faults = [], steps = [], waiting }) =>
    steps.length === 0 && waiting !== true && (screen === FAILING || faults.every(({ kind }) => kind === 'data')),
);

/** The first of each screen, since Chromium opens every state; all with `ALL_STATES=1`. */
const opened =
  process.env.ALL_STATES === '1'
    ? linked
    : linked.filter(({ screen }, index) => linked.findIndex((each) => each.screen === screen) === index);

/** The tests of one colour scheme: every other state, so that both schemes together cover all. */
export function testScreens(language: keyof typeof LOOKS): void {
  const variant = LOOKS[language];
  const turn = Object.keys(LOOKS).indexOf(language);
  const chosen = opened.filter((_, index) => index % 2 === turn);
  const open = hostOfFile();

  describe(`In ${language}, ${variant.scheme}`, () => {
    it.each(chosen)('$id', async (picture) => {
      const say = (words: string) => translated(language, words);
      const { faults } = localized(picture, say);
      const { view } = await open(picture.route, {
        language,
        dark: variant.scheme === 'dark',
        // The catalogue's fault requests have the sandbox's format.
        faults: faults as FaultRequest[],
      });
      // WebKit logs broken answers itself.
      if (faults.length > 0) view.expectOnConsole(/Failed to load resource/);
      const sees = say(picture.sees).toLowerCase();
      const text = () => view.evaluate<string>('return document.body.innerText');
      await vi.waitUntil(async () => (await text()).toLowerCase().includes(sees), { timeout: TIMEOUT_MS });
      await view.photograph(pictureFile(fileName(picture.id, variant)), isWhole(picture));
    });
  });
}
