/** Puts the default brand and the default language into the document, which a browser shows before any script has run. */
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/languages.ts';
import { type Brand, brandDocumentOf, brandOf, type ColorScheme, themeColor } from '../theme/brands.ts';

const MARK = '<!-- brand -->';
const SCHEMES: readonly ColorScheme[] = ['light', 'dark'];

/** @param appName the brand's; undefined for the standard brand. */
export function brandDocument(appName: string | undefined): Plugin {
  return {
    name: 'brand-document',
    transformIndexHtml: { order: 'pre', handler: (html) => withBrand(html, appName) },
  };
}

export function withBrand(html: string, appName: string | undefined): string {
  const { name, colors } = brandOf(appName);
  const { description, shareTitle, shareDescription } = brandDocumentOf(appName);
  const openGraphLocale = (language: Language) => LANGUAGES[language].locale.replace('-', '_');
  const others = LANGUAGE_NAMES.filter((language) => language !== DEFAULT_LANGUAGE);
  const lines = [
    ...SCHEMES.map((scheme) =>
      tag('meta', {
        name: 'theme-color',
        content: themeColor(colors[scheme]),
        media: `(prefers-color-scheme: ${scheme})`,
      }),
    ),
    tag('link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon(colors.light.accent))}` }),
    tag('meta', { name: 'description', content: description[DEFAULT_LANGUAGE] }),
    ...[
      ['og:type', 'website'],
      ['og:site_name', name],
      ['og:title', shareTitle[DEFAULT_LANGUAGE]],
      ['og:description', shareDescription[DEFAULT_LANGUAGE]],
      ['og:locale', openGraphLocale(DEFAULT_LANGUAGE)],
      ...others.map((language) => ['og:locale:alternate', openGraphLocale(language)]),
    ].map(([property = '', content = '']) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary' }),
    `<title>${escapeText(name)}</title>`,
    `<style>${brandStyle(colors)}</style>`,
  ];
  if (!html.includes(MARK)) throw new Error(`index.html has no ${MARK}`);
  return html
    .replace(/<html lang="\w+">/, `<html lang="${DEFAULT_LANGUAGE}">`)
    .replace(MARK, () => lines.join('\n    '));
}

/** The brand's colours as custom properties, in both colour schemes. */
export function brandStyle(colors: Brand['colors']): string {
  const properties = (scheme: ColorScheme) =>
    Object.entries(colors[scheme])
      .map(([property, value]) => `--brand-${property}: ${value};`)
      .join(' ');
  return `:root { ${properties('light')} } @media (prefers-color-scheme: dark) { :root { ${properties('dark')} } }`;
}

const icon = (color: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='${color}'/>` +
  "<path d='M9 9h14M9 15h14M9 21h8' stroke='#fff' stroke-width='3' stroke-linecap='round'/></svg>";

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeText(value)}"`)
    .join(' ')} />`;

export const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
