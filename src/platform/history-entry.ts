/** A screen's history entry as react-router writes it, for what opens a screen before the app is there or runs beside it. */
interface Entry {
  /** What the link has passed to the screen. */
  usr?: unknown;
  /** The first entry has none. */
  key?: string;
  /** Its place in the history. */
  idx?: number;
}

const currentEntry = (): Entry => (window.history.state as Entry | null) ?? {};

export const entryState = (): unknown => currentEntry().usr ?? null;

/** Undefined for the entry with which the page was opened. */
export const entryKey = (): string | undefined => currentEntry().key;

/** Whether the router, or `addEntry`, has written the current entry. */
export const isWritten = (): boolean => currentEntry().idx !== undefined;

export const entryIndex = (): number => Number(currentEntry().idx ?? 0);

/** Adds an entry, so that the router can go back from it. @throws if the browser takes no more entries. */
export function addEntry(route: string, usr: unknown): void {
  const entry: Entry = { usr, key: Math.random().toString(36).slice(2), idx: entryIndex() + 1 };
  window.history.pushState(entry, '', `#${route}`);
}
