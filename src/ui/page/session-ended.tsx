/** Says that the session has ended and opens the login, either instead of a screen's content or over it. */
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useText } from '../../intl/text';
import { openLogin } from '../../platform/navigation';
import { Button } from '../form/button';
import { useGo } from '../links/use-go';
import { FloatingMessage } from '../overlay/floating-message';
import { LOCKED_SCENE } from '../picture/state-scenes';
import { StateView } from './state-view';

let views = 0;
const listeners = new Set<() => void>();

function changeViews(by: number): void {
  views += by;
  for (const listen of listeners) listen();
}

/** Replaces the content of a screen whose first load failed. */
export function SessionEnded({ children }: { children: ReactNode }) {
  const t = useText();
  const go = useGo();
  useEffect(() => {
    changeViews(1);
    return () => changeViews(-1);
  }, []);
  return (
    <StateView
      role="alert"
      illustration={LOCKED_SCENE}
      title={t('error.sessionLost')}
      text={t('error.sessionLostText')}
      note={t('error.nothingChanged')}
    >
      <Button onClick={() => openLogin(go)}>{t('error.logIn')}</Button>
      {children}
    </StateView>
  );
}

/** Shown over a screen's content; renders nothing while a `SessionEnded` is shown. */
export function SessionEndedMessage() {
  const t = useText();
  const go = useGo();
  const isShown = useSyncExternalStore(subscribe, () => views > 0);
  if (isShown) return null;
  return (
    <FloatingMessage text={t('error.sessionLost')} action={{ label: t('error.logIn'), onClick: () => openLogin(go) }} />
  );
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
