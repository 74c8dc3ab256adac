/** The legal documents: one file per document and language in `locales/legal`, loaded when the document is opened. */
import { queryOptions } from '@tanstack/react-query';
import { Failure } from '../api/failure';
import type { Language } from '../languages';
import type { ScreenKey, ScreenRows } from '../screens';
import type { DocumentTree } from './document-tree';

type DocumentOfScreen = Extract<ScreenRows[ScreenKey], { document: string }>['document'];
export type DocumentName = DocumentOfScreen | 'loan-terms';

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
