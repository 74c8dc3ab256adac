/** The floating button to customer service, and the bar at the bottom of the screen where it starts. */
import { useId } from 'react';
import { useText } from '../../intl/text';
import { paths } from '../../paths';
import { useGo } from '../../ui/links/use-go';
import { ServiceIcon } from '../../ui/picture/icons';
import { useAskedOrder } from './help';
import styles from './service-button.module.css';
import { useVerticalDrag } from './vertical-drag';

export function ServiceButton() {
  const t = useText();
  const go = useGo();
  const orderId = useAskedOrder();
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
          if (!wasDragged()) go(paths.service(), { orderId });
        }}
      >
        <ServiceIcon />
      </button>
      <span id={hintId} hidden>
        {t('service.drag')}
      </span>
    </div>
  );
}
