import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGES, type Language, languageOf } from '../../languages';
import { routeWith } from '../../platform/current-route';
import { readLanguage } from '../../platform/session';
import { useParameters } from '../../ui/links/use-go';
import { type Fields, LINK_NAME, readFields, saveFields } from './fields';

/** The fields, saved as they are typed; the parameters of a new address override them. */
export function useFields(): { fields: Fields; save: (fields: Fields) => void } {
  const parameters = useParameters();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => readFields(parameters));
  const [seen, setSeen] = useState(search);

  if (seen !== search) {
    setSeen(search);
    setFields(readFields(parameters));
  }

  const save = (next: Fields) => {
    setFields(next);
    saveFields(next, parameters);
  };

  // A profile's link applies once: a reload must not undo what was typed after it.
  const isLink = new URLSearchParams(search).has(LINK_NAME);
  useEffect(() => {
    if (!isLink) return;
    saveFields(fields, parameters);
    void navigate(routeWith({ [LINK_NAME]: undefined }), { replace: true });
  }, [isLink, fields, parameters, navigate]);

  return { fields, save };
}

/** A value of `language` in addresses. */
export type LanguageCode = (typeof LANGUAGES)[Language]['parameter'];

/** The code of the language that an address with this value has. */
export const languageCode = (value: string | undefined): LanguageCode => LANGUAGES[languageOf(value)].parameter;

/** The language's own name, and its currency. */
export function languageName(value: string | undefined): string {
  const { label, locale, currency } = LANGUAGES[languageOf(value)];
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return `${label} ${parts.find(({ type }) => type === 'currency')?.value}`;
}

/** The `language` of this page's address. */
export function useLanguage(): { language: LanguageCode; setLanguage: (language: LanguageCode) => void } {
  const navigate = useNavigate();
  const parameters = useParameters();
  const codeOf = (from?: typeof parameters): LanguageCode => LANGUAGES[readLanguage(from)].parameter;
  return {
    language: codeOf(parameters),
    setLanguage: (next) => {
      // Compared with the address as it is now: an undo may be older than the page's language.
      if (next !== codeOf()) void navigate(routeWith({ language: next }), { replace: true });
    },
  };
}
