import { useNavigate } from 'react-router-dom';
import type { Parameters } from '../../host/address';
import { routeWith } from '../../host/keep';
import { readLanguage } from '../../host/session';
import { useParameters } from '../../ui/use-go';

/** The `language` of this page's address: `1` is English, anything else is written as `2`. */
export function useLanguage(): { language: '1' | '2'; chooseLanguage: (language: '1' | '2') => void } {
  const navigate = useNavigate();
  const parameters = useParameters();
  const written = (parameters?: Parameters) => (readLanguage(parameters) === 'en' ? '1' : '2');
  return {
    language: written(parameters),
    chooseLanguage: (next) => {
      // As the address is now: a way back may be older than the page's language.
      if (next !== written()) void navigate(routeWith({ language: next }), { replace: true });
    },
  };
}
