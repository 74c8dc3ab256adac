/**
 * Every language of the app, once; the name is the document's `lang`. README, "Add a language", says what adding one takes.
 * `symbol` is the currency's; numbers are grouped before the last three digits, then after each `groupSize` digits.
 */
export const LANGUAGES = {
  en: { parameter: '1', locale: 'en-IN', currency: 'INR', symbol: '₹', groupSize: 2, label: 'English' },
  es: { parameter: '2', locale: 'es-MX', currency: 'MXN', symbol: '$', groupSize: 3, label: 'Español' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** The language of an address without a known `language`. */
export const DEFAULT_LANGUAGE: Language = 'es';

/** @param parameter the value of `language` in an address (contract, section 1). */
export function languageOf(parameter: string | undefined): Language {
  return LANGUAGE_NAMES.find((name) => LANGUAGES[name].parameter === parameter) ?? DEFAULT_LANGUAGE;
}
