/** Finds a place for a floating button where it covers no control. */

/** px between the places that are tried. */
const STEP = 4;
/** px by which it may reach over the edge of a control, whose text or icon is further inside. */
const OVERLAP = 2;

/** px above its usual place: the lowest place in the lower half of the window that is free of controls. */
export function freePlace(button: HTMLElement): number {
  const size = button.offsetHeight;
  const { left, right } = button.getBoundingClientRect();
  // Without the transform that moves it now.
  const bottom = window.innerHeight - Number.parseFloat(getComputedStyle(button).bottom);
  const controls = [...document.querySelectorAll('main a, main button, main input, [data-floating-message]')]
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.right > left && control.left < right);
  const isFree = (lowest: number) =>
    !controls.some((control) => control.bottom - OVERLAP > lowest - size && control.top + OVERLAP < lowest);
  const most = Math.max(0, bottom - size - window.innerHeight / 2);
  for (let lift = 0; lift <= most; lift += STEP) {
    if (isFree(bottom - lift)) return lift;
  }
  return 0;
}
