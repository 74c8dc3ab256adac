/** Tells React components that a value outside React has changed (`useSyncExternalStore`). */
export function createReaders() {
  const readers = new Set<() => void>();
  return {
    subscribe: (reader: () => void) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    notify: () => {
      for (const reader of readers) reader();
    },
  };
}
