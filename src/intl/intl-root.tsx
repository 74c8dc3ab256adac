/** Provides react-intl with the locale and its messages. */
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from '../languages';
import { loadMessages, type Messages } from './messages';

interface IntlRootProps {
  language: Language;
  /** Messages of `language`, if they are loaded already. */
  messages?: Messages | undefined;
  children: ReactNode;
}

/**
 * Renders its children once the messages are loaded. After a change of language the old messages stay until the new
 * ones are loaded.
 */
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
        // The old messages stay; loading is retried when the connection is back.
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
  const locale = LANGUAGES[loaded.language].locale;
  return (
    <IntlProvider locale={locale} defaultLocale={locale} messages={loaded.messages}>
      {children}
    </IntlProvider>
  );
}
