/** How each state is photographed: language, colour scheme, size of the phone. */

export const SIZES = { phone: { width: 390, height: 844 }, small: { width: 320, height: 640 } } as const;

export interface Variant {
  language: 'en' | 'es';
  scheme: 'light' | 'dark';
  size: keyof typeof SIZES;
}

export const variants: readonly Variant[] = (['phone', 'small'] as const).flatMap((size) =>
  (['en', 'es'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((scheme) => ({ size, language, scheme })),
  ),
);

export const fileName = (state: string, { language, scheme, size }: Variant) =>
  `${state}.${language}.${scheme}.${size}.png`;
