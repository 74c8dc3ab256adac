/** The head of a log: how much there is, and a way to clear it that can be taken back. */

import { useState } from 'react';
import { Button } from '../../ui/button';
import { useTranslations } from '../translations';
import type { TimelineEvent } from './event';
import styles from './log.module.css';
import { clearTimeline } from './timeline';

interface LogHeadProps {
  kind: TimelineEvent['kind'];
  /** How many are kept, and how many of them are shown. */
  count: number;
  shown?: number;
}

export function LogHead({ kind, count, shown = count }: LogHeadProps) {
  const t = useTranslations();
  const [undo, setUndo] = useState<() => void>();
  const clear = () => {
    const restore = clearTimeline(kind);
    setUndo(() => restore);
  };
  const bringBack = () => {
    undo?.();
    setUndo(undefined);
  };
  return (
    <div className={styles.head}>
      <p role="status">
        {undo !== undefined && count === 0
          ? t('log.cleared')
          : t(shown === count ? 'log.count' : 'log.shown', { count, shown })}
      </p>
      {undo !== undefined && (
        <Button look="text" onClick={bringBack}>
          {t('undo')}
        </Button>
      )}
      {count > 0 && (
        <Button look="text" onClick={clear}>
          {t('log.clear')}
        </Button>
      )}
    </div>
  );
}
