import type { Brand } from '../../theme/brands';

/** Sets the brand's colours on the document, also when the colour scheme changes. @returns a function that removes them. */
export function colorDocument(colors: Brand['colors']): () => void {
  if (colors === undefined) return () => undefined;
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
