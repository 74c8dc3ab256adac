/** Puts the default brand and the default language into the document, which a browser shows before any script has run. */
import type { Plugin } from 'vite';
import texts from '../locales/boot.json' with { type: 'json' };
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/languages.ts';
import { type Brand, brandOf, type ColorScheme, DOCUMENT_TEXTS, LOGO_PATH, themeColor } from '../theme/brands.ts';

const others = LANGUAGE_NAMES.filter((language) => language !== DEFAULT_LANGUAGE);
/** The default language first. */
export const languages = [DEFAULT_LANGUAGE, ...others];

/** @param appName the brand's; undefined for the standard brand. */
export function brandDocument(appName: string | undefined): Plugin {
  return {
    name: 'brand-document',
    transformIndexHtml: { order: 'pre', handler: (html) => withBrand(html, appName) },
  };
}

/** Puts the brand's values into the document: in the place of `%name%` and so on, and its colours into the style. */
export function withBrand(html: string, appName: string | undefined): string {
  const { name, colors, servicePhone } = brandOf(appName);
  const { description, shareTitle, shareDescription } = DOCUMENT_TEXTS;
  const values: Readonly<Record<string, string>> = {
    name: escapeText(name),
    lightColor: themeColor(colors.light),
    darkColor: themeColor(colors.dark),
    icon: `data:image/svg+xml,${icon(colors.light.accent).replace(/[#%<>]/g, encodeURIComponent)}`,
    description: escapeText(description[DEFAULT_LANGUAGE]),
    shareTitle: escapeText(shareTitle[DEFAULT_LANGUAGE]),
    shareDescription: escapeText(shareDescription[DEFAULT_LANGUAGE]),
    locale: openGraphLocale(DEFAULT_LANGUAGE),
    otherLocales: others
      .map((each) => `<meta property="og:locale:alternate" content="${openGraphLocale(each)}" />`)
      .join(''),
    noScript: noScript(servicePhone),
  };
  return html
    .replace('lang="es"', `lang="${DEFAULT_LANGUAGE}"`)
    .replace(/%(\w+)%/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`index.html names %${key}%, which no brand has`);
      return value;
    })
    .replace('/* brand */', () => brandStyle(colors));
}

const openGraphLocale = (language: Language) => LANGUAGES[language].locale.replace('-', '_');

/** The brand's colours as custom properties, in both colour schemes. */
function brandStyle(colors: Brand['colors']): string {
  const properties = (scheme: ColorScheme) =>
    Object.entries(colors[scheme])
      .map(([property, value]) => `--brand-${property}: ${value};`)
      .join(' ');
  return `:root { ${properties('light')} } @media (prefers-color-scheme: dark) { :root { ${properties('dark')} } }`;
}

const icon = (color: string) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='${color}'/>` +
  `<path d='${LOGO_PATH}' fill='#fff'/></svg>`;

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The notice for browsers without scripts, in every language. */
function noScript(servicePhone: string): string {
  const address = `tel:${servicePhone.replace(/[^\d+]/g, '')}`;
  const blocks = languages.map((language) => {
    const { failed, noScript, service } = texts[language];
    const call = `<a href="${address}">${escapeText(`${service}: ${servicePhone}`)}</a>`;
    return `<div lang="${language}"><p>${escapeText(failed)}</p><p>${escapeText(noScript)}</p>${call}</div>`;
  });
  return `<noscript><div class="start-notice">${blocks.join('')}</div></noscript>`;
}
