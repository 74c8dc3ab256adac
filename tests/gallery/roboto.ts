/** Gives pages the font of Android phones, so that lines break in tests and pictures as on a phone, whatever fonts are installed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';

const require = createRequire(import.meta.url);

/** The font files, and the characters of each. */
const SUBSETS = [
  [
    require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
    'U+0000-00FF, U+2000-206F, U+2122, U+2191, U+2193, U+2212',
  ],
  // Has the rupee sign.
  [require.resolve('@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2'), 'U+0100-02FF, U+20A0-20C0'],
] as const;

/** Characters that the script does not load, which fonts of the system draw. */
export const MISSING_CHARACTERS = new RegExp(
  `[^\\s${SUBSETS.map(([, range]) => range.replace(/U\+|, /g, (part) => (part === 'U+' ? '\\u' : '')).replace(/-(?=[\dA-F]{4})/g, '-\\u')).join('')}]`,
  'g',
);

/** Code that a page runs before its own scripts. */
export async function robotoScript(): Promise<string> {
  const fonts = await Promise.all(
    SUBSETS.map(async ([file, range]) => [await readFile(file, 'base64'), range] as const),
  );
  return `(${addFonts})(${JSON.stringify(fonts)})`;
}

export async function loadRoboto(context: BrowserContext): Promise<void> {
  await context.addInitScript(await robotoScript());
}

/** Runs in the page, as text: it uses nothing from outside. */
function addFonts(fonts: readonly (readonly [base64: string, unicodeRange: string])[]): void {
  // The document's security policy does not apply to fonts that a script creates from bytes.
  for (const [base64, unicodeRange] of fonts) {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    // Each page of each browser test runs this; `Uint8Array.from` takes several times as long.
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = text.charCodeAt(index);
    document.fonts.add(new FontFace('Roboto', bytes, { weight: '100 900', unicodeRange }));
  }
  // The app prefers other families, which may be installed. Where there is no element yet, the first one is awaited.
  new MutationObserver((_, observer) => {
    document.documentElement.style.setProperty('--font-family', 'Roboto');
    observer.disconnect();
  }).observe(document, { childList: true });
  document.documentElement?.style.setProperty('--font-family', 'Roboto');
}
