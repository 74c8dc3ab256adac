/** Describes what the first paint and the app show of a screen, as text that can be compared, and what moves meanwhile. */
import type { Page } from '@playwright/test';
import { type CallName, PATHS } from '../../src/contract/paths';
import { screenList } from '../../src/screens.ts';
import type { FaultRequest } from '../../src/test-page/faults/fault.ts';

const screenOf = (address: string) => screenList.find(({ route }) => route === address.split('?')[0]);

/** Whether the screen of an address has a first paint. */
export const hasFirstPaint = (address: string) => (screenOf(address)?.firstPaint ?? 'none') !== 'none';

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
    // The links to other languages are loaded on demand, before or after the app replaces the first paint. The service button
    // is shown when the app has found its place (`src/loan/service/service-button.first-paint.ts`).
    if (node.matches('a[hreflang], div:has(> button:first-child + [hidden])')) return '';
    const attributes = [...node.attributes]
      .filter(
        ({ name, value }) =>
          !ignored.test(name) &&
          !(node.querySelector('[aria-posinset]') && name === 'style') &&
          !(value === '' && /^(?:class|style)$/.test(name)),
      )
      .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
      .sort();
    // The drawings of states are loaded with the app (`src/ui/picture/state-scenes.first-paint.ts`).
    const content = node.matches('main [data-illustration]') ? [] : [...node.childNodes];
    return `\n<${node.localName}${attributes.join('')}>${content.map(write).join('')}</${node.localName}>`;
  };
  /** Where the parts of a page are. A long list is longer once it is measured, and other languages are loaded on demand. */
  const places = (page: Element) =>
    [page, ...page.querySelectorAll('header, h1, main, main section')].map((part) => {
      const { x, y, width } = part.getBoundingClientRect();
      return `\n${part.localName} at ${Math.round(x)}, ${Math.round(y)}, ${Math.round(width)} px wide`;
    });
  const painted: Painted = { first: null, app: null };
  window.painted = painted;
  let firstPlaces: string[] = [];
  const { remove } = Element.prototype;
  Element.prototype.remove = function () {
    // Before the app removes it: not in an animation frame, because a busy browser drops those of a page that is not drawn yet.
    if (this.id === 'first-paint' && this.firstElementChild) firstPlaces = places(this.firstElementChild);
    remove.call(this);
  };
  // The first paint has only the answer that the boot script fetches; the app may have others before it takes over.
  const held: (() => void)[] = [];
  const { fetch } = window;
  let isFirst = true;
  window.fetch = async (...call) => {
    // Files of the app (`src/start/load-part.ts`).
    if (String(call[0]).endsWith('.js')) return fetch(...call);
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
    const page = document.getElementById('root')?.firstElementChild;
    if (page && window.firstPaint?.isShown && removed.firstChild)
      painted.first = write(removed.firstChild) + firstPlaces;
    if (page) painted.app = write(page);
    // What the app changes before its first frame is no layout shift for the browser.
    requestAnimationFrame(() => {
      if (page) painted.app += String(places(page));
      for (const send of held.splice(0)) send();
    });
  }).observe(document, { subtree: true, childList: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node?: Node }[];
}

function recordLayoutShifts(): void {
  const shifts: LayoutShift[] = [];
  const add = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  let shown = Number.POSITIVE_INFINITY;
  const setShown = () => {
    // The frame's own time may be before the end of the last frame.
    shown = performance.now();
  };
  const awaitContent = () => {
    const isShown =
      document.querySelector('main:not([aria-busy="true"])') !== null &&
      // A form is shown before the answer that its header shows.
      document.querySelector('header :is([aria-busy="true"], [aria-hidden="true"] > h2)') === null;
    // The frame that shows the content is not over yet.
    requestAnimationFrame(isShown ? setShown : awaitContent);
  };
  requestAnimationFrame(awaitContent);
  window.layoutShifts = ({ from = 'start', end }) => {
    add(observer.takeRecords());
    const first = from === 'start' ? 0 : shown;
    const last = end === undefined ? Number.POSITIVE_INFINITY : performance.getEntriesByName(end)[0]?.startTime;
    if (last === undefined) return [`no mark ${end}`];
    const counted = shifts.filter(({ startTime }) => startTime >= first && startTime < last);
    const sum = counted.reduce((total, { value }) => total + value, 0);
    if (sum <= 0.02) return [];
    const moved = counted.flatMap(({ sources }) => sources.map(({ node }) => (node as Element | undefined)?.outerHTML));
    return [`layout shift ${sum.toFixed(3)} of ${moved.map((html) => html?.slice(0, 80)).join(', ')}`];
  };
}

interface Span {
  /** With the skeleton, or once the content is shown. */
  from?: 'start' | 'content';
  /** The name of the performance mark at which the load ends. */
  end?: string | undefined;
}

/** Records the layout shifts of each opened page. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(recordLayoutShifts);

/** What moved without input until the last frame is painted: nothing, or a description. */
export const layoutShifts = (page: Page, span: Span = {}) =>
  page.evaluate(async (counted) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return window.layoutShifts(counted);
  }, span);

declare global {
  interface Window {
    painted: Painted;
    layoutShifts: (span: Span) => string[];
  }
}

/** Key in session storage: whether the next page gets an answer, so that the app can wait for the first paint. */
const IS_ANSWERED = 'test.isAnswered';

/** Records the first paint and the app's rendering of each opened page, in this order on slow machines, too. */
export async function recordFirstPaints(page: Page): Promise<void> {
  await page.addInitScript((isAnswered) => {
    const setReal = window.setTimeout.bind(window);
    const setHeld = (run: () => void, ms?: number, ...rest: unknown[]): number =>
      // The app's longest wait for the first paint (`src/start/load-app.ts`): endless, or over at once.
      ms !== 1200
        ? setReal(run, ms, ...rest)
        : sessionStorage.getItem(isAnswered) === 'true'
          ? 0
          : setReal(run, 0, ...rest);
    Object.assign(window, { setTimeout: setHeld });
  }, IS_ANSWERED);
  await page.addInitScript(recordPaints);
}

/** Session storage's entry for a page of these faults. */
export function waitForFirstPaint(address: string, faults: readonly FaultRequest[]): [name: string, value: string] {
  const first = screenOf(address)?.read;
  const read = first && PATHS[first as CallName];
  return [IS_ANSWERED, String(!faults.some(({ kind, path }) => kind === 'hang' && path === read))];
}
