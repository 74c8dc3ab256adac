/** Web storage that never throws: denied, full or corrupt storage costs memory of the visit, not the screen. */

export interface Store {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
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
      } catch {
        fallback.set(key, value);
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
