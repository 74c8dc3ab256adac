import { type Brand, isDefaultBrand, themeColor } from '../../../theme/brands';

/**
 * Sets the brand's colours on the document, also when the colour scheme changes. The document has those of the default
 * brand (`build/brand-document.ts`). @returns a function that removes them.
 */
export function colorDocument(brand: Brand): () => void {
  const { colors } = brand;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // Chromium has the property `media` of a meta element since version 93.
    meta.content = themeColor(colors[meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light']);
  }
  if (isDefaultBrand(brand)) return () => undefined;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const { style } = document.documentElement;
  const apply = () => {
    for (const [name, value] of Object.entries(colors[dark.matches ? 'dark' : 'light'])) {
      style.setProperty(`--brand-${name}`, value);
    }
  };
  apply();
  dark.addEventListener('change', apply);
  return () => {
    dark.removeEventListener('change', apply);
    for (const name of Object.keys(colors.light)) style.removeProperty(`--brand-${name}`);
  };
}
