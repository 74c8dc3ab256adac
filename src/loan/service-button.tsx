/**
 * The floating way to customer service. It drags vertically and never leaves the screen; it hides while the page
 * scrolls, then stands at the nearest place where it covers no control and no figure.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../paths';
import { useGo } from '../ui/use-go';
import styles from './service-button.module.css';
import { spansBeside } from './service-obstacles';
import { freeLift, keepOnScreen } from './service-rules';

/** px; a finger that moved less has tapped. */
const TAP_SLOP = 6;
const KEY_STEP = 40;
/** ms without a scroll event, after which the page rests. */
const SCROLL_REST = 150;

export function ServiceButton() {
  const intl = useIntl();
  const go = useGo();
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** px above its resting place: where it was put, and where it is, since other things stand there or the screen shrank. */
  const chosen = useRef(0);
  const [lift, setLift] = useState(0);
  /** While the page scrolls, and where it would cover something wherever it stood. */
  const [hidden, setHidden] = useState(false);
  const drag = useRef<{ startY: number; startLift: number; moved: boolean }>(undefined);

  const moveTo = (wanted: number) => {
    chosen.current = keepOnScreen(wanted, restingBottom(button.current), window.innerHeight);
    setLift(chosen.current);
    setHidden(false);
  };

  useEffect(() => {
    const element = button.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      if (drag.current !== undefined) return;
      const resting = restingBottom(element);
      const free = freeLift(chosen.current, resting, window.innerHeight, spansBeside(element));
      setHidden(free === undefined);
      setLift(free ?? keepOnScreen(chosen.current, resting, window.innerHeight));
    };
    const onScroll = () => {
      setHidden(true);
      clearTimeout(timer);
      timer = setTimeout(place, SCROLL_REST);
    };
    // Also when the content changes, such as lines behind `More`; it calls once at the start.
    const content = new ResizeObserver(place);
    content.observe(element.closest('main') ?? element);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      content.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { startY: event.clientY, startLift: lift, moved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current === undefined) return;
    const distance = drag.current.startY - event.clientY;
    if (Math.abs(distance) > TAP_SLOP) drag.current.moved = true;
    if (drag.current.moved) moveTo(drag.current.startLift + distance);
  };
  const endDrag = () => {
    drag.current = undefined;
  };
  const openService = () => {
    if (drag.current?.moved !== true) go(paths.service());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveTo(lift + (event.key === 'ArrowUp' ? KEY_STEP : -KEY_STEP));
  };

  return (
    <>
      {/* Room to scroll the last card out from under it. */}
      <div className={styles.room} />
      <button
        ref={button}
        type="button"
        className={hidden ? `${styles.button} ${styles.hidden}` : styles.button}
        style={{ transform: `translateY(${-lift}px)` }}
        aria-label={intl.formatMessage({ id: 'common.customerService' })}
        aria-describedby={hintId}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        // After the click that may follow: a finger's drag ends without one, and the next key must not be taken for it.
        onPointerUp={() => setTimeout(endDrag)}
        onPointerCancel={endDrag}
        onClick={openService}
        onKeyDown={onKeyDown}
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

/** px between the resting button's bottom edge and the screen's. */
function restingBottom(button: HTMLElement | null): number {
  return button === null ? 0 : Number.parseFloat(window.getComputedStyle(button).bottom) || 0;
}
