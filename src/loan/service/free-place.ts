/** Finds a place for a floating button where it covers no control and, if there is one, no text. */

/** px by which it may reach over an edge, because text and icons are further inside. */
const OVERLAP = 2;

/**
 * px above its usual place, in the window's lower half, and as near to where it is as can be.
 * @param current where it is; undefined before its first place. It stays there if it covers nothing.
 */
export function freePlace(button: HTMLElement, current: number | undefined): number {
  const { offsetHeight: size } = button;
  const { left, right } = button.getBoundingClientRect();
  // Without the transform that moves it.
  const usual = window.innerHeight - Number.parseFloat(getComputedStyle(button).bottom);
  const besides = (boxes: DOMRect[]) => boxes.filter((box) => box.right > left && box.left < right);
  const controls = besides(boxesOf('main a, main button, main input, [data-floating-message]'));
  const contents = [...controls, ...besides([...document.querySelectorAll('main *')].flatMap(textBox))];
  const covers = (boxes: DOMRect[], lift: number) =>
    boxes.some((box) => box.bottom - OVERLAP > usual - lift - size && box.top + OVERLAP < usual - lift);
  if (current !== undefined && !covers(contents, current)) return current;
  const most = Math.max(0, usual - size - window.innerHeight / 2);
  const start = current ?? 0;
  const lifts = Array.from({ length: most + 1 }, (_, lift) => lift).sort(
    (one, other) => Math.abs(one - start) - Math.abs(other - start),
  );
  // Outside the cards, such as beside the title of a group; else where no text is; else where no control is.
  for (const boxes of [[...contents, ...besides(boxesOf('main .surface'))], contents, controls]) {
    const found = lifts.find((lift) => !covers(boxes, lift));
    if (found !== undefined) return found;
  }
  return 0;
}

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** Where the text of an element is that has no others inside. Its own box is as wide as its line. */
function textBox(element: Element): DOMRect[] {
  if (element.childElementCount > 0) return [];
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
