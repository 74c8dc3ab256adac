/** The shape of a compiled document; the build writes it, `ui/document.tsx` shows it. Pure. */

/** What a document may say of the brand: `{brand}`, `{phone}` … in its text. */
export const BRAND_FACTS = ['brand', 'company', 'phone', 'email', 'address'] as const;

export type BrandFact = (typeof BRAND_FACTS)[number];

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; text: readonly Inline[] }
  | { kind: 'fact'; fact: BrandFact };

export type Block =
  | { kind: 'paragraph' | 'subheading'; text: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Block[])[] };

export interface Section {
  title: string;
  blocks: readonly Block[];
}

export interface DocumentTree {
  /** What stands before the first section. */
  intro: readonly Block[];
  sections: readonly Section[];
}
