/** Moves a floating button up and down, by a drag or by the arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Where it was dragged to, in px above the screen's bottom; on all screens until the page is loaded again. */
let savedBottom: number | undefined;

/** px. A shorter movement is a tap. */
const TAP_SLOP = 6;
const KEY_STEP = 40;

export function useVerticalDrag() {
  /** px above the screen's bottom; undefined until it is moved. */
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
  return {
    bottom,
    /** Whether the click that follows ended a drag. */
    wasDragged: () => drag.current?.moved === true,
    handlers: {
      onPointerDown,
      onPointerMove,
      // Runs after a `click` that follows. A drag by touch fires no `click`, so the drag must end here as well.
      onPointerUp: () => setTimeout(endDrag),
      onPointerCancel: endDrag,
      onKeyDown,
    },
  };
}

const bottomOf = (element: HTMLElement) => window.innerHeight - element.getBoundingClientRect().bottom;
