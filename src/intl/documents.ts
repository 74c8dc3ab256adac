/** The legal documents: one file per document and language in `locales/legal`, loaded when the document is opened. */
import { queryOptions } from '@tanstack/react-query';
import { Failure } from '../api/failure';
import type { Language } from '../languages';
import type { DocumentTree } from './document-tree';

export type DocumentName = 'privacy' | 'loan-terms' | 'period-agreement' | 'registration-agreement' | 'about-us';

const loaders = import.meta.glob<{ default: DocumentTree }>('../../locales/legal/*.md');

/** Loads a document in one language. @throws Failure of kind `network` when the file fails to load. */
export const documentQuery = (name: DocumentName, language: Language) =>
  queryOptions({
    queryKey: ['document', name, language],
    queryFn: async () => {
      const module = await loaders[`../../locales/legal/${name}.${language}.md`]?.().catch(() => undefined);
      if (module === undefined) throw new Failure('network');
      return module.default;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
