/** The head of a log: how much there is, and a way to clear it that can be taken back. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
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
  const intl = useIntl();
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
          ? intl.formatMessage({ id: 'launcher.log.cleared' })
          : intl.formatMessage({ id: shown === count ? 'launcher.log.count' : 'launcher.log.shown' }, { count, shown })}
      </p>
      {undo !== undefined && (
        <Button look="text" onClick={bringBack}>
          {intl.formatMessage({ id: 'launcher.undo' })}
        </Button>
      )}
      {count > 0 && (
        <Button look="text" onClick={clear}>
          {intl.formatMessage({ id: 'launcher.log.clear' })}
        </Button>
      )}
    </div>
  );
}
