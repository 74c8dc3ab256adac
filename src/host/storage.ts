/** Web storage that never throws: denied, full or corrupt storage costs memory of the visit, not the screen. */

export interface Store {
  read(key: string): string | undefined;
  /** @returns whether it is really kept; else it lasts as long as this page. */
  write(key: string, value: string): boolean;
  clear(): void;
}

function createStore(area: () => Storage): Store {
  const fallback = new Map<string, string>();
  return {
    read(key) {
      try {
        // What could not be written is newer than what is still kept under its name.
        return fallback.get(key) ?? area().getItem(key) ?? undefined;
      } catch {
        return fallback.get(key);
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value);
        fallback.delete(key);
        return true;
      } catch {
        fallback.set(key, value);
        return false;
      }
    },
    clear() {
      fallback.clear();
      try {
        area().clear();
      } catch {
        // Nothing was kept there, so nothing is left to clear.
      }
    },
  };
}

/** Survives a restart of the web view. */
export const localStore = createStore(() => window.localStorage);
/** Lives as long as the web view's session. */
export const sessionStore = createStore(() => window.sessionStorage);
