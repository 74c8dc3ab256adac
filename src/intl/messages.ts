/** Message ids, locales, and the loader of one language's messages. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type english from '../../locales/en.json';
import type { Language } from '../host/session';

export type MessageId = keyof typeof english;
export type Messages = Record<MessageId, MessageFormatElement[]>;

export const LOCALES = { en: 'en-IN', es: 'es-MX' } as const;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'en-IN' | 'es-MX';
    }
  }
}

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
};

/** @throws when the file fails to load. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).default;
}
