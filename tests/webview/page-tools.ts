/** The test driver's functions in the page: find elements by role and name, wait for them, and return where to tap. Runs in an isolated world. */
import { configure, queries, waitFor } from '@testing-library/dom';
import { STATE_TIMEOUT } from './timeouts.ts';

/** An exact name or text, or the source of a pattern. */
export type Words = string | { pattern: string };

export interface Target {
  role?: string;
  name?: Words;
  /** The text of an element, instead of its role. */
  text?: Words;
  /** The label of a field that has no role. */
  label?: Words;
  /** Searches inside this element only. */
  within?: Target;
  /** The index among several matches, from 0. Without it, there must be exactly one match. */
  nth?: number;
}

configure({ asyncUtilTimeout: STATE_TIMEOUT, getElementError: (message) => new Error(message ?? 'not found') });

const matcher = (words: Words) => (typeof words === 'string' ? words : new RegExp(words.pattern));

function all(target: Target): HTMLElement[] {
  const container = target.within === undefined ? document.body : one(target.within);
  if (target.text !== undefined) return queries.queryAllByText(container, matcher(target.text));
  if (target.label !== undefined) return queries.queryAllByLabelText(container, matcher(target.label));
  const options = target.name === undefined ? {} : { name: matcher(target.name) };
  return queries.queryAllByRole(container, target.role ?? '', options);
}

function one(target: Target): HTMLElement {
  const found = all(target);
  const element = found[target.nth ?? 0];
  if (element === undefined) throw new Error(`not there: ${JSON.stringify(target)}`);
  if (target.nth === undefined && found.length > 1) throw new Error(`${found.length} of ${JSON.stringify(target)}`);
  return element;
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Waits until the result of `read` has not changed for some frames. */
async function unchanged(read: () => string, frames = 4): Promise<void> {
  const end = Date.now() + STATE_TIMEOUT;
  let last = read();
  for (let same = 0; same < frames; ) {
    if (Date.now() > end) throw new Error(`still changing: ${last}`);
    await frame();
    const now = read();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

const placeOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
};

const tools = {
  /** The text of an element, once it exists. */
  async see(target: Target): Promise<string> {
    return (await waitFor(() => one(target))).textContent ?? '';
  },

  /** Waits until the element is gone. */
  async gone(target: Target): Promise<void> {
    await waitFor(() => {
      if (all(target).length > 0) throw new Error(`still there: ${JSON.stringify(target)}`);
    });
  },

  /** The point at which to tap an element, once it is stable, enabled and not covered. */
  async place(target: Target): Promise<{ x: number; y: number }> {
    return waitFor(async () => {
      const element = one(target);
      if (element.matches(':disabled, [aria-disabled="true"]')) throw new Error(`disabled: ${JSON.stringify(target)}`);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await unchanged(() => placeOf(element), 2);
      // A link that wraps is tapped on its first line.
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const met = document.elementFromPoint(x, y);
      if (met === null || !element.contains(met)) throw new Error(`covered by ${met?.outerHTML.slice(0, 200)}`);
      return { x, y };
    });
  },

  /** Waits until the element has the focus. */
  async focused(target: Target): Promise<void> {
    await waitFor(() => {
      if (document.activeElement !== one(target)) throw new Error(`not focused: ${JSON.stringify(target)}`);
    });
  },

  /** Waits until a screen is shown, and no request, image or animation is pending. */
  async settled(): Promise<void> {
    await waitFor(() => {
      if (document.querySelector('main') === null) throw new Error('no screen');
      if (document.querySelector('[aria-busy="true"]') !== null) throw new Error('still loading');
      const awaited = [...document.images].find(({ complete, loading }) => !complete && loading !== 'lazy');
      if (awaited !== undefined) throw new Error(`still loading ${awaited.src}`);
    });
    await document.fonts.ready;
    await unchanged(
      () =>
        [...document.querySelectorAll('main > *, [role="dialog"], .adm-toast-main')]
          .map((element) => `${placeOf(element)} ${getComputedStyle(element).opacity}`)
          .join('|'),
      12,
    );
  },

  /** The visible text, for the message of a failed test. */
  async words(): Promise<string> {
    return document.body.innerText;
  },
};

export type Tools = typeof tools;

Object.assign(globalThis, { tools });
