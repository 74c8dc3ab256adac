/** The setup of all tests: matchers, browser APIs that jsdom lacks, and failing on unexpected console output. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, type RunnerTestFile, vi } from 'vitest';
import { watchConsole } from './console';
import { compareRecord } from './record';
import { SEED } from './seed';

/** ms. On a busy machine, an answer over HTTP takes longer than the default of one second. */
const LONGEST_WAIT = 30_000;

// Vitest has no setting for the timeout of these two.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? LONGEST_WAIT);
vi.waitUntil = (callback, options) => waitUntil(callback, options ?? LONGEST_WAIT);

fc.configureGlobal({ seed: SEED });

const inBrowser = typeof document !== 'undefined';
/** Only files with JSX render; loading antd-mobile takes most of the setup of a file in a process of its own. */
const renders = inBrowser && expect.getState().testPath?.endsWith('.tsx') === true;
const unexpected = watchConsole();

if (inBrowser) {
  await import('@testing-library/jest-dom/vitest');
  const { configure, getConfig } = await import('@testing-library/react');
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: LONGEST_WAIT,
    // A wait that fails in the end describes the document; a try of it would take most of its time for that.
    getElementError: (message, container) =>
      Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
        ? new Error(message ?? undefined)
        : getElementError(message, container),
  });
  // The files of a process share the window.
  if (!('ResizeObserver' in window)) {
    addMissingPieces();
    computeStylesOnce();
  }
}

if (renders) {
  const { reduceMotion } = await import('antd-mobile');
  // The app's own root for antd-mobile's imperative pop-ups.
  await import('../src/ui/overlay/antd');
  reduceMotion();
}

beforeEach(() => {
  unexpected.clear();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (renders) {
    const { act, cleanup } = await import('@testing-library/react');
    const { Toast } = await import('antd-mobile');
    cleanup();
    await act(async () => Toast.clear());
  }
  if (inBrowser) {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of ['webkit', 'earlyCall', 'firstPaint']) Reflect.deleteProperty(window, name);
  }
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  if (inBrowser) window.history.replaceState(null, '', '/');
  expect(unexpected.list(), 'nothing unexpected on the console').toEqual([]);
});

let file: RunnerTestFile | undefined;
beforeEach(({ task }) => {
  file = task.file;
});

// Runs after the hooks of the file, which read the calls that its sandbox received.
afterAll(() => {
  if (file !== undefined) compareRecord(file);
});

// A process runs many files. Resets the modules, so that module state is not shared between files.
afterAll(() => {
  vi.resetModules();
});

// Pop-ups have roots of their own, which are unmounted a little later, while the file's document must still exist.
afterAll(async () => {
  if (!renders) return;
  const { Toast } = await import('antd-mobile');
  await pending();
  // Output that arrived after the end of its test.
  Toast.clear();
  await pending();
});

/** Waits for React's pending updates and the pop-ups' animations, which advance by frames. */
async function pending(): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Browser APIs that jsdom lacks and that the app or its libraries call. */
function addMissingPieces(): void {
  // Node's fetch does not say which page has sent a request.
  const fetchOfNode = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set('Origin', window.location.origin);
    return fetchOfNode(input, { ...init, headers });
  };
  window.matchMedia = (media: string): MediaQueryList => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  // jsdom has no layout.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
  window.scrollTo = () => undefined;
  // jsdom does not decode images: every image decodes, and is encoded as the first bytes of a JPEG.
  HTMLImageElement.prototype.decode ??= () => Promise.resolve();
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => undefined, drawImage: () => undefined })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) =>
    done(new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' }));
  // jsdom has no execCommand, so copying by selection fails, as in a web view that denies it.
  document.execCommand ??= () => false;
}

/**
 * jsdom compares an element and its ancestors with every rule of its own style sheet, a fifth of the time of these tests. The app's
 * styles are not loaded here: what decides whether an element is shown are its tag, its attributes and inline styles.
 */
function computeStylesOnce(): void {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const displayOf = (element: Element, inline: CSSStyleDeclaration) => {
    if (inline.display !== '') return inline.display;
    const attributes = ['hidden', 'open', 'type', 'popover'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.localName, ...attributes]);
    const display = displays.get(key) ?? compute(element).display;
    displays.set(key, display);
    return display;
  };
  const inherited = (element: Element, name: 'visibility' | 'pointerEvents') => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const value = (each as HTMLElement).style[name];
      if (value !== '') return value;
    }
    return undefined;
  };
  window.getComputedStyle = (element, pseudo) => {
    if (document.styleSheets.length > 0) return compute(element, pseudo);
    const inline = (element as HTMLElement).style;
    const read = (name: string | symbol): unknown => {
      switch (name) {
        case 'display':
          return displayOf(element, inline);
        case 'visibility':
          return inherited(element, 'visibility') ?? 'visible';
        case 'pointerEvents':
        case 'pointer-events':
          return inherited(element, 'pointerEvents') ?? 'auto';
        case 'opacity':
          return inline.opacity === '' ? '1' : inline.opacity;
        case 'content':
          return 'normal';
        case 'getPropertyValue':
          return read;
        default: {
          const style = compute(element, pseudo);
          const value = Reflect.get(style, name, style);
          return typeof value === 'function' ? value.bind(style) : value;
        }
      }
    };
    return new Proxy(inline, { get: (_style, name) => read(name) });
  };
}
