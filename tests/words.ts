/** The messages by language: the app's and, with other ids, the test page's. */
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../src/languages.ts';
import testPageEn from '../src/test-page/messages/en.json' with { type: 'json' };
import testPageEs from '../src/test-page/messages/es.json' with { type: 'json' };

// An id that one of the languages lacks is a type error.
type Texts<English, Spanish> = Record<Language, Record<keyof English | keyof Spanish, string>>;
const app = { en, es } satisfies Texts<typeof en, typeof es>;
const testPage = { en: testPageEn, es: testPageEs } satisfies Texts<typeof testPageEn, typeof testPageEs>;

export const WORDS = { en: { ...app.en, ...testPage.en }, es: { ...app.es, ...testPage.es } };
export type { Language };

/** The parameter that an address in this language has; none in the default language. */
export const languageParameter = (language: Language) =>
  language === DEFAULT_LANGUAGE ? '' : `language=${LANGUAGES[language].parameter}`;

/** The text of a message id in a language; other texts are returned unchanged. */
export const translated = (language: Language, text: string) =>
  (WORDS[language] as Readonly<Record<string, string>>)[text] ?? text;
