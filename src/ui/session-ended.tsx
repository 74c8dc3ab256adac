/** Says that the session has ended, and leads to the login: in the place of a screen, or over one that has content. */
import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { openLogin } from '../host/leave';
import { Button } from './button';
import { FloatingNote } from './floating-note';
import { StateView } from './state-view';
import { useGo } from './use-go';

let blocks = 0;
const listeners = new Set<() => void>();

function changeBlocks(by: number): void {
  blocks += by;
  for (const listen of listeners) listen();
}

/** In the place of a screen whose first load failed. */
export function SessionEnded() {
  const intl = useIntl();
  const go = useGo();
  useEffect(() => {
    changeBlocks(1);
    return () => changeBlocks(-1);
  }, []);
  return (
    <StateView
      role="alert"
      mark="locked"
      title={intl.formatMessage({ id: 'error.sessionLost' })}
      text={intl.formatMessage({ id: 'error.sessionLostText' })}
      note={intl.formatMessage({ id: 'error.nothingChanged' })}
    >
      <Button onClick={() => openLogin(go)}>{intl.formatMessage({ id: 'error.logIn' })}</Button>
    </StateView>
  );
}

/** Over a screen that has content; nothing where the screen itself says it. */
export function SessionEndedNote() {
  const intl = useIntl();
  const go = useGo();
  const isSaid = useSyncExternalStore(subscribe, () => blocks > 0);
  if (isSaid) return null;
  return (
    <FloatingNote
      text={intl.formatMessage({ id: 'error.sessionLost' })}
      action={{ label: intl.formatMessage({ id: 'error.logIn' }), onClick: () => openLogin(go) }}
    />
  );
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
