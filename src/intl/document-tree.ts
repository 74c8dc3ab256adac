/** Types of a compiled document: the build creates it, `ui/document/document.tsx` renders it. Pure. */

/** The brand's values that a document may contain as `{brand}`, `{phone}` and so on. */
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
  /** The blocks before the first section. */
  intro: readonly Block[];
  sections: readonly Section[];
}
