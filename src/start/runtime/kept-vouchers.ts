/** Reads the vouchers saved on the device, without checking them. Only the app checks and changes them. */
import { borrowerKey } from '../../host/storage';
import type { KeptVoucher } from '../../loan/kept-vouchers';
import { currentVouchers, KEPT_VOUCHERS } from '../../loan/voucher-rules';

export async function readVouchers(userId: string | undefined): Promise<KeptVoucher[]> {
  return userId ? currentVouchers(await readStored(), userId) : [];
}

/** Reads the store of `host/database.ts`. If the database does not exist yet, only the app creates it. */
function readStored(): Promise<KeptVoucher[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('borrower-h5');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').get(borrowerKey(KEPT_VOUCHERS));
      reading.onsuccess = () => resolve(reading.result ?? []);
    };
  });
}

/** Replace the functions that write. */
export const useKeepVoucher = () => undefined;
export const forgetVouchers = useKeepVoucher;
