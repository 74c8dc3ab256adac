/** The floating button to customer service. It rests where it covers no control. */
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../intl/text';
import { paths } from '../../paths';
import { useGo } from '../../ui/links/use-go';
import { ServiceIcon } from '../../ui/picture/icons';
import { freePlace } from './free-place';
import { useAskedOrder } from './help';
import styles from './service-button.module.css';
import { useVerticalDrag } from './vertical-drag';

/** ms without scrolling, resizing or taps after which it looks for its place. */
const REST = 200;

export function ServiceButton() {
  const t = useText();
  const go = useGo();
  const orderId = useAskedOrder();
  const hintId = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [lift, setLift] = useState<number>();
  const { bottom, wasDragged, handlers } = useVerticalDrag();
  const isDragged = bottom !== undefined;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Where it was dragged to, it stays.
        if (isDragged) setLift(undefined);
        else if (ref.current) setLift(freePlace(ref.current));
      }, REST);
    };
    // It calls `rest` at once, and when the page gets longer or shorter.
    const observer = new ResizeObserver(rest);
    observer.observe(document.body);
    window.addEventListener('scroll', rest, { passive: true });
    window.addEventListener('resize', rest);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', rest);
      window.removeEventListener('resize', rest);
    };
  }, [isDragged]);

  return (
    <div className={styles.room}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        style={{
          bottom: isDragged ? `clamp(6px, ${bottom}px, 100% - 50px - var(--head) - var(--safe-top))` : undefined,
          transform: lift === undefined || isDragged ? undefined : `translateY(${-lift}px)`,
        }}
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
