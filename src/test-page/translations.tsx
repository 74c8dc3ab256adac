/** The test page's own messages, beside the app's: they are loaded with it, so that no borrower loads them. */
import loaders from 'virtual:test-page-messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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

/** @throws when the file does not arrive. */
const loadMessages = async (language: Language): Promise<Messages> => (await loaders[language]()).default;

/** The test page's messages alone. @throws when the file does not arrive. */
export async function loadTranslations(language: Language): Promise<Translate> {
  return translateBy(createIntl({ locale: LANGUAGES[language].locale, messages: await loadMessages(language) }));
}

const translateBy =
  (intl: IntlShape): Translate =>
  (id, values) =>
    intl.formatMessage({ id: id as MessageId }, values);

export const useTranslations = () => translateBy(useIntl());

/** Renders its children once the messages are loaded; a change of language keeps the old ones until then. */
export function Translations({ children }: { children: ReactNode }) {
  const { locale, defaultLocale, messages } = useIntl();
  const language = readLanguage(useParameters());
  const { data } = useQuery({
    queryKey: ['test-page-messages', language],
    queryFn: () => loadMessages(language),
    placeholderData: keepPreviousData,
    staleTime: 'static',
  });
  if (data === undefined) return null;
  const both = createIntl({ locale, defaultLocale, messages: { ...messages, ...data } });
  return <RawIntlProvider value={both}>{children}</RawIntlProvider>;
}
