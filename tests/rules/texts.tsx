import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from '../../src/languages';
import { WORDS } from '../words';

/** Gives components the texts of a language. */
export const Texts = ({ language = 'en', children }: { language?: Language; children: ReactNode }) => (
  <IntlProvider locale={LANGUAGES[language].locale} messages={WORDS[language]}>
    {children}
  </IntlProvider>
);
