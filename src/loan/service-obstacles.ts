/** What the floating customer-service button must not cover: controls and figures of the screen. */
import type { Span } from './service-rules';

const CONTROLS = 'a, button, input, textarea, [role="button"]';

/** Where controls and figures stand in the column of `button`, in px above the screen's bottom. */
export function spansBeside(button: HTMLElement): Span[] {
  const page = button.closest('main')?.parentElement;
  if (!page) return [];
  const column = button.getBoundingClientRect();
  const rects = [...page.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) =>
    control === button ? [] : rectsOf(control),
  );
  rects.push(...figures(page));
  return rects
    .filter(({ left, right, height }) => height > 0 && left < column.right && right > column.left)
    .map(({ top, bottom }) => ({ from: window.innerHeight - bottom, to: window.innerHeight - top }));
}

/** A wide control, such as a row of a list, can be tapped beside the button: only its words and icons stay clear. */
function rectsOf(control: HTMLElement): DOMRect[] {
  const whole = control.getBoundingClientRect();
  if (whole.width < window.innerWidth / 2) return [whole];
  const icons = [...control.querySelectorAll('svg, img')].map((icon) => icon.getBoundingClientRect());
  return [...icons, ...textRects(control, /\S/)];
}

const figures = (page: HTMLElement): DOMRect[] => textRects(page, /\d/);

/** The lines of the texts that match. */
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
