/** Every state that a link can open works in WebKit: in turn in English, light, and in Spanish, dark. Its picture is for the gallery. */
import { expect, it } from 'vitest';
import { localized } from '../../src/test-page/scenarios/scenario.ts';
import type { FaultRequest } from '../admin-api.ts';
import { isWhole } from '../gallery/pictures.ts';
import { fileName, type Variant } from '../gallery/variants.ts';
import { translated } from '../words.ts';
import { hostOfFile, pictureFile } from './fixture.ts';
import { LINKED_STATES } from './linked-states.ts';

const open = hostOfFile();

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
