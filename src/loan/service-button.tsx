/** The floating button to customer service. */
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../paths';
import { useGo } from '../ui/use-go';
import styles from './service-button.module.css';
import { useServicePlacement } from './service-placement';

export function ServiceButton() {
  const intl = useIntl();
  const go = useGo();
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { lift, isHidden, handlers, wasDragged } = useServicePlacement(button);
  const openService = () => {
    if (!wasDragged()) go(paths.service());
  };

  return (
    <>
      {/* Space below the last card, so that it can be scrolled above the button. */}
      <div className={styles.space} />
      <button
        ref={button}
        type="button"
        className={isHidden ? `${styles.button} ${styles.hidden}` : styles.button}
        style={{ transform: `translateY(${-lift}px)` }}
        aria-label={intl.formatMessage({ id: 'common.customerService' })}
        aria-describedby={hintId}
        {...handlers}
        onClick={openService}
      >
        <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" className={styles.icon}>
          <path d="M5 14v-2a8 8 0 0 1 16 0v2M20 20c0 2-2 3-5 3" />
          <rect x="3.5" y="13" width="4.5" height="7" rx="2" />
          <rect x="18" y="13" width="4.5" height="7" rx="2" />
        </svg>
      </button>
      <span id={hintId} hidden>
        {intl.formatMessage({ id: 'service.drag' })}
      </span>
    </>
  );
}
