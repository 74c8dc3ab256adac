import { useNavigate } from 'react-router-dom';
import { routeWith } from '../../../host/keep';
import { readLanguage } from '../../../host/session';
import { useParameters } from '../../../ui/use-go';

/** The `language` of this page's address: `1` is English, anything else is written as `2`. */
export function useLanguage(): { language: '1' | '2'; chooseLanguage: (language: '1' | '2') => void } {
  const navigate = useNavigate();
  const language = readLanguage(useParameters()) === 'en' ? '1' : '2';
  return {
    language,
    chooseLanguage: (next) => {
      if (next !== language) void navigate(routeWith({ language: next }), { replace: true });
    },
  };
}
