/** A link to the same screen in the other language: changes `language` and keeps all other parameters. */
import { type MouseEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { routeWith } from '../../host/current-route';
import { type Language, readLanguage } from '../../host/session';
import { useParameters } from '../../ui/use-go';
import styles from './site-header.module.css';

/** Values of the parameter `language`. */
const PARAMETER: Record<Language, string> = { en: '1', es: '2' };
/** The history state of a navigation that only changed the language. */
const SWITCHED = 'language-switched';

export function LanguageSwitch() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const other = readLanguage(useParameters()) === 'en' ? 'es' : 'en';
  const address = () => routeWith({ language: PARAMETER[other] });

  useEffect(() => {
    if (state === SWITCHED) link.current?.focus({ preventScroll: true });
  }, [state]);

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Reads the current address: the calculator may have changed it since this link was rendered.
    void navigate(address(), { replace: true, state: SWITCHED });
  };

  return (
    <Link ref={link} className={styles.language} to={address()} lang={other} hrefLang={other} onClick={follow}>
      {intl.formatMessage({ id: 'official.otherLanguage' })}
    </Link>
  );
}
