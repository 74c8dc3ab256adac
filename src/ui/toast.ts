/** Toasts: messages, and a loading sign that is counted, so that one call's end never hides another's words. */

const STANDARD_DURATION = 3000;
/** Shorter given durations don't count (specification, section 8). */
const SHORTEST_DURATION = 300;

let message: symbol | undefined;
const loading: { text: string }[] = [];
/** Orders the asynchronous arrivals of the view: the latest wish wins. */
let turn = 0;

/** The time a toast stays, in ms. */
export function toastDuration(given?: number): number {
  return given !== undefined && given > SHORTEST_DURATION ? given : STANDARD_DURATION;
}

/** Shows a message until a tap or until its time is over. */
export function showToast(text: string, duration?: number): void {
  const own = Symbol(text);
  message = own;
  void withView((view) =>
    view.showMessage(text, toastDuration(duration), () => {
      if (message !== own) return;
      message = undefined;
      renewLoading();
    }),
  );
}

/** Shows a loading sign until the returned function is called; it goes when the last one has ended. */
export function showLoading(text: string): () => void {
  const entry = { text };
  loading.push(entry);
  if (message === undefined) renewLoading();
  return () => {
    const index = loading.indexOf(entry);
    if (index < 0) return;
    loading.splice(index, 1);
    if (message === undefined) renewLoading();
  };
}

/** Removes the message and the loading signs, whoever shows them. */
export function hideToasts(): void {
  // Without a message or a loading sign the view may not even be loaded.
  if (message === undefined && loading.length === 0) return;
  message = undefined;
  loading.length = 0;
  renewLoading();
}

function renewLoading(): void {
  const current = loading[loading.length - 1];
  void withView((view) => {
    if (current === undefined) view.closeToast();
    else view.showLoading(current.text, () => undefined);
  });
}

async function withView(act: (view: typeof import('./toast-view')) => void): Promise<void> {
  turn += 1;
  const own = turn;
  const view = await import('./toast-view').catch(() => undefined);
  // Without the file there is no toast; every message stands inline on its screen, too.
  if (view !== undefined && own === turn) act(view);
}
