/** Every screen that a link can open stands in WebKit, and is photographed beside Chromium's picture of it. */
import { describe, it } from 'vitest';
import { shots } from '../gallery/shots.ts';
import { fileName, type Variant } from '../gallery/variants.ts';
import type { FaultWish } from '../journeys/sandbox.ts';
import { hostOfFile, pictureFile } from './fixture.ts';

const LOOKS = {
  en: { language: 'en', scheme: 'light', size: 'phone' },
  es: { language: 'es', scheme: 'dark', size: 'phone' },
} as const satisfies Record<string, Variant>;

/** Screens that a link and the server's answer alone bring into their state, and that come to rest. */
const linked = shots.filter(({ act, name }) => act === undefined && !name.endsWith('-waiting'));

/** The tests of one look: the main screens, and every other of the rest, so that both looks together show each. */
export function testScreens(language: keyof typeof LOOKS): void {
  const variant = LOOKS[language];
  const turn = Object.keys(LOOKS).indexOf(language);
  const chosen = linked.filter(({ main }, index) => main === true || index % 2 === turn);
  const open = hostOfFile();

  describe(`In ${language}, ${variant.scheme}`, () => {
    it.each(chosen)('$name', async ({ name, address, faults = [], whole = false }) => {
      const { view } = await open(address, {
        language,
        dark: variant.scheme === 'dark',
        // The gallery's wishes are the sandbox's, too.
        faults: faults.map((fault) => ({ times: 3, ...fault }) as FaultWish),
      });
      // A broken answer is WebKit's own to note.
      if (faults.length > 0) view.expectOnConsole(/Failed to load resource/);
      await view.photograph(pictureFile(fileName(name, variant)), whole);
    });
  });
}
