/** Reads the vouchers saved on the device, without checking them. Only the app checks and changes them. */
import { borrowerKey } from '../../host/storage';
import type { SavedVoucher } from '../../loan/saved-vouchers';
import { currentVouchers, VOUCHERS_KEY } from '../../loan/voucher-rules';

export async function readVouchers(userId: string | undefined): Promise<SavedVoucher[]> {
  return userId ? currentVouchers(await readStored(), userId) : [];
}

/** Reads the store of `host/database.ts`. If the database does not exist yet, only the app creates it. */
function readStored(): Promise<SavedVoucher[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('borrower-h5');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').get(borrowerKey(VOUCHERS_KEY));
      reading.onsuccess = () => resolve(reading.result ?? []);
    };
  });
}

/** Replace the functions that write. */
export const useSaveVoucher = () => undefined;
export const removeVouchers = useSaveVoucher;
