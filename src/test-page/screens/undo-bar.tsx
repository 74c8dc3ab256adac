import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { CloseIcon } from '../../ui/icons';
import type { TestPageMessageId } from '../translations';
import { useTranslations } from '../translations';
import styles from './undo-bar.module.css';

/** Words that follow the page's language. */
export interface Told {
  id: TestPageMessageId;
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
  const t = useTranslations();
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (done?.takesFocus) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [done]);

  return (
    <div role="status" className={styles.place}>
      {done && (
        <div ref={bar} className={styles.bar}>
          <span className={styles.text}>{t(done.told.id, { name: done.told.name })}</span>
          <Button
            look="text"
            onClick={() => {
              done.undo();
              close();
            }}
          >
            {t('undo')}
          </Button>
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={close}>
            <CloseIcon aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
