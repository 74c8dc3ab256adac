/** Every screen that a link can open stands in WebKit, and is photographed beside Chromium's picture of it. */
import { describe, it } from 'vitest';
import { shots } from '../gallery/shots.ts';
import { fileName, type Variant } from '../gallery/variants.ts';
import type { FaultWish } from '../journeys/sandbox.ts';
import { hostOfFile, pictureFile } from './fixture.ts';

const open = hostOfFile();

/** One look per screen: the two languages and the two schemes take turns. */
const LOOKS: readonly Variant[] = [
  { language: 'en', scheme: 'light', size: 'phone' },
  { language: 'es', scheme: 'dark', size: 'phone' },
];

/** Screens that a link and the server's answer alone bring into their state, and that come to rest. */
const linked = shots.filter(({ act, name }) => act === undefined && !name.endsWith('-waiting'));

describe.each(LOOKS)('In $language, $scheme', (variant) => {
  it.each(linked)('$name', async ({ name, address, faults = [], whole = false }) => {
    const { view } = await open(address, {
      language: variant.language,
      dark: variant.scheme === 'dark',
      // The gallery's wishes are the sandbox's, too.
      faults: faults.map((fault) => ({ times: 3, ...fault }) as FaultWish),
    });
    // A broken answer is WebKit's own to note.
    if (faults.length > 0) view.expectOnConsole(/Failed to load resource/);
    await view.photograph(pictureFile(fileName(name, variant)), whole);
  });
});
