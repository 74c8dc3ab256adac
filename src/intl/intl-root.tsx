/** react-intl's root: language, currency and messages for everything below. */
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../host/session';
import { LOCALES, loadMessages, type Messages } from './messages';

interface IntlRootProps {
  language: Language;
  /** Messages of `language` as far as they are here already. */
  messages?: Messages | undefined;
  children: ReactNode;
}

/** Shows its children once the language's messages are here; a change of language keeps the old words until then. */
export function IntlRoot({ language, messages, children }: IntlRootProps) {
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages } | undefined>(
    messages && { language, messages },
  );

  useEffect(() => {
    if (loaded?.language === language) return;
    let current = true;
    const load = () =>
      loadMessages(language).then(
        (arrived) => current && setLoaded({ language, messages: arrived }),
        // The old words stay; the next return of the connection asks again.
        () => window.addEventListener('online', load, { once: true }),
      );
    void load();
    return () => {
      current = false;
      window.removeEventListener('online', load);
    };
  }, [language, loaded?.language]);

  useEffect(() => {
    if (loaded !== undefined) document.documentElement.lang = loaded.language;
  }, [loaded]);

  if (loaded === undefined) return null;
  const locale = LOCALES[loaded.language];
  return (
    <IntlProvider locale={locale} defaultLocale={locale} messages={loaded.messages}>
      {children}
    </IntlProvider>
  );
}
