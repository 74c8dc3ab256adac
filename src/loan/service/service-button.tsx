/** The floating button to customer service, and the bar at the bottom of the screen where it starts. */
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../paths';
import { useGo } from '../../ui/links/use-go';
import styles from './service-button.module.css';

/** Where it was dragged to, in px above the screen's bottom; on all screens until the page is loaded again. */
let savedBottom: number | undefined;

/** px. A shorter movement is a tap. */
const TAP_SLOP = 6;
const KEY_STEP = 40;

export function ServiceButton() {
  const intl = useIntl();
  const go = useGo();
  const hintId = useId();
  const [bottom, setBottom] = useState(savedBottom);
  const drag = useRef<{ startY: number; startBottom: number; moved: boolean }>(undefined);

  const moveTo = (wanted: number) => {
    savedBottom = Math.min(Math.max(wanted, 0), window.innerHeight);
    setBottom(savedBottom);
  };
  const onPointerDown = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture?.(pointerId);
    drag.current = { startY: clientY, startBottom: bottomOf(currentTarget), moved: false };
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (drag.current === undefined) return;
    const distance = drag.current.startY - clientY;
    if (Math.abs(distance) > TAP_SLOP) drag.current.moved = true;
    if (drag.current.moved) moveTo(drag.current.startBottom + distance);
  };
  const endDrag = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveTo(bottomOf(event.currentTarget) + (event.key === 'ArrowUp' ? KEY_STEP : -KEY_STEP));
  };

  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        style={bottom === undefined ? undefined : { bottom: `clamp(6px, ${bottom}px, 100% - 62px)` }}
        aria-label={intl.formatMessage({ id: 'common.customerService' })}
        aria-describedby={hintId}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        // Runs after a `click` that follows. A drag by touch fires no `click`, so the drag must end here as well.
        onPointerUp={() => setTimeout(endDrag)}
        onPointerCancel={endDrag}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (drag.current?.moved !== true) go(paths.service());
        }}
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
    </div>
  );
}

const bottomOf = (element: HTMLElement) => window.innerHeight - element.getBoundingClientRect().bottom;
