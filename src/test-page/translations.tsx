/** The test page's own messages, beside the app's: they are loaded with it, so that no borrower loads them. */
import loaders from 'virtual:test-page-messages';
import { type ReactNode, useEffect, useState } from 'react';
import { createIntl, type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import type { MessageId, Messages } from '../intl/messages';
import { LANGUAGES, type Language } from '../languages';
import { readLanguage } from '../platform/session';
import { useParameters } from '../ui/links/use-go';
import type english from './messages/en.json';

export type TestPageMessageId = keyof typeof english;
/** Translates an id of the test page or of the app. */
export type Translate = (
  id: TestPageMessageId | MessageId,
  values?: Record<string, string | number | undefined>,
) => string;

/** The test page's messages alone. @throws when the file does not arrive. */
export async function loadTranslations(language: Language): Promise<Translate> {
  const messages = (await loaders[language]()).default;
  return translateBy(createIntl({ locale: LANGUAGES[language].locale, messages }));
}

const translateBy =
  (intl: IntlShape): Translate =>
  (id, values) =>
    intl.formatMessage({ id: id as MessageId }, values);

export const useTranslations = () => translateBy(useIntl());

/** Renders its children once the messages are loaded; a change of language keeps the old ones until then. */
export function Translations({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const language = readLanguage(useParameters());
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages }>();

  useEffect(() => {
    let current = true;
    loaders[language]().then(
      (module) => current && setLoaded({ language, messages: module.default }),
      // Without its messages the page is of no use; it asks again when it is opened the next time.
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
