/** The floating button to customer service, and the bar at the bottom of the screen where it starts. */
import { useId } from 'react';
import { useText } from '../../intl/text';
import { paths } from '../../paths';
import { useGo } from '../../ui/links/use-go';
import styles from './service-button.module.css';
import { useVerticalDrag } from './vertical-drag';

export function ServiceButton() {
  const t = useText();
  const go = useGo();
  const hintId = useId();
  const { bottom, wasDragged, handlers } = useVerticalDrag();

  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        style={bottom === undefined ? undefined : { bottom: `clamp(6px, ${bottom}px, 100% - 62px)` }}
        aria-label={t('common.customerService')}
        aria-describedby={hintId}
        {...handlers}
        onClick={() => {
          if (!wasDragged()) go(paths.service());
        }}
      >
        <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" className={styles.icon}>
          <path d="M5 14v-2a8 8 0 0 1 16 0v2M20 20c0 2-2 3-5 3" />
          <rect x="3.5" y="13" width="4.5" height="7" rx="2" />
          <rect x="18" y="13" width="4.5" height="7" rx="2" />
        </svg>
      </button>
      <span id={hintId} hidden>
        {t('service.drag')}
      </span>
    </div>
  );
}
