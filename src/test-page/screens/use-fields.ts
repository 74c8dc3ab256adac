import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routeWith } from '../../host/current-route';
import { readLanguage } from '../../host/session';
import { useParameters } from '../../ui/use-go';
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

/** As `language` has it in addresses: `1` is English, any other value Spanish. */
export type LanguageCode = '1' | '2';

/** The `language` of this page's address. */
export function useLanguage(): { language: LanguageCode; setLanguage: (language: LanguageCode) => void } {
  const navigate = useNavigate();
  const parameters = useParameters();
  const codeOf = (from?: typeof parameters): LanguageCode => (readLanguage(from) === 'en' ? '1' : '2');
  return {
    language: codeOf(parameters),
    setLanguage: (next) => {
      // Compared with the address as it is now: an undo may be older than the page's language.
      if (next !== codeOf()) void navigate(routeWith({ language: next }), { replace: true });
    },
  };
}
