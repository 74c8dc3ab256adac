/** The test page's own words over the app's: they arrive with it, so that no borrower loads them. */
import { type ReactNode, useEffect, useState } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';
import { type Language, readLanguage } from '../host/session';
import type { Messages } from '../intl/messages';
import { loadTestPageMessages } from '../intl/messages';
import { useParameters } from '../ui/use-go';

/** Shows its children once the words are here; a change of language keeps the old ones until then. */
export function TestPageMessages({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const language = readLanguage(useParameters());
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages }>();

  useEffect(() => {
    let current = true;
    loadTestPageMessages(language).then(
      (messages) => current && setLoaded({ language, messages }),
      // Without its words the page is of no use; the next visit asks again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [language]);

  if (loaded === undefined) return null;
  const { locale, defaultLocale, messages } = intl;
  const both = createIntl({ locale, defaultLocale, messages: { ...messages, ...loaded.messages } });
  return <RawIntlProvider value={both}>{children}</RawIntlProvider>;
}
