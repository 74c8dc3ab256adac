import loaders from 'virtual:messages';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type english from '../../locales/en.json';
import type { LANGUAGES, Language } from '../languages';

export type MessageId = keyof typeof english;
export type Messages = Record<MessageId, MessageFormatElement[]>;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: (typeof LANGUAGES)[Language]['locale'];
    }
  }
}

export async function loadMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).default;
}
