/** What every test stands on: matchers, the pieces jsdom lacks, and no unexpected word on the console. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { watchConsole } from './console';

/** ms; ends what hangs. A busy machine needs longer for an answer over HTTP than the standard second. */
const LONGEST_WAIT = 30_000;

// Vitest has no setting for the time-out of these two.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? LONGEST_WAIT);
vi.waitUntil = (callback, options) => waitUntil(callback, options ?? LONGEST_WAIT);

const inBrowser = typeof document !== 'undefined';
const unexpected = watchConsole();

if (inBrowser) {
  await import('@testing-library/jest-dom/vitest');
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LONGEST_WAIT });
  addMissingPieces();
  const { reduceMotion } = await import('antd-mobile');
  // The app's own root for antd-mobile's imperative pop-ups.
  await import('../src/ui/antd');
  reduceMotion();
}

beforeEach(() => {
  unexpected.clear();
});

afterEach(async () => {
  if (inBrowser) {
    const { act, cleanup } = await import('@testing-library/react');
    const { Toast } = await import('antd-mobile');
    cleanup();
    await act(async () => Toast.clear());
    localStorage.clear();
    sessionStorage.clear();
    Reflect.deleteProperty(window, 'webkit');
  }
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(unexpected.list(), 'nothing unexpected on the console').toEqual([]);
});

// A process runs many files: each one loads the app's modules anew, so that what they store in variables ends with it.
afterAll(() => {
  vi.resetModules();
});

// Pop-ups have roots of their own, which leave a little later: the file's document must still be there.
afterAll(async () => {
  if (!inBrowser) return;
  const { Toast } = await import('antd-mobile');
  await pending();
  // One that arrived after its test's end.
  Toast.clear();
  await pending();
});

/** Lets what React and the pop-ups' springs have planned come to pass: springs move with frames, React follows them. */
async function pending(): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The parts of a browser that jsdom leaves out and the app or its libraries call. */
function addMissingPieces(): void {
  window.matchMedia ??= (media: string): MediaQueryList => ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  // jsdom lays nothing out.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
  window.scrollTo = () => undefined;
  // jsdom has no pictures: each one decodes, and is encoded as the first bytes of a JPEG.
  HTMLImageElement.prototype.decode ??= () => Promise.resolve();
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => undefined, drawImage: () => undefined })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) =>
    done(new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' }));
  // Copying by selection: jsdom knows no commands, so it fails as a denying web view does.
  document.execCommand ??= () => false;
}
