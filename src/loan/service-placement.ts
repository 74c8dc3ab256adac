/**
 * Where the customer service button stands: it can be dragged up and down within the screen, hides while the page scrolls,
 * then moves to the nearest position where it covers no control and no figure.
 */
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** px. A shorter movement is a tap. */
const TAP_SLOP = 6;
const KEY_STEP = 40;
/** ms without a scroll event until scrolling counts as ended. */
const SCROLL_REST = 150;

/** @returns `lift` in px above the button's original position, and the handlers of a drag and of the arrow keys. */
export function useServicePlacement(button: RefObject<HTMLButtonElement | null>) {
  /** px above its original position: `chosen` by the borrower, and `lift` after avoiding controls and the screen's edge. */
  const chosen = useRef(0);
  const [lift, setLift] = useState(0);
  /** While the page scrolls, and when every position would cover something. */
  const [isHidden, setHidden] = useState(false);
  const drag = useRef<{ startY: number; startLift: number; moved: boolean }>(undefined);

  const moveTo = (wanted: number) => {
    chosen.current = limitToScreen(wanted, restingBottom(button.current), window.innerHeight);
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
      const free = freeLift(chosen.current, resting, window.innerHeight, spansInColumn(element));
      setHidden(free === undefined);
      setLift(free ?? limitToScreen(chosen.current, resting, window.innerHeight));
    };
    const onScroll = () => {
      setHidden(true);
      clearTimeout(timer);
      timer = setTimeout(place, SCROLL_REST);
    };
    // Calls `place` once at the start, and when the content changes, such as after `More`.
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
  }, [button]);

  const endDrag = () => {
    drag.current = undefined;
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { startY: event.clientY, startLift: lift, moved: false };
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current === undefined) return;
      const distance = drag.current.startY - event.clientY;
      if (Math.abs(distance) > TAP_SLOP) drag.current.moved = true;
      if (drag.current.moved) moveTo(drag.current.startLift + distance);
    },
    // Runs after a `click` that follows. A drag by touch fires no `click`, so the drag must end here as well.
    onPointerUp: () => setTimeout(endDrag),
    onPointerCancel: endDrag,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      moveTo(lift + (event.key === 'ArrowUp' ? KEY_STEP : -KEY_STEP));
    },
  };
  return { lift, isHidden, handlers, wasDragged: () => drag.current?.moved === true };
}

/** px from the screen's bottom to the button in its original position. */
function restingBottom(button: HTMLElement | null): number {
  return button === null ? 0 : Number.parseFloat(window.getComputedStyle(button).bottom) || 0;
}

/** px. */
const SIZE = 56;
const MARGIN = 8;

/**
 * Limits a lift to the screen.
 * @param lift px above the original position. @param resting px from the screen's bottom to the original position.
 */
export function limitToScreen(lift: number, resting: number, screenHeight: number): number {
  const highest = Math.max(screenHeight - SIZE - MARGIN - resting, MARGIN - resting);
  return Math.min(Math.max(lift, MARGIN - resting), highest);
}

/** A vertical range in px above the screen's bottom. */
export interface Span {
  from: number;
  to: number;
}

/** px between the button and a control or figure. */
const GAP = 8;

/**
 * The lift nearest to `wanted` at which the button is on screen and covers nothing; undefined if every lift covers something.
 * @param taken the controls and figures in the button's column.
 */
export function freeLift(
  wanted: number,
  resting: number,
  screenHeight: number,
  taken: readonly Span[],
): number | undefined {
  const besides = taken.flatMap(({ from, to }) => [to + GAP - resting, from - GAP - SIZE - resting]);
  const free = [limitToScreen(wanted, resting, screenHeight), ...besides].filter((lift) => {
    const bottom = resting + lift;
    const covers = taken.some(({ from, to }) => from < bottom + SIZE + GAP && to > bottom - GAP);
    return !covers && limitToScreen(lift, resting, screenHeight) === lift;
  });
  return free.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

const CONTROLS = 'a, button, input, textarea, [role="button"]';

/** The positions of the controls and figures in the column of `button`. */
function spansInColumn(button: HTMLElement): Span[] {
  const page = button.closest('main')?.parentElement;
  if (!page) return [];
  const column = button.getBoundingClientRect();
  const controls = [...page.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control !== button);
  return [...controls.flatMap(rectsOf), ...textRects(page, /\d/)]
    .filter(({ left, right, height }) => height > 0 && left < column.right && right > column.left)
    .map(({ top, bottom }) => ({ from: window.innerHeight - bottom, to: window.innerHeight - top }));
}

/** A wide control, such as a list row, can be tapped beside the button, so only its texts and icons count. */
function rectsOf(control: HTMLElement): DOMRect[] {
  const whole = control.getBoundingClientRect();
  if (whole.width < window.innerWidth / 2) return [whole];
  const icons = [...control.querySelectorAll('svg, img')].map((icon) => icon.getBoundingClientRect());
  return [...icons, ...textRects(control, /\S/)];
}

/** The lines of the matching texts. */
function textRects(root: HTMLElement, pattern: RegExp): DOMRect[] {
  const rects: DOMRect[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!pattern.test(node.nodeValue ?? '') || node.parentElement?.closest('.visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    rects.push(...range.getClientRects());
  }
  return rects;
}
