import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../intl/messages';
import { Button } from '../../ui/button';
import { CloseIcon } from '../../ui/icons';
import styles from './undo-bar.module.css';

/** Words that follow the page's language. */
export interface Told {
  id: MessageId;
  name?: string;
}

export interface Done {
  told: Told;
  undo: () => void;
  /** What was touched is gone: the way back takes the focus. */
  takesFocus?: boolean;
}

/** What was just done, and the way back; it stays until the next thing is done. */
export function UndoBar({ done, close }: { done: Done | undefined; close: () => void }) {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (done?.takesFocus) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [done]);

  return (
    <div role="status" className={styles.place}>
      {done && (
        <div ref={bar} className={styles.bar}>
          <span className={styles.text}>{intl.formatMessage({ id: done.told.id }, { name: done.told.name })}</span>
          <Button
            look="text"
            onClick={() => {
              done.undo();
              close();
            }}
          >
            {intl.formatMessage({ id: 'launcher.undo' })}
          </Button>
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: 'common.close' })}
            onClick={close}
          >
            <CloseIcon aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
