/**
 * The browser's database (IndexedDB): what must outlive the clearing of local storage (contract, section 6).
 * It never throws: where the database is denied, full or lost, local storage takes its place.
 */
import { createStore, delMany, get, keys, type UseStore, update } from 'idb-keyval';
import * as v from 'valibot';
import { borrowerKey, isOthersKey, localStore, type StorageKey } from './storage';

export interface Kept<Value> {
  /** As the schema reads it; what the schema refuses counts as absent. */
  value: Value | undefined;
  /** False without the database: it lasts until local storage is cleared, or as long as this page. */
  lasting: boolean;
}

/** ms; a database that another tab or the phone holds up must not hold up the screen. */
const PATIENCE = 3000;

let opened: UseStore | undefined;

export async function readKept<S extends v.GenericSchema>(key: StorageKey, schema: S): Promise<Kept<v.InferOutput<S>>> {
  // What could not be written is newer than what is still kept under its name.
  const newer = localStore.read(key, schema);
  if (newer !== undefined) return { value: newer, lasting: false };
  try {
    return { value: parse(schema, await within(get<unknown>(borrowerKey(key), store()))), lasting: true };
  } catch {
    return { value: undefined, lasting: false };
  }
}

/**
 * Changes what is kept, in one transaction, so that two tabs don't undo each other's work.
 * @param change gets what is kept now; its result survives JSON.
 */
export async function changeKept<S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
  change: (kept: v.InferOutput<S> | undefined) => v.InferOutput<S>,
): Promise<Kept<v.InferOutput<S>>> {
  let value: v.InferOutput<S> | undefined;
  if (localStore.read(key, schema) === undefined) {
    try {
      await within(
        update<unknown>(
          borrowerKey(key),
          (kept) => {
            value = change(parse(schema, kept));
            return value;
          },
          store(),
        ),
      );
      return { value, lasting: true };
    } catch {
      // Denied, full or lost: from now on in local storage.
    }
  }
  value ??= change(localStore.read(key, schema));
  localStore.write(key, value);
  return { value, lasting: false };
}

/** Removes what belongs to other borrowers than the address's. */
export async function removeOthersKept(): Promise<void> {
  try {
    const others = (await within(keys(store()))).filter((key) => isOthersKey(String(key)));
    if (others.length > 0) await within(delMany(others, store()));
  } catch {
    // Without the database nothing is kept there.
  }
}

/** ms; what only may be there must hold up the screen even less. */
const SHORT_PATIENCE = 500;

/** What is kept for the address's borrower in the database alone; undefined without it. */
export async function readStored<S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  try {
    return parse(schema, await within(get<unknown>(borrowerKey(key), store()), SHORT_PATIENCE));
  } catch {
    return undefined;
  }
}

/** Changes it, in one transaction. Without the database nothing happens. */
export async function changeStored<S extends v.GenericSchema>(
  key: StorageKey,
  schema: S,
  change: (stored: v.InferOutput<S> | undefined) => v.InferOutput<S>,
): Promise<void> {
  try {
    await within(update<unknown>(borrowerKey(key), (stored) => change(parse(schema, stored)), store()));
  } catch {
    // Denied, full or lost.
  }
}

const store = () => {
  opened ??= createStore('borrower-h5', 'kept');
  return opened;
};

const parse = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | undefined => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
};

function within<Result>(work: Promise<Result>, patience = PATIENCE): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not answer')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
