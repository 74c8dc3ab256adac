/** Every screen that a link can open stands in WebKit with whatever it has to show, and is photographed beside Chromium's picture of it. */
import { describe, it, vi } from 'vitest';
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';
import { localized } from '../../src/test-page/scenarios/scenario.ts';
import { isWhole } from '../gallery/pictures.ts';
import { fileName, type Variant } from '../gallery/variants.ts';
import type { FaultRequest } from '../journeys/sandbox.ts';
import { translated } from '../words.ts';
import { hostOfFile, pictureFile } from './fixture.ts';

const LOOKS = {
  en: { language: 'en', scheme: 'light', size: 'phone' },
  es: { language: 'es', scheme: 'dark', size: 'phone' },
} as const satisfies Record<string, Variant>;

/** ms; ends what hangs. Shorter than a test may take. */
const PATIENCE = 30_000;

/** What fails looks the same on every screen but for its words: this one stands for all. */
const FAILING = 'repayment';

/** Screens that a link and the server's answer alone bring into their state, and that come to rest. */
const linked = SCENARIOS.filter(
  ({ screen, faults = [], steps = [], waiting }) =>
    steps.length === 0 && waiting !== true && (screen === FAILING || faults.every(({ kind }) => kind === 'data')),
);

/** A few of each screen, since Chromium opens every state; all with `ALL_STATES=1`. */
const opened =
  process.env.ALL_STATES === '1'
    ? linked
    : linked.filter(({ screen }, index) => linked.slice(0, index).filter((each) => each.screen === screen).length < 2);

/** The tests of one look: every other state, so that both looks together show each. */
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
      // A broken answer is WebKit's own to note.
      if (faults.length > 0) view.expectOnConsole(/Failed to load resource/);
      const sees = say(picture.sees).toLowerCase();
      const text = () => view.evaluate<string>('return document.body.innerText');
      await vi.waitUntil(async () => (await text()).toLowerCase().includes(sees), { timeout: PATIENCE });
      await view.photograph(pictureFile(fileName(picture.id, variant)), isWhole(picture));
    });
  });
}
