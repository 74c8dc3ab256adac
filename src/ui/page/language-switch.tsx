/** Links to the same screen in the other languages: each changes `language` and keeps all other parameters. */
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../languages';
import { routeWith } from '../../platform/current-route';
import { readLanguage } from '../../platform/session';
import { type EntryState, useEntryState } from '../links/entry-state';
import { onFollow } from '../links/follow';
import { useParameters } from '../links/use-go';
import styles from './language-switch.module.css';

export default function LanguageSwitch() {
  const current = readLanguage(useParameters());
  const others = LANGUAGE_NAMES.filter((name) => name !== current);
  return others.map((name) => <LanguageLink key={name} to={name} from={current} />);
}

function LanguageLink({ to, from }: { to: Language; from: Language }) {
  const navigate = useNavigate();
  const state = useEntryState();
  const link = useRef<HTMLAnchorElement>(null);
  const address = () => routeWith({ language: LANGUAGES[to].parameter });

  // After a change of language its link is gone. The link back takes the focus.
  const isWayBack = state.languageBefore === to;
  useEffect(() => {
    if (isWayBack) link.current?.focus({ preventScroll: true });
  }, [isWayBack]);

  const follow = onFollow(() => {
    // Reads the current address: the calculator may have changed it since this link was rendered.
    const next: EntryState = { ...state, languageBefore: from };
    void navigate(address(), { replace: true, state: next });
  });

  return (
    <Link ref={link} className={styles.link} to={address()} lang={to} hrefLang={to} onClick={follow}>
      {LANGUAGES[to].label}
    </Link>
  );
}
