/** To the same place in the other language: only `language` changes, every other parameter stays. */
import { type MouseEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { routeWith } from '../../host/keep';
import { type Language, readLanguage } from '../../host/session';
import { useParameters } from '../../ui/use-go';
import styles from './site-header.module.css';

/** Values of the parameter `language`. */
const PARAMETER: Record<Language, string> = { en: '1', es: '2' };
/** Marks a visit of the same place that only changed its language. */
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
    // Asked for now: the calculator may have written into the address since this link was drawn.
    void navigate(address(), { replace: true, state: SWITCHED });
  };

  return (
    <Link ref={link} className={styles.language} to={address()} lang={other} hrefLang={other} onClick={follow}>
      {intl.formatMessage({ id: 'official.otherLanguage' })}
    </Link>
  );
}
