/** Builds the notice of an app that does not start (`src/start/notice.ts`), and that for browsers without scripts. */
import { resolve } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import texts from '../locales/boot.json' with { type: 'json' };
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/languages.ts';
import { routePatterns } from '../src/paths.ts';
import type { NoticeData, NoticeTexts } from '../src/start/notice.ts';
import { BRAND_NAMES, brandOf } from '../theme/brands.ts';
import { escapeText } from './brand-document.ts';

/** The default language first. */
const languages = [DEFAULT_LANGUAGE, ...LANGUAGE_NAMES.filter((name) => name !== DEFAULT_LANGUAGE)];

/** @param appName the default brand's; undefined for the standard brand. @param hasReports whether field reports are sent. */
export function noticeData(appName: string | undefined, hasReports: boolean): NoticeData {
  const phone = brandOf(appName).servicePhone;
  const phones = BRAND_NAMES.map((name) => [name, brandOf(name).servicePhone]);
  return {
    texts: Object.fromEntries(languages.map((language) => [language, shownTexts(language)])),
    languages: Object.fromEntries(languages.map((language) => [LANGUAGES[language].parameter, language])),
    phone,
    phones: Object.fromEntries(phones.filter(([, each]) => each !== phone)),
    routes: hasReports ? Object.values(routePatterns) : undefined,
  };
}

export const NOTICE = 'notice';

/** The environment of the inline script. It stays ES5: whitespace stays, because the minifier would write strings as template literals. */
export const noticeEnvironment = (root: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    write: false,
    lib: { entry: resolve(root, 'src/start/notice.ts'), formats: ['iife'], name: 'notice' },
    target: 'es2015',
    minify: false,
    rolldownOptions: { output: { comments: false, minify: { compress: true, mangle: true, codegen: false } } },
  },
});

function shownTexts(language: Language): NoticeTexts {
  const { noScript, ...shown } = texts[language];
  return shown;
}

const MARK = '<!-- no-script -->';

/** Puts the notice for browsers without scripts into the document, in every language. */
export function noScriptNotice(appName: string | undefined): Plugin {
  return {
    name: 'no-script-notice',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(MARK, () => noScript(appName)) },
  };
}

function noScript(appName: string | undefined): string {
  const { servicePhone } = brandOf(appName);
  const address = `tel:${servicePhone.replace(/[^\d+]/g, '')}`;
  const blocks = languages.map((language) => {
    const { failed, noScript, service } = texts[language];
    const call = `<a href="${address}">${escapeText(`${service}: ${servicePhone}`)}</a>`;
    return `<div lang="${language}"><p>${escapeText(failed)}</p><p>${escapeText(noScript)}</p>${call}</div>`;
  });
  return `<noscript><div class="start-notice">${blocks.join('')}</div></noscript>`;
}
