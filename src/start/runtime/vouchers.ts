/** Replaces `loan/vouchers.ts` in the first paint: reads the saved vouchers without checking them, and does not write. */
import { borrowerKey } from '../../host/storage';
import { currentVouchers, VOUCHERS_KEY } from '../../loan/voucher-rules';
import type { SavedVoucher } from '../../loan/vouchers';

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

export const saveVoucher = () => undefined;
export const removeVouchers = saveVoucher;
