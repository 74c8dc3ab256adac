import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGES, languageOf } from '../../languages';
import { routeWith } from '../../platform/current-route';
import { readLanguage } from '../../platform/session';
import { useParameters } from '../../ui/links/use-go';
import { type Fields, readFields, saveFields } from './fields';

/** The fields, saved as they are typed; the parameters of a new address override them. */
export function useFields(): { fields: Fields; save: (fields: Fields) => void } {
  const parameters = useParameters();
  const { search } = useLocation();
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
  return { fields, save };
}

/** The `language` of this page's address. */
export function useLanguage() {
  const navigate = useNavigate();
  const parameters = useParameters();
  return {
    language: LANGUAGES[readLanguage(parameters)].parameter,
    setLanguage: (code: string | undefined) => {
      const next = languageOf(code);
      // Compared with the address as it is now: an undo may be older than the page's language.
      if (next !== readLanguage()) void navigate(routeWith({ language: LANGUAGES[next].parameter }), { replace: true });
    },
  };
}
