/** In the first paint: reads the saved vouchers without checking them. It saves none, and deletes those of an order that cannot be paid. */
import { borrowerKey, DATABASE, OBJECT_STORE } from '../../platform/storage-keys';
import type { SavedVoucher } from './voucher';
import { allowsPayment, currentVouchers, isOfOrder, VOUCHERS_KEY } from './voucher-rules';

type Vouchers = typeof import('./vouchers');

export const readVouchers = (async (userId) => {
  if (!userId) return [];
  const stored = await openStore('readonly')
    .then(readStored)
    .catch(() => []);
  return currentVouchers(stored, userId);
}) satisfies Vouchers['readVouchers'];

/** Opens the store of `platform/database.ts`. If the database does not exist yet, only the app creates it. @throws without it. */
async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.transaction?.abort();
  return (await resultOf(opening)).transaction(OBJECT_STORE, mode).objectStore(OBJECT_STORE);
}

const readStored = async (store: IDBObjectStore): Promise<SavedVoucher[]> =>
  (await resultOf(store.get(borrowerKey(VOUCHERS_KEY)))) ?? [];

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });

export const saveVoucher = (async () => true) satisfies Vouchers['saveVoucher'];

/** Deletes the vouchers whose payment the order no longer allows, because the page may be closed before the app is loaded. */
export const updateSavedVouchers = (async (order, answer) => {
  if (answer.about !== 'order') return;
  try {
    const store = await openStore('readwrite');
    const all = await readStored(store);
    const valid = all.filter((each) => !isOfOrder(each, order) || allowsPayment(answer, each));
    if (valid.length < all.length) store.put(valid, borrowerKey(VOUCHERS_KEY));
  } catch {
    // Without the database nothing is saved.
  }
}) satisfies Vouchers['updateSavedVouchers'];

export const isDeleted = (() => false) satisfies Vouchers['isDeleted'];
