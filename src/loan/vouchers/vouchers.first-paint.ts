/** In the first paint: reads the saved vouchers without checking them, and does not write. */
import { borrowerKey, DATABASE, OBJECT_STORE } from '../../platform/storage-keys';
import type { SavedVoucher } from './voucher';
import { currentVouchers, VOUCHERS_KEY } from './voucher-rules';

type Vouchers = typeof import('./vouchers');

export const readVouchers = (async (userId) =>
  userId ? currentVouchers(await readStored(), userId) : []) satisfies Vouchers['readVouchers'];

/** Reads the store of `platform/database.ts`. If the database does not exist yet, only the app creates it. */
function readStored(): Promise<SavedVoucher[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(DATABASE);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const reading = opening.result.transaction(OBJECT_STORE).objectStore(OBJECT_STORE).get(borrowerKey(VOUCHERS_KEY));
      reading.onsuccess = () => resolve(reading.result ?? []);
    };
  });
}

const nothing = async () => undefined;
export const saveVoucher = nothing satisfies Vouchers['saveVoucher'];
export const updateSavedVouchers = nothing satisfies Vouchers['updateSavedVouchers'];
export const isDeleted = (() => false) satisfies Vouchers['isDeleted'];
