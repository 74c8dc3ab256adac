/** Every state that a link can open works in WebKit: in turn in English, light, and in Spanish, dark. Its picture is for the gallery. */
import { expect, it } from 'vitest';
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';
import { localized } from '../../src/test-page/scenarios/scenario.ts';
import type { FaultRequest } from '../admin-api.ts';
import { fileName, isWhole, type Variant } from '../gallery/pictures.ts';
import { translated } from '../words.ts';
import { hostOfFile, pictureFile } from './fixture.ts';

const open = hostOfFile();

/** Failures look the same on every screen but for their texts, so one screen is enough. */
const FAILING = 'screen.repayment';

/** Scenarios that need only a link and the server's answers, and that become idle. */
const LINKED_STATES = SCENARIOS.filter(
  ({ screen, faults = [], steps = [], waiting }) =>
    steps.length === 0 && waiting !== true && (screen === FAILING || faults.every(({ kind }) => kind === 'data')),
);

const VARIANTS: readonly Variant[] = [
  { language: 'en', scheme: 'light', size: 'phone' },
  { language: 'es', scheme: 'dark', size: 'phone' },
];

for (const [index, scenario] of LINKED_STATES.entries()) {
  const variant = VARIANTS[index % VARIANTS.length] as Variant;
  const { language, scheme } = variant;
  it(`${scenario.id} in ${language}, ${scheme}`, async () => {
    const say = (words: string) => translated(language, words);
    const { faults } = localized(scenario, say);
    const { view } = await open(scenario.route, {
      language,
      dark: scheme === 'dark',
      // The catalogue's fault requests have the sandbox's format.
      faults: faults as FaultRequest[],
    });
    // WebKit logs broken answers itself.
    if (faults.length > 0) view.expectOnConsole(/Failed to load resource/);
    const text = () => view.evaluate<string>('return document.body.innerText.toLowerCase()');
    await expect.poll(text).toContain(say(scenario.sees).toLowerCase());
    await view.photograph(pictureFile(fileName(scenario.id, variant)), isWhole(scenario));
  });
}
