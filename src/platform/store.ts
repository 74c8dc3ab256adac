/** What the stores of the app and of the first paint have in common. */
import * as v from 'valibot';
import type { Section, StorageKey } from './storage-keys';

export interface Store {
  /** The saved value. A value that does not match the schema is removed, and undefined is returned. */
  read<S extends v.GenericSchema>(key: StorageKey, schema: S): v.InferOutput<S> | undefined;
  /**
   * @param value must be JSON. @param borrower the one in the address by default.
   * @returns whether it was saved; otherwise it lasts until the page is closed.
   */
  write(key: StorageKey, value: unknown, borrower?: string): boolean;
  remove(key: StorageKey): void;
  /** Removes the entries of borrowers other than the one in the address. */
  removeOthers(): void;
  /** Removes all entries of this origin but those of these sections, including entries of other apps. */
  clearExcept(...sections: Section[]): void;
}

type Values = Pick<Store, 'read' | 'write' | 'remove'>;

/** One value of a store. Saving undefined removes it. */
export const slot = <S extends v.GenericSchema>(store: Values, key: StorageKey, schema: S) => ({
  read: () => store.read(key, schema),
  save(value: v.InferInput<S> | undefined): void {
    if (value === undefined) store.remove(key);
    else store.write(key, value);
  },
});

export const hasFlag = (store: Values, key: StorageKey): boolean => store.read(key, v.literal(true)) !== undefined;

export const setFlag = (store: Values, key: StorageKey): void => void store.write(key, true);
