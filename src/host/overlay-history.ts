/**
 * Back closes the overlay (dialog, sheet, viewer) that is open instead of leaving the screen. Each open overlay has a
 * history entry of its own, a copy of the screen's entry, so that the router sees no navigation.
 */

/** Name, in the state of a history entry, of the number of overlays that are open there. */
const OVERLAYS = 'overlays';

/** What closes each open overlay; the one on top is last. */
const open: (() => void)[] = [];
let watching = false;
/** Whether a traversal that was started here has not arrived yet. */
let travelling = false;
let planned: ReturnType<typeof setTimeout> | undefined;

/** Starts to follow the history. @returns how to stop; overlays that are open then are forgotten. */
export function watchOverlayHistory(): () => void {
  watching = true;
  travelling = false;
  window.addEventListener('popstate', onPopState);
  // After a reload the entry of an overlay that is no longer open may be the current one.
  plan();
  return () => {
    watching = false;
    clearTimeout(planned);
    window.removeEventListener('popstate', onPopState);
  };
}

/** Closes by Back what has just opened. @returns how to say that it has closed. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  plan();
  return () => {
    open.splice(open.indexOf(close), 1);
    plan();
  };
}

const entryDepth = (): number => Number(window.history.state?.[OVERLAYS] ?? 0);

/** Later, so that an overlay that follows another at once takes over its entry. */
function plan(): void {
  clearTimeout(planned);
  if (watching) planned = setTimeout(match);
}

/** Makes the current entry the one of the overlays that are open. */
function match(): void {
  if (travelling) return;
  const surplus = entryDepth() - open.length;
  if (surplus > 0) {
    travelling = true;
    window.history.go(-surplus);
  }
  try {
    for (let depth = entryDepth() + 1; depth <= open.length; depth += 1) {
      window.history.pushState({ ...window.history.state, [OVERLAYS]: depth }, '');
    }
  } catch {
    // Browsers limit how often entries are added; the overlay then closes by its own controls alone.
  }
}

function onPopState(): void {
  const own = travelling;
  travelling = false;
  // What a reader's Back has left behind closes, from the top. An overlay that stays open gets its entry back.
  if (!own) for (const close of open.slice(entryDepth()).reverse()) close();
  plan();
}
