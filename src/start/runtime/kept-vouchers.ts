/** Vouchers on the device for the first paint, as they were written; the app checks and changes them. */
import { borrowerKey } from '../../host/storage';
import type { KeptVoucher } from '../../loan/kept-vouchers';
import { currentVouchers, KEPT_VOUCHERS } from '../../loan/voucher-rules';

export async function readVouchers(userId: string | undefined): Promise<KeptVoucher[]> {
  return userId ? currentVouchers(await readStored(), userId) : [];
}

/** From the store of `host/database.ts`. A database that is not there yet is left to the app. */
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

/** In the place of the hook that writes. */
export const useKeepVoucher = () => undefined;
export const forgetVouchers = useKeepVoucher;
