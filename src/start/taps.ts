/**
 * Records taps on the first paint. The app repeats those that changed state or that only the app can handle. Taps whose
 * effect is complete (a copied code, an opened link) are not repeated.
 */
import { type ControlPath, type FirstPaint, isAppNeeded, startAction, type Tap } from '../platform/first-paint';

/** Matches elements that wait for their content. A busy button does not count: its action is running. */
export const BUSY = '[aria-busy="true"]:not(button)';

/** ms. The browser fires `click` after `pointerup`. */
export const CLICK_DELAY = 60;

export function recordPresses(state: FirstPaint): void {
  window.addEventListener('pointerdown', () => Object.assign(state, { isPressed: true }), true);
  const release = () => setTimeout(() => Object.assign(state, { isPressed: false }), CLICK_DELAY);
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, true);
}

/** ms. The two taps of a double tap follow each other within this time. */
const SECOND_TAP_TIME = 500;
/** CSS px, horizontally and vertically together. */
const SECOND_TAP_DISTANCE = 40;

/**
 * Ignores the second tap of a double tap on a button with the attribute `data-own-tap` if the first tap was on another button.
 * The borrower has not seen yet what the first tap opened: the second one would take a loan before its cost was read.
 */
export function ignoreSecondTaps(): void {
  let isTouch = false;
  let last: { control: Element | null; time: number; x: number; y: number } | undefined;
  const notePress = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
  };
  const check = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('button, a') : null;
    const next = { control, time: performance.now(), x: event.clientX, y: event.clientY };
    // Keys, screen readers and scripts click without a count.
    if (!isTouch || event.detail === 0) return;
    if (
      control?.matches('[data-own-tap]') &&
      last?.control &&
      last.control !== control &&
      next.time - last.time < SECOND_TAP_TIME &&
      Math.abs(next.x - last.x) + Math.abs(next.y - last.y) < SECOND_TAP_DISTANCE
    ) {
      last.time = next.time;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = next;
  };
  window.addEventListener('pointerdown', notePress, true);
  window.addEventListener('click', check, true);
}

/** Records a tap on the skeleton's Back button until `recordTaps` is called. */
export function recordFirstTaps(container: HTMLElement, state: FirstPaint): void {
  container.onclick = ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const path = button && pathTo(button, container);
    if (!path || state.taps.length > 0) return;
    state.taps.push({ path, name: nameOf(button), checked: undefined });
    button.setAttribute('data-tapped', '');
  };
}

/** Records the taps and typed values in a container, so that the app can repeat them in the same order. */
export function recordTaps(container: HTMLElement, state: Pick<FirstPaint, 'taps' | 'values'>): void {
  const record = (event: Event) => {
    // Not `instanceof SubmitEvent`, which Safari 14 does not have.
    const target = (event as Partial<SubmitEvent>).submitter ?? event.target;
    if (!(target instanceof Element)) return;
    if (isTextField(target)) {
      const path = pathTo(target, container);
      if (path !== undefined) state.values.push({ path, value: target.value });
      return;
    }
    if (!isAppNeeded()) return;
    // Not `closest`: the tap may have replaced the control's text, and with it a translator's element that was its target.
    const control = event.composedPath().find(isControl) ?? target;
    const path = pathTo(control, container);
    if (path === undefined) return;
    const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox';
    state.taps.push({ path, name: nameOf(control), checked: isCheckbox ? control.checked : undefined });
    control.setAttribute('data-tapped', '');
  };
  container.onclick = null;
  // Checkboxes and submit buttons act on the event after the click, so all four events are recorded.
  for (const type of ['click', 'change', 'input', 'submit']) {
    container.addEventListener(type, startAction, true);
    container.addEventListener(type, record);
  }
}

const CONTROLS = 'button, a, input, label';
const isControl = (target: EventTarget): target is Element => target instanceof Element && target.matches(CONTROLS);

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextField(element: Element): element is TextField {
  const isButton = element instanceof HTMLInputElement && /^(?:checkbox|radio|button|submit|file)$/.test(element.type);
  return !isButton && /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
}

/** The path from a container to an element; undefined when the element is outside it. */
export function pathTo(element: Element, container: Element): ControlPath | undefined {
  const path: number[] = [];
  for (let current = element; current !== container; ) {
    const parent = current.parentElement;
    if (parent === null) return undefined;
    path.unshift(Array.prototype.indexOf.call(parent.children, current));
    current = parent;
  }
  return path;
}

/**
 * What identifies a control beside its place: the address of a link, else the accessible name. Other text may change when
 * an answer arrives, such as an amount. The name of a control that opens and closes something changes with each tap.
 */
function nameOf(control: Element): string {
  const address = control.getAttribute('href');
  const isNameless = address !== null || control.hasAttribute('aria-expanded');
  return `${control.tagName} ${address} ${isNameless ? '' : (control.getAttribute('aria-label') ?? accessibleText(control))}`;
}

/** The text of a control without the parts that are hidden from assistive technology. */
function accessibleText(control: Element): string | null {
  const copy = control.cloneNode(true) as Element;
  for (const part of Array.from(copy.querySelectorAll('[aria-hidden="true"]'))) part.remove();
  return copy.textContent;
}

/**
 * The control that was tapped. The app may show more than the first paint, so that another control has its place; then
 * it is the only other one with the same name, if there is one.
 */
function findTapped({ path, name }: Tap, container: Element): HTMLElement | undefined {
  const isTapped = (control: HTMLElement) => nameOf(control) === name;
  const atPath = elementAt(path, container);
  if (atPath && isTapped(atPath)) return atPath;
  const others = [...container.querySelectorAll<HTMLElement>(CONTROLS)].filter(isTapped);
  return others.length === 1 ? others[0] : undefined;
}

export function elementAt(path: ControlPath, container: Element): HTMLElement | undefined {
  let element: Element | undefined = container;
  for (const index of path) element = element?.children[index];
  return element instanceof HTMLElement ? element : undefined;
}

export function repeatTaps({ taps, values }: Pick<FirstPaint, 'taps' | 'values'>, container: Element): void {
  for (const { path, value } of values) {
    const field = elementAt(path, container);
    if (field === undefined || !isTextField(field)) continue;
    // Uses the prototype's setter: React overrides the element's own setter and would not notice the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
  // The borrower was told that the page does not work, and does not expect that a tap still acts.
  const isNoticeShown = document.querySelector('.start-notice') !== null;
  for (const tap of taps) {
    // A checkbox keeps its state, as a field keeps its text.
    if (isNoticeShown && tap.checked === undefined) continue;
    const control = findTapped(tap, container);
    const { checked } = tap;
    const isDone = control instanceof HTMLInputElement && checked !== undefined && control.checked === checked;
    if (!isDone) control?.click();
  }
}
