/** Finds a place for a floating button where it covers no control. */

export interface Place {
  /** px above its usual place. */
  lift: number;
  isSmall: boolean;
}

/** The scale of the small button: 44 px instead of 56. */
export const SMALL = 44 / 56;

/** px between the places that are tried. */
const STEP = 4;
/** px by which it may reach over the edge of a control, whose text or icon is further inside. */
const OVERLAP = 2;

/** The lowest place in the lower half of the window that is free of controls, if need be for the small button only. */
export function freePlace(button: HTMLElement): Place {
  const size = button.offsetHeight;
  const box = button.getBoundingClientRect();
  // Without the transform that moves it now.
  const bottom = window.innerHeight - Number.parseFloat(getComputedStyle(button).bottom);
  const middle = (box.left + box.right) / 2;
  const controls = [...document.querySelectorAll('main a, main button, main input')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ left, right }) => right > middle - size / 2 && left < middle + size / 2);
  const isFree = (lowest: number, height: number) =>
    !controls.some((control) => control.bottom - OVERLAP > lowest - height && control.top + OVERLAP < lowest);
  const most = Math.max(0, bottom - size - window.innerHeight / 2 - size);
  const margin = (size * (1 - SMALL)) / 2;
  for (let lift = 0; lift <= most; lift += STEP) {
    if (isFree(bottom - lift, size)) return { lift, isSmall: false };
    // It shrinks towards its middle.
    if (isFree(bottom - lift - margin, size * SMALL)) return { lift, isSmall: true };
  }
  return { lift: 0, isSmall: true };
}
