/** Says that the session has ended, and opens the login. */
import { createContext, type ReactNode, use, useEffect } from 'react';
import { useText } from '../../intl/text';
import { openLogin } from '../../platform/navigation';
import { Button } from '../form/button';
import { useGo } from '../links/use-go';
import { LOCKED_SCENE } from '../picture/state-scenes';
import { StateView } from './state-view';

/** Changes the number of shown `SessionEnded`. While there is one, `app/session-lost.tsx` shows no message over the screen. */
export const CountSessionEnded = createContext<(change: number) => void>(() => undefined);

/** Replaces content whose first load failed: that of a screen, or of a card. */
export function SessionEnded({ children }: { children?: ReactNode }) {
  const t = useText();
  const go = useGo();
  const count = use(CountSessionEnded);
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, [count]);
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
