/**
 * Web storage that never throws: denied, full or corrupt storage costs memory of the visit, not the screen.
 * Each entry belongs to a section, carries a version, and is checked when it is read.
 */
import * as v from 'valibot';

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
const VERSIONED = new RegExp(`^v(\\d+):(?:${SECTIONS.join('|')})\\.`);
const nameOf = (key: StorageKey) => `v${VERSION}:${key}`;

export interface Store {
  /** What is kept, as the schema reads it; what the schema refuses is thrown away and reads as absent. */
  read<S extends v.GenericSchema>(key: StorageKey, schema: S): v.InferOutput<S> | undefined;
  /** @param value survives JSON. @returns whether it is really kept; else it lasts as long as this page. */
  write(key: StorageKey, value: unknown): boolean;
  remove(key: StorageKey): void;
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
    write(key, value) {
      const json = JSON.stringify(value);
      try {
        open().setItem(nameOf(key), json);
        fallback.delete(nameOf(key));
        return true;
      } catch {
        fallback.set(nameOf(key), json);
        return false;
      }
    },
    remove,
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
          const key = each.slice(nameOf('' as StorageKey).length) as StorageKey;
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
