/** The legal documents: one file per document and language in `locales/legal`, loaded when the document is opened. */
import { queryOptions } from '@tanstack/react-query';
import { Failure } from '../api/failure';
import type { Language } from '../host/session';
import type { DocumentTree } from './document-tree';

export type DocumentName = 'privacy' | 'loan-terms' | 'period-agreement' | 'registration-agreement' | 'about-us';

type Loader = () => Promise<{ default: DocumentTree }>;

const loaders: Record<DocumentName, Record<Language, Loader>> = {
  privacy: {
    en: () => import('../../locales/legal/privacy.en.md'),
    es: () => import('../../locales/legal/privacy.es.md'),
  },
  'loan-terms': {
    en: () => import('../../locales/legal/loan-terms.en.md'),
    es: () => import('../../locales/legal/loan-terms.es.md'),
  },
  'period-agreement': {
    en: () => import('../../locales/legal/period-agreement.en.md'),
    es: () => import('../../locales/legal/period-agreement.es.md'),
  },
  'registration-agreement': {
    en: () => import('../../locales/legal/registration-agreement.en.md'),
    es: () => import('../../locales/legal/registration-agreement.es.md'),
  },
  'about-us': {
    en: () => import('../../locales/legal/about-us.en.md'),
    es: () => import('../../locales/legal/about-us.es.md'),
  },
};

/** Loads a document in one language. @throws Failure of kind `network` when the file fails to load. */
export const documentQuery = (name: DocumentName, language: Language) =>
  queryOptions({
    queryKey: ['document', name, language],
    queryFn: () =>
      loaders[name][language]().then(
        (module) => module.default,
        () => {
          throw new Failure('network');
        },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
