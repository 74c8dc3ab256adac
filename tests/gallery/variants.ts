/** The variants of each screenshot: language, colour scheme, size of the phone. */
import { LANGUAGE_NAMES, type Language } from '../../src/languages.ts';

export const SIZES = { phone: { width: 390, height: 844 }, small: { width: 320, height: 640 } } as const;

export interface Variant {
  language: Language;
  scheme: 'light' | 'dark';
  size: keyof typeof SIZES;
}

export const variants: readonly Variant[] = (['phone', 'small'] as const).flatMap((size) =>
  LANGUAGE_NAMES.flatMap((language) => (['light', 'dark'] as const).map((scheme) => ({ size, language, scheme }))),
);

export const fileName = (state: string, { language, scheme, size }: Variant) =>
  `${state}.${language}.${scheme}.${size}.png`;
