import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from '../languages';
import { loadMessages, type Messages } from './messages';

/** ms until messages that did not arrive are loaded again. */
const PAUSE = 5000;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
      loadMessages(language).then(
        (arrived) => current && setLoaded({ language, messages: arrived }),
        () => {
          if (!current) return;
          // The old messages stay. A phone without signal does not always say that it is offline.
          timer = setTimeout(load, PAUSE);
          window.addEventListener('online', load);
        },
      );
    };
    load();
    return () => {
      current = false;
      clearTimeout(timer);
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
