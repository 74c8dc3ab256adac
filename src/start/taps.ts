/**
 * Taps on the first paint. What a tap changed in state, or asked of the app, is made again in the app when it takes
 * over; what is done for good (a copied code, an opened address) is not.
 */

/** A control, as the way to it from its container: the index of each child. */
export type ControlPath = readonly number[];

/** The first paint as the app finds it; set by the boot script where the opened screen has one. */
export interface FirstPaint {
  /** Resolves when the content is on screen, or can't be; rejects when the file did not arrive. */
  painted: Promise<void>;
  /** The content is on screen. */
  isShown: boolean;
  /** What the app must tap again. */
  taps: Tap[];
  /** What was typed or chosen, field by field. */
  values: { path: ControlPath; value: string }[];
  /** What the app must say. */
  toasts: string[];
  /** Address of the document that the screen shows. */
  document: string | undefined;
}

declare global {
  interface Window {
    firstPaint?: FirstPaint;
  }
}

/** What still waits for its content; a button is busy with what was tapped. */
export const BUSY = '[aria-busy="true"]:not(button)';

let asksForApp = false;

/** Called by whatever a tap sets off and the first paint can't finish by itself. */
export function needsApp(): void {
  asksForApp = true;
}

/** Notes what is tapped and typed in a container, for the app to make again in the same order. */
export function recordTaps(container: Element, { taps, values }: Pick<FirstPaint, 'taps' | 'values'>): void {
  const begin = () => {
    asksForApp = false;
  };
  const note = (event: Event) => {
    const target = event instanceof SubmitEvent ? (event.submitter ?? event.target) : event.target;
    if (!(target instanceof Element)) return;
    if (isTextField(target)) {
      const path = pathTo(target, container);
      if (path !== undefined) values.push({ path, value: target.value });
      return;
    }
    if (!asksForApp) return;
    const control = target.closest('button, a, input, label') ?? target;
    const path = pathTo(control, container);
    if (path === undefined) return;
    const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox';
    taps.push({ path, checked: isCheckbox ? control.checked : undefined });
    control.setAttribute('data-tapped', '');
  };
  // A click on a checkbox or a form's button acts with the event that follows it.
  for (const type of ['click', 'change', 'input', 'submit']) {
    container.addEventListener(type, begin, true);
    container.addEventListener(type, note);
  }
}

/** A tap as it is made again. */
export interface Tap {
  path: ControlPath;
  /** What a checkbox shows since then; the app may have read the same from the device. */
  checked: boolean | undefined;
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextField(element: Element): element is TextField {
  const isButton = element instanceof HTMLInputElement && /^(?:checkbox|radio|button|submit|file)$/.test(element.type);
  return !isButton && /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
}

/** The way from a container to an element in it; undefined when it is outside. */
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

/** The element at the end of a way; undefined where the container has none. */
export function elementAt(path: ControlPath, container: Element): HTMLElement | undefined {
  let element: Element | undefined = container;
  for (const index of path) element = element?.children[index];
  return element instanceof HTMLElement ? element : undefined;
}

/** Types and taps in the app what was typed and tapped before. */
export function repeatTaps({ taps, values }: Pick<FirstPaint, 'taps' | 'values'>, container: Element): void {
  for (const { path, value } of values) {
    const field = elementAt(path, container);
    if (field === undefined || !isTextField(field)) continue;
    // By the prototype's setter: React takes a value that it has set itself for no change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
  for (const { path, checked } of taps) {
    const control = elementAt(path, container);
    const isDone = control instanceof HTMLInputElement && checked !== undefined && control.checked === checked;
    if (!isDone) control?.click();
  }
}
