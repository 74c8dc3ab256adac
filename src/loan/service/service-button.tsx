/** The floating button to customer service. It moves only where it covers something at rest. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../intl/text';
import { paths } from '../../paths';
import { useGo } from '../../ui/links/use-go';
import { ServiceIcon } from '../../ui/picture/icons';
import { freePlace } from './free-place';
import { useAskedOrder } from './help';
import styles from './service-button.module.css';
import { useVerticalDrag } from './vertical-drag';

/** ms without scrolling or resizing after which it looks for its place. */
const IDLE_MS = 200;

export function ServiceButton(): ReactNode {
  const t = useText();
  const go = useGo();
  const orderId = useAskedOrder();
  const hintId = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [lift, setLift] = useState<number>();
  const { bottom, wasDragged, handlers } = useVerticalDrag();
  const isDragged = bottom !== undefined;

  useEffect(() => {
    // Where it was dragged to, it stays.
    if (isDragged) return;
    let timer: ReturnType<typeof setTimeout>;
    let isTouched = false;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { current: button } = ref;
        if (!isTouched && button) setLift((current) => freePlace(button, current));
      }, IDLE_MS);
    };
    const onTouch = ({ touches }: TouchEvent) => {
      isTouched = touches.length > 0;
      if (!isTouched) rest();
    };
    const touches = ['touchstart', 'touchend', 'touchcancel'] as const;
    // It calls `rest` at once, and when the page gets longer or shorter.
    const observer = new ResizeObserver(rest);
    observer.observe(document.body);
    window.addEventListener('scroll', rest, { passive: true });
    window.addEventListener('resize', rest);
    for (const type of touches) window.addEventListener(type, onTouch, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', rest);
      window.removeEventListener('resize', rest);
      for (const type of touches) window.removeEventListener(type, onTouch);
    };
  }, [isDragged]);

  return (
    <div className={`screen-only ${styles.spacer}`}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        style={{
          bottom: isDragged ? `clamp(6px, ${bottom}px, 100% - 50px - var(--head) - var(--safe-top))` : undefined,
          // It does not slide: on its way it would take the taps of what it passes.
          transform: lift === undefined || isDragged ? undefined : `translateY(${-lift}px)`,
          visibility: lift === undefined && !isDragged ? 'hidden' : undefined,
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
