/**
 * Inline script that runs before any file is loaded: converts path-style and mangled links to hash links, sends the screen's first
 * request, and starts loading the first paint. It does the same for a screen that is opened before the app is there.
 */
import { fillIn } from '../api/call';
import { startEarlyCall } from '../api/early-answer';
import { mergeParameters, toHashAddress } from '../platform/address';
import type { FirstPaint } from '../platform/first-paint';
import { currentPath, splitHash } from '../platform/hash';
import { addEntry, isWritten } from '../platform/history-entry';
import { currentBrand, readLanguage, readParameters } from '../platform/session';
import { screenList } from '../screens';
import { colorDocument } from '../ui/brand/brand-colors';
import { fileAddress, inLanguage, preload } from './files';

normalizeAddress();
// A link that changes only the hash. The router, which listens later, reads the clean address.
window.addEventListener('popstate', normalizeAddress);

const parameters = readParameters();
const language = readLanguage(parameters);
document.documentElement.lang = language;

const state: FirstPaint = {
  address: window.location.href,
  entriesAtLoad: window.history.length,
  painted: Promise.resolve(),
  isShown: false,
  isPressed: false,
  taps: [],
  values: [],
  toasts: [],
  open,
};
window.firstPaint = state;
/** A file renders one screen, once. */
const opened = new Set<string>();
start();

/** Replaces a path-style or mangled address. What the app has written stays, whatever its values are. */
function normalizeAddress(): void {
  // Another app of this origin may have written an entry without a route in the hash.
  if (isWritten() && window.location.hash.startsWith('#/')) return;
  const mended = toHashAddress(
    window.location,
    screenList.map(({ route }) => route),
  );
  if (mended !== undefined) window.history.replaceState(null, '', mended);
}

/** Sends the first request of the current address, and loads its first paint. */
function start(): void {
  const path = currentPath();
  const own = readParameters();
  const read = __FIRST_CALLS__[path];
  if (read !== undefined) startEarlyCall(fillIn(read, Object.fromEntries(own)), own);
  const [screen, legalText] = filesOf(path);
  state.document = legalText && fileAddress(legalText);
  if (screen === undefined) return;
  opened.add(screen);
  state.painted = paint(screen, legalText);
  // It may fail before `load-app.ts` runs, which then loads the app.
  state.painted.catch(() => undefined);
}

function filesOf(path: string): readonly string[] {
  return __START_FILES__?.firstPaint[path]?.map((file) => inLanguage(file, language)) ?? [];
}

function open(route: string, entryState: unknown): boolean {
  const { path, search } = splitHash(route);
  const [screen] = filesOf(path);
  if (screen === undefined || opened.has(screen)) return false;
  if (screenList.find((row) => row.route === currentPath())?.next?.includes(path) !== true) return false;
  if (readLanguage(mergeParameters(window.location.search, search)) !== language) return false;
  try {
    addEntry(route, entryState);
  } catch {
    return false;
  }
  start();
  showSkeleton();
  window.scrollTo(0, 0);
  return true;
}

/** Shows the skeleton of the current address, in a container of its own, instead of the last screen. */
function showSkeleton(): void {
  Object.assign(state, { address: window.location.href, isShown: false, taps: [], values: [], toasts: [] });
  const container = document.getElementById('first-paint');
  container?.replaceWith(container.cloneNode());
  state.showSkeleton?.();
}

// Another screen or borrower. The app opens it.
window.addEventListener('popstate', () => {
  if (window.location.href === state.address || document.getElementById('first-paint') === null) return;
  delete window.earlyCall;
  showSkeleton();
  // The file of the screen before may still arrive, and must not paint.
  state.address = '';
});

async function paint(screen: string, legalText: string | undefined): Promise<void> {
  preload(screen);
  if (legalText !== undefined) preload(legalText);
  // The file needs what the scripts of the document share.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const module: { painted: Promise<void> } = await import(/* @vite-ignore */ fileAddress(screen));
  return module.painted;
}

// After the requests have been sent.
colorDocument(currentBrand(parameters));
