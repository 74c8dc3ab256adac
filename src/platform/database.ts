/**
 * IndexedDB, for data that must outlive the clearing of local storage (contract, section 6). The functions never throw:
 * if the database is blocked, full or deleted, `readSaved` and `changeSaved` use local storage instead.
 */
import { createStore, delMany, get, keys, type UseStore, update } from 'idb-keyval';
import * as v from 'valibot';
import { inTime } from './in-time';
import { isOthersKey, localStore } from './storage';
import { borrowerKey, DATABASE, OBJECT_STORE, type StorageKey } from './storage-keys';

export interface Saved<Value> {
  /** The parsed value; undefined when it is missing or does not match the schema. */
  value: Value | undefined;
  /** False when the value is not in the database: it then lasts until local storage is cleared or the page is closed. */
  persisted: boolean;
}

/** ms. The screen must not wait longer for a database that another tab or the system blocks. */
const TIMEOUT_MS = 3000;

let opened: UseStore | undefined;

export async function readSaved<S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
): Promise<Saved<v.InferOutput<S>>> {
  // A value in local storage is newer: the database could not be written then.
  const newer = localStore.read(key, schema);
  if (newer !== undefined) return { value: newer, persisted: false };
  return load(key, schema).then(
    (value) => ({ value, persisted: true }),
    () => ({ value: undefined, persisted: false }),
  );
}

/**
 * Changes a saved value in one transaction, so that two tabs do not overwrite each other's changes.
 * @param change receives the current value and returns the new one, which must be JSON.
 */
export async function changeSaved<S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
  change: Change<S>,
): Promise<Saved<v.InferOutput<S>>> {
  let value: v.InferOutput<S> | undefined;
  const changeOnce: Change<S> = (saved) => {
    value = change(saved);
    return value;
  };
  const isFallback = localStore.read(key, schema) !== undefined;
  if (!isFallback && (await changeDatabase(key, schema, changeOnce))) return { value, persisted: true };
  value ??= change(localStore.read(key, schema));
  localStore.write(key, value);
  return { value, persisted: false };
}

export async function removeOthersSaved(): Promise<void> {
  try {
    const others = (await inStore(keys)).filter((key) => isOthersKey(String(key)));
    if (others.length > 0) await inStore((store) => delMany(others, store));
  } catch {
    // Without the database there is nothing to remove.
  }
}

/** Like `readSaved`, but without local storage: undefined if the database is not available. */
export const readDatabase = <S extends v.GenericSchema>(key: StorageKey, schema: S) =>
  load(key, schema).catch(() => undefined);

/** Like `changeSaved`, but without local storage. @returns whether it was written: false if the database is not available. */
export const changeDatabase = <S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
  change: Change<S>,
): Promise<boolean> =>
  inStore((store) => update<unknown>(borrowerKey(key), (saved) => change(parse(schema, saved)), store)).then(
    () => true,
    () => false,
  );

type Change<S extends v.GenericSchema> = (saved: v.InferOutput<S> | undefined) => v.InferOutput<S>;

const load = async <S extends v.GenericSchema>(key: StorageKey, schema: S) =>
  parse(schema, await inStore((store) => get<unknown>(borrowerKey(key), store)));

const parse = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
};

/** @throws if the database is blocked, full or deleted. */
async function inStore<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> {
  opened ??= createStore(DATABASE, OBJECT_STORE);
  return inTime(work(opened), TIMEOUT_MS);
}
