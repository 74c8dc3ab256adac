/**
 * Web storage that never throws: denied, full or corrupt storage costs memory of the visit, not the screen.
 * Each entry belongs to a section and to the borrower of the address, carries a version, and is checked when it is read.
 */
import * as v from 'valibot';
import { borrowerOf, NOBODY } from './session';

/** The sections of the specification (section 3), whose fields it leaves open. */
const SECTIONS = [
  'host',
  'setting',
  'main',
  'login',
  'order',
  'productDetail',
  'public',
  'personal',
  'job',
  'ext',
  'bank',
  'enum',
  'txt',
  'citySelect',
  'day',
] as const;

type Section = (typeof SECTIONS)[number];

/** `section.name`. */
export type StorageKey = `${Section}.${string}`;

/** Counts up when a kept value changes its shape; what older releases kept is then thrown away. */
const VERSION = 1;
const VERSIONED = new RegExp(`^v(\\d+):(?:[^:.]*:)?(?:${SECTIONS.join('|')})\\.`);

/** Sections of the test page, which belong to the device. */
const DEVICE_KEY = /^(?:host|setting)\./;

/** The key under its borrower. Addresses without one share the plain key. */
export function borrowerKey(key: StorageKey, borrower = borrowerOf()): string {
  return borrower === NOBODY || DEVICE_KEY.test(key)
    ? key
    : `${encodeURIComponent(borrower).replace(/\./g, '%2E')}:${key}`;
}

/** Whether a key, as `borrowerKey` makes it, belongs to another borrower than the address's. */
export function isOthersKey(key: string): boolean {
  const own = key.slice(key.indexOf(':') + 1) as StorageKey;
  return key !== borrowerKey(own);
}

const nameOf = (key: StorageKey, borrower?: string) => `v${VERSION}:${borrowerKey(key, borrower)}`;

export interface Store {
  /** What is kept, as the schema reads it; what the schema refuses is thrown away and reads as absent. */
  read<S extends v.GenericSchema>(key: StorageKey, schema: S): v.InferOutput<S> | undefined;
  /**
   * @param value survives JSON. @param borrower the address's unless given.
   * @returns whether it is really kept; else it lasts as long as this page.
   */
  write(key: StorageKey, value: unknown, borrower?: string): boolean;
  remove(key: StorageKey): void;
  /** Removes what belongs to other borrowers than the address's. */
  removeOthers(): void;
  /** What is kept in one section, unread by any schema. */
  section(name: (typeof SECTIONS)[number]): readonly (readonly [StorageKey, unknown])[];
  /** Empties the whole area, entries of others on this site among them; @param but a section that stays. */
  clear(but?: Section): void;
}

function createStore(area: () => Storage): Store {
  const fallback = new Map<string, string>();
  let swept = false;

  /** The area, without what older releases left there. */
  function open(): Storage {
    const storage = area();
    if (!swept) {
      swept = true;
      for (const name of Object.keys(storage)) {
        const version = VERSIONED.exec(name)?.[1];
        if (version !== undefined && Number(version) < VERSION) storage.removeItem(name);
      }
    }
    return storage;
  }

  function find(name: string): string | undefined {
    try {
      // What could not be written is newer than what is still kept under its name.
      return fallback.get(name) ?? open().getItem(name) ?? undefined;
    } catch {
      return fallback.get(name);
    }
  }

  function remove(key: StorageKey): void {
    fallback.delete(nameOf(key));
    try {
      open().removeItem(nameOf(key));
    } catch {
      // Nothing was kept there.
    }
  }

  return {
    read(key, schema) {
      const json = find(nameOf(key));
      if (json === undefined) return undefined;
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
      if (success) return output;
      remove(key);
      return undefined;
    },
    write(key, value, borrower) {
      const json = JSON.stringify(value);
      const name = nameOf(key, borrower);
      try {
        open().setItem(name, json);
        fallback.delete(name);
        return true;
      } catch {
        fallback.set(name, json);
        return false;
      }
    },
    remove,
    removeOthers() {
      const isOthers = (name: string) => VERSIONED.test(name) && isOthersKey(name.replace(/^v\d+:/, ''));
      for (const name of [...fallback.keys()].filter(isOthers)) fallback.delete(name);
      try {
        for (const name of Object.keys(open()).filter(isOthers)) open().removeItem(name);
      } catch {
        // Nothing was kept there.
      }
    },
    section(name) {
      const prefix = nameOf(`${name}.`);
      const names = new Set(fallback.keys());
      try {
        for (const kept of Object.keys(open())) names.add(kept);
      } catch {
        // What could not be written is all there is.
      }
      return [...names]
        .filter((each) => each.startsWith(prefix))
        .flatMap((each) => {
          const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson()), find(each));
          const key = `${name}.${each.slice(prefix.length)}` as StorageKey;
          return success ? [[key, output] as const] : [];
        });
    },
    clear(but) {
      const stays = (name: string) => but !== undefined && name.startsWith(nameOf(`${but}.`));
      for (const name of [...fallback.keys()].filter((each) => !stays(each))) fallback.delete(name);
      try {
        if (but === undefined) area().clear();
        else for (const name of Object.keys(area()).filter((each) => !stays(each))) area().removeItem(name);
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
