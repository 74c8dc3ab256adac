/** Describes what the first paint and the app show of a screen, as text that can be compared. */
import type { Page } from '@playwright/test';
import { screenList } from '../../src/screens.ts';
import type { FaultRequest } from '../../src/test-page/faults/fault.ts';

/** Whether the screen of an address has a first paint. */
export function hasFirstPaint(address: string): boolean {
  const [path] = address.split('?');
  return screenList.some(({ route, start }) => route === path && start !== 'app');
}

export interface Painted {
  /** What the first paint showed; null if it showed no content. */
  first: string | null;
  /** What the app showed when it took over; null before. */
  app: string | null;
}

/** Records both in the page: the first paint when it is complete, the app when it replaces it. */
function recordPaints(): void {
  const ignored =
    /^(?:id|for|form|aria-labelledby|aria-describedby|aria-controls|value|checked|selected|data-tapped|ref)$/;
  const write = (node: Node): string => {
    if (node instanceof Text) return node.data;
    // A long list first shows a few rows, and its height depends on measurements.
    if (!(node instanceof Element) || Number(node.getAttribute('aria-posinset')) > 5) return '';
    // The links to other languages are loaded on demand, before or after the app replaces the first paint.
    if (node.matches('a[hreflang]')) return '';
    const attributes = [...node.attributes]
      .filter(
        ({ name, value }) =>
          !ignored.test(name) &&
          !(node.querySelector('[aria-posinset]') && name === 'style') &&
          !(value === '' && /^(?:class|style)$/.test(name)),
      )
      .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
      .sort();
    return `\n<${node.localName}${attributes.join('')}>${[...node.childNodes].map(write).join('')}</${node.localName}>`;
  };
  const painted: Painted = { first: null, app: null };
  window.painted = painted;
  // The first paint has only the answer that the boot script fetches; the app may have others before it takes over.
  const held: (() => void)[] = [];
  const { fetch } = window;
  let isFirst = true;
  window.fetch = async (...call) => {
    const isHeld = !isFirst && document.getElementById('first-paint') !== null;
    isFirst = false;
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    return fetch(...call);
  };
  new MutationObserver((changes) => {
    const removed = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .find((node) => node instanceof Element && node.id === 'first-paint');
    if (removed === undefined) return;
    for (const send of held.splice(0)) send();
    const page = document.getElementById('root')?.firstElementChild;
    if (!page) return;
    if (window.firstPaint?.isShown && removed.firstChild) painted.first = write(removed.firstChild);
    painted.app = write(page);
  }).observe(document, { subtree: true, childList: true });
}

declare global {
  interface Window {
    painted: Painted;
  }
}

/** Key in session storage: whether the next page gets an answer, so that the app can wait for the first paint. */
const IS_ANSWERED = 'test.isAnswered';

/** Records the first paint and the app's rendering of each opened page, in this order on slow machines, too. */
export async function recordFirstPaints(page: Page): Promise<void> {
  await page.addInitScript((isAnswered) => {
    const setReal = window.setTimeout.bind(window);
    const setHeld = (run: () => void, ms?: number, ...rest: unknown[]): number =>
      // The app's longest wait for the first paint (`src/start/load-app.ts`).
      ms === 1200 && sessionStorage.getItem(isAnswered) === 'true' ? 0 : setReal(run, ms, ...rest);
    Object.assign(window, { setTimeout: setHeld });
  }, IS_ANSWERED);
  await page.addInitScript(recordPaints);
}

/** Session storage's entry for a page of these faults. */
export function waitForFirstPaint(faults: readonly FaultRequest[]): [name: string, value: string] {
  return [IS_ANSWERED, String(faults.every(({ kind }) => kind !== 'hang'))];
}
