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
  /** What the app must say. */
  toasts: string[];
}

declare global {
  interface Window {
    firstPaint?: FirstPaint;
  }
}

let asksForApp = false;

/** Called by whatever a tap sets off and the first paint can't finish by itself. */
export function needsApp(): void {
  asksForApp = true;
}

/** Notes the taps on a container that the app must make again, in their order. */
export function recordTaps(container: Element, taps: Tap[]): void {
  const begin = () => {
    asksForApp = false;
  };
  const note = ({ target }: Event) => {
    if (!asksForApp || !(target instanceof Element)) return;
    const control = target.closest('button, a, input, label') ?? target;
    const path = pathTo(control, container);
    if (path === undefined) return;
    const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox';
    taps.push({ path, checked: isCheckbox ? control.checked : undefined });
    control.setAttribute('data-tapped', '');
  };
  // A click on a checkbox changes state with the event that follows it.
  for (const type of ['click', 'change']) {
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

/** Makes the taps in the app. */
export function repeatTaps(taps: readonly Tap[], container: Element): void {
  for (const { path, checked } of taps) {
    const control = elementAt(path, container);
    const isDone = control instanceof HTMLInputElement && checked !== undefined && control.checked === checked;
    if (!isDone) control?.click();
  }
}
