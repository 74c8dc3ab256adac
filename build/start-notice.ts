/** The notice of an app that does not start (`src/start/notice.js`). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync } from 'vite';
import texts from '../locales/boot.json' with { type: 'json' };
import { LANGUAGES, type Language } from '../src/languages.ts';
import { routePatterns } from '../src/paths.ts';
import { BRAND_NAMES, brandOf } from '../theme/brands.ts';
import { languages } from './brand-document.ts';

interface NoticeSettings {
  /** The default brand's; undefined for the standard brand. */
  appName: string | undefined;
  /** Where field reports go; undefined without them. */
  reportUrl: string | undefined;
  version: string;
}

/** The inline script. It stays ES5: without whitespace, the minifier would write strings as template literals. */
export function noticeScript(root: string, { appName, reportUrl, version }: NoticeSettings): string {
  const read = (name: string) => readFileSync(resolve(root, 'src/start', name), 'utf8');
  const phone = brandOf(appName).servicePhone;
  const phones = BRAND_NAMES.map((name) => [name, brandOf(name).servicePhone] as const);
  const data = {
    /** Language → its texts. The first is that of addresses without a known `language`. */
    texts: Object.fromEntries(languages.map((language) => [language, shownTexts(language)])),
    /** Value of the parameter `language` → language. */
    languages: Object.fromEntries(languages.map((language) => [LANGUAGES[language].parameter, language])),
    phone,
    /** App name → the service number of a brand that has another one. */
    phones: Object.fromEntries(phones.filter(([, each]) => each !== phone)),
    ...(reportUrl !== undefined && { reportUrl, version, routes: Object.values(routePatterns) }),
  };
  const code = read('notice.js')
    .replace('/* report */', () => (reportUrl === undefined ? '' : read('notice-report.js')))
    .replace('__START_NOTICE__', () => JSON.stringify(data));
  const options = { compress: false, mangle: true, codegen: { removeWhitespace: false } };
  return minifySync('notice.js', code, options).code.replace(/\n\t*/g, '');
}

const shownTexts = (language: Language): object => ({ ...texts[language], noScript: undefined });
