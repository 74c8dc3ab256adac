/** The vouchers saved on the device: a payment code stays available offline and after the page was closed. */
import * as v from 'valibot';
import { amount } from '../api/decode';
import { changeDatabase, readDatabase } from '../host/database';
import { readParameters } from '../host/session';
import { currentVouchers, isSameVoucher, VOUCHERS_KEY } from './voucher-rules';

const text = v.undefinedable(v.string());

/** Contains no session value, no phone number and no name. */
const savedVoucher = v.object({
  userId: v.string(),
  orderId: v.string(),
  productId: text,
  requestType: text,
  /** Hundredths, as in the address. */
  amount: text,
  payCode: text,
  /** Name of the payment channel, if it is known. */
  channel: text,
  /** When the code was created, in epoch milliseconds. */
  at: v.number(),
  /** What the instructions show. */
  content: v.object({
    topLogo: text,
    amount,
    title: text,
    text,
    codeImage: text,
    code: text,
    company: text,
    sections: v.array(v.object({ title: text, content: v.array(v.string()) })),
    guide: v.object({ title: text, contact: text, pictures: v.array(v.string()) }),
    bottomLogo: text,
  }),
});
export type SavedVoucher = v.InferOutput<typeof savedVoucher>;

const savedVouchers = v.array(savedVoucher);

/** The borrower's vouchers, the newest first. Deletes those that are too old. */
export async function readVouchers(userId: string | undefined): Promise<SavedVoucher[]> {
  // Without a user id the vouchers cannot be assigned to a borrower.
  if (!userId) return [];
  const all = (await readDatabase(VOUCHERS_KEY, savedVouchers)) ?? [];
  const current = currentVouchers(all, userId);
  if (current.length < all.length) await change((stored) => currentVouchers(stored, userId));
  return current;
}

/** Replaces a saved voucher of the same payment. */
export async function saveVoucher(voucher: SavedVoucher): Promise<void> {
  // The borrower may have changed before the answer arrived.
  if (readParameters().get('userId') !== voucher.userId) return;
  await change((all) => [
    ...currentVouchers(all, voucher.userId).filter((each) => !isSameVoucher(each, voucher)),
    voucher,
  ]);
}

/** Call it when nothing more is to be paid on this order. */
export const removeVouchers = (orderId: string | undefined) =>
  change((all) => all.filter((each) => each.orderId !== orderId));

const change = (edit: (all: SavedVoucher[]) => SavedVoucher[]) =>
  changeDatabase(VOUCHERS_KEY, savedVouchers, (all = []) => edit(all));
