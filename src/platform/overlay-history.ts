/**
 * Makes Back close the open overlay (dialog, sheet, viewer) instead of leaving the screen. Each open overlay has its own
 * history entry, a copy of the screen's entry, so that the router sees no navigation.
 */

/** Key in the state of a history entry: the number of open overlays. */
const OVERLAYS = 'overlays';

/** The functions that close the open overlays; the topmost overlay is last. */
const open: (() => void)[] = [];
let watching = false;
/** Whether a `history.go` that was called here has not finished yet. */
let goingBack = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts to listen to the history. @returns a function that stops it. */
export function watchOverlayHistory(): () => void {
  watching = true;
  goingBack = false;
  window.addEventListener('popstate', onPopState);
  // After a reload the current entry may belong to an overlay that is no longer open.
  scheduleSync();
  return () => {
    watching = false;
    clearTimeout(timer);
    window.removeEventListener('popstate', onPopState);
  };
}

/** Registers an overlay that has opened: Back calls `close`. @returns a function to call when it has closed. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  scheduleSync();
  return () => {
    open.splice(open.indexOf(close), 1);
    scheduleSync();
  };
}

const entryDepth = (): number => Number(window.history.state?.[OVERLAYS] ?? 0);

export const isOverlayEntry = (): boolean => entryDepth() > 0;

/** Waits for the next task, so that an overlay that replaces another one takes over its entry. */
function scheduleSync(): void {
  clearTimeout(timer);
  if (watching) timer = setTimeout(syncHistory);
}

/** Adds or removes history entries until there is one for each open overlay. */
function syncHistory(): void {
  if (goingBack) return;
  const surplus = entryDepth() - open.length;
  if (surplus > 0) {
    goingBack = true;
    window.history.go(-surplus);
  }
  try {
    for (let depth = entryDepth() + 1; depth <= open.length; depth += 1) {
      window.history.pushState({ ...window.history.state, [OVERLAYS]: depth }, '');
    }
  } catch {
    // Browsers limit how often entries are added. Back does not close the overlay then; its own buttons do.
  }
}

function onPopState(): void {
  const own = goingBack;
  goingBack = false;
  // The user pressed Back: closes the overlays above the current entry, topmost first.
  if (!own) for (const close of open.slice(entryDepth()).reverse()) close();
  // An overlay that did not close gets its entry back.
  scheduleSync();
}

/** ms between two checks. */
const INTERVAL = 50;

/**
 * Runs `show` when the app is on screen and nothing is pressed: a dialog that opens by itself between press and release
 * would swallow the tap. @returns a function that cancels it.
 */
export function whenReleased(show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const isTooSoon = window.firstPaint?.isPressed === true || document.getElementById('first-paint') !== null;
    if (isTooSoon) timer = setTimeout(check, INTERVAL);
    else show();
  };
  check();
  return () => clearTimeout(timer);
}
