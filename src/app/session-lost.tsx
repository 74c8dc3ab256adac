/** Handles a lost session: shows that it has ended and opens the login once, even if several calls fail. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchSessionLost } from '../api/client';
import { useText } from '../intl/text';
import { routePatterns } from '../paths';
import { openLogin } from '../platform/navigation';
import { sessionOf } from '../platform/session';
import { useGo, useParameters } from '../ui/links/use-go';
import { FloatingMessage } from '../ui/overlay/floating-message';
import { readAgain } from './query-client';

/** ms. Further failed calls do not open the login again within this time. */
const QUIET_TIME = 10_000;

/** @param isSaid whether the screen itself says that the session has ended. */
export function SessionLost({ isSaid }: { isSaid: boolean }) {
  const t = useText();
  const client = useQueryClient();
  const go = useGo();
  const session = sessionOf(useParameters());
  const isLoginPage = useLocation().pathname === routePatterns.joinLoginFailure;
  const [lostSession, setLostSession] = useState<string>();
  const isLost = lostSession === session;
  const readSession = useRef(session);
  /** In the time of `performance.now`. */
  const quietUntil = useRef(0);

  const startQuietTime = () => {
    quietUntil.current = performance.now() + QUIET_TIME;
  };
  const onLost = useEffectEvent((lost: string) => {
    // A late answer to a call of the previous session.
    if (lost !== session) return;
    setLostSession(lost);
    if (performance.now() < quietUntil.current) return;
    startQuietTime();
    openLogin(go);
  });
  // A borrower who returns without a new session sees the failed reads; the login does not open again right away.
  const onReturn = useEffectEvent(() => {
    if (!isLost) return;
    setLostSession(undefined);
    startQuietTime();
  });

  useEffect(() => {
    // The first `pageshow` of a page is not a return to it.
    const returned = (event: Event | PageTransitionEvent) => {
      const isReturn = !('persisted' in event) || event.persisted;
      if (isReturn && document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('pageshow', returned);
    const stop = watchSessionLost((lost) => onLost(lost));
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('pageshow', returned);
      stop();
    };
  }, []);

  useEffect(() => {
    if (!isLoginPage) return;
    return () => onReturn();
  }, [isLoginPage]);

  useEffect(() => {
    if (readSession.current === session) return;
    readSession.current = session;
    quietUntil.current = 0;
    void readAgain(client);
  }, [client, session]);

  if (!isLost || isLoginPage || isSaid) return null;
  return (
    <FloatingMessage text={t('error.sessionLost')} action={{ label: t('error.logIn'), onClick: () => openLogin(go) }} />
  );
}
