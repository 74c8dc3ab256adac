/** In the first paint: reads the saved vouchers without checking them, and does not write. */
import { borrowerKey, DATABASE, OBJECT_STORE } from '../../platform/storage-keys';
import type { SavedVoucher } from './voucher';
import { currentVouchers, VOUCHERS_KEY } from './voucher-rules';

type Vouchers = typeof import('./vouchers');

export const readVouchers = (async (userId) =>
  userId ? currentVouchers(await readStored().catch(() => []), userId) : []) satisfies Vouchers['readVouchers'];

/** Reads the store of `platform/database.ts`. If the database does not exist yet, only the app creates it. @throws without it. */
async function readStored(): Promise<SavedVoucher[]> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const store = (await resultOf(opening)).transaction(OBJECT_STORE).objectStore(OBJECT_STORE);
  return (await resultOf(store.get(borrowerKey(VOUCHERS_KEY)))) ?? [];
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });

export const saveVoucher = (async () => true) satisfies Vouchers['saveVoucher'];
export const updateSavedVouchers = (async () => undefined) satisfies Vouchers['updateSavedVouchers'];
export const isDeleted = (() => false) satisfies Vouchers['isDeleted'];
